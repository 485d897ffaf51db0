import { expect, it } from 'vitest';
import type { ErrorCode } from '../../contract/callable.ts';
import { EMPTY_DRAFT } from '../../domain/application.ts';
import { submittedOf } from './submitted.ts';

const failed = (code: ErrorCode, message: string) => submittedOf({ ok: false, error: { code, message } });

it('gives back the triple of the function', () => {
  const data = { id: '-OeA1234567890123456', data: EMPTY_DRAFT, error: null };
  expect(submittedOf({ ok: true, data })).toEqual(data);
});

it('passes on what the function says, and nothing where nothing came back', () => {
  expect(failed('resource-exhausted', 'Bitte später.')).toEqual({
    id: null,
    data: null,
    error: 'Bitte später.',
  });
  expect(failed('internal', '').error).toBe('');
  expect(failed('deadline-exceeded', '').error).toBe('');
});

it.each(['invalid-argument', 'unauthenticated', 'permission-denied'] as const)(
  'words %s as a refusal',
  (code) => {
    expect(failed(code, 'application.name must be a text.').error).toBe('Permission denied');
  },
);
