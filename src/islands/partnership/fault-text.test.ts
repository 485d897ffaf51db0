import { expect, it } from 'vitest';
import { partnership as de } from '../../copy/de/partnership.ts';
import { partnership as en } from '../../copy/en/partnership.ts';
import { failureText, faultText } from './fault-text.ts';

it('words a fault, with its limit where there is one', () => {
  expect(faultText('name-missing', en)).toBe('Please enter your name');
  expect(faultText('terms-not-accepted', de)).toBe('Bitte akzeptieren Sie die Nutzungsbedingungen');
  expect(faultText('message-too-long', en)).toBe('Please shorten the message to 5000 characters');
});

it("puts 'Error' before the backend's message, and words what it says most in the visitor's language", () => {
  expect(failureText('502 Bad Gateway', en)).toBe('Error: 502 Bad Gateway');
  expect(failureText('Permission denied', en)).toBe('Error: Permission denied');
  expect(failureText('Permission denied', de)).toBe('Fehler: Der Server hat die Bewerbung abgelehnt');
  expect(failureText('', en)).toMatch(/^Error: We could not be reached/);
});
