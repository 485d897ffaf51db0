import { expect, it } from 'vitest';
import { partnership as de } from '../../copy/de/applications/partnership.ts';
import { partnership as en } from '../../copy/en/applications/partnership.ts';
import { getErrorText } from './error-text.ts';

it('fills in an error’s limit, if any', () => {
  expect(getErrorText('name-missing', en)).toBe('Please enter your name');
  expect(getErrorText('terms-not-accepted', de)).toBe('Bitte akzeptieren Sie die Nutzungsbedingungen');
  expect(getErrorText('message-too-long', en)).toBe('Please shorten the message to 5000 characters');
});

it('prefixes the server’s message with “Error”', () => {
  const error = { code: 'resource-exhausted', message: 'Bitte in 5 Minuten.' } as const;
  expect(getErrorText(error, de)).toBe('Fehler: Bitte in 5 Minuten.');
  expect(getErrorText({ code: 'internal', message: '' }, en)).toMatch(/^Error: We couldn’t reach/);
  expect(getErrorText({ code: 'deadline-exceeded', message: '' }, en)).toMatch(/^Error: We couldn’t reach/);
});

it('shows the server’s message about a field of the form as is', () => {
  const error = { code: 'invalid-argument', message: 'Please enter your name', field: 'name' } as const;
  expect(getErrorText(error, en)).toBe('Please enter your name');
  expect(getErrorText({ ...error, field: 'unknown' }, en)).toBe(`Error: ${en.refused}`);
});

it.each(['invalid-argument', 'unauthenticated', 'permission-denied'] as const)(
  'tells the visitor what to do if the page itself is rejected, without developer details: %s',
  (code) => {
    const error = { code, message: 'application.name must be name-missing.' };
    expect(getErrorText(error, en)).toBe(`Error: ${en.refused}`);
    expect(getErrorText(error, de)).toBe(`Fehler: ${de.refused}`);
  },
);
