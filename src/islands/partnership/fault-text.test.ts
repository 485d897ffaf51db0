import { expect, it } from 'vitest';
import { partnership as de } from '../../copy/de/applications/partnership.ts';
import { partnership as en } from '../../copy/en/applications/partnership.ts';
import { failureText, faultText } from './fault-text.ts';

it('fills in an error’s limit, if any', () => {
  expect(faultText('name-missing', en)).toBe('Please enter your name');
  expect(faultText('terms-not-accepted', de)).toBe('Bitte akzeptieren Sie die Nutzungsbedingungen');
  expect(faultText('message-too-long', en)).toBe('Please shorten the message to 5000 characters');
});

it('prefixes the server’s message with “Error”', () => {
  const error = { code: 'resource-exhausted', message: 'Bitte in 5 Minuten.' } as const;
  expect(failureText(error, de)).toBe('Fehler: Bitte in 5 Minuten.');
  expect(failureText({ code: 'internal', message: '' }, en)).toMatch(/^Error: We couldn’t reach/);
  expect(failureText({ code: 'deadline-exceeded', message: '' }, en)).toMatch(/^Error: We couldn’t reach/);
});

it.each(['invalid-argument', 'unauthenticated', 'permission-denied'] as const)(
  'tells the visitor what to do if the page itself is rejected, without developer details: %s',
  (code) => {
    const error = { code, message: 'application.name must be name-missing.' };
    expect(failureText(error, en)).toBe(`Error: ${en.refused}`);
    expect(failureText(error, de)).toBe(`Fehler: ${de.refused}`);
  },
);
