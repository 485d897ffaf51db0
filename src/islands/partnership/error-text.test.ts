import { expect, it } from 'vitest';
import { partnership as de } from '../../copy/de/applications/partnership.ts';
import { partnership as en } from '../../copy/en/applications/partnership.ts';
import { getErrorText, getFailureText } from './error-text.ts';

it('fills in an error’s limit, if any', () => {
  expect(getErrorText('name-missing', en)).toBe('Please enter your name');
  expect(getErrorText('terms-not-accepted', de)).toBe('Bitte akzeptieren Sie die Nutzungsbedingungen');
  expect(getErrorText('message-too-long', en)).toBe('Please shorten the message to 5000 characters');
});

it('prefixes the server’s message with “Error”', () => {
  const error = { code: 'resource-exhausted', message: 'Bitte in 5 Minuten.' } as const;
  expect(getFailureText(error, de)).toBe('Fehler: Bitte in 5 Minuten.');
  expect(getFailureText({ code: 'internal', message: '' }, en)).toMatch(/^Error: We couldn’t reach/);
  expect(getFailureText({ code: 'deadline-exceeded', message: '' }, en)).toMatch(/^Error: We couldn’t reach/);
});

it.each(['invalid-argument', 'unauthenticated', 'permission-denied'] as const)(
  'tells the visitor what to do if the page itself is rejected, without developer details: %s',
  (code) => {
    const error = { code, message: 'application.name must be name-missing.' };
    expect(getFailureText(error, en)).toBe(`Error: ${en.refused}`);
    expect(getFailureText(error, de)).toBe(`Fehler: ${de.refused}`);
  },
);
