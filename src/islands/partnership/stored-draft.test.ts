import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/applications/application.ts';
import { parseStoredDraft } from './stored-draft.ts';

const draft = { ...EMPTY_DRAFT, applicationType: 'Agency', name: ' Ada ', message: 'Zwei\nZeilen' } as const;
const attempt = { id: '-OeA1234567890123456', application: { ...draft, name: 'Ada' }, result: 'abc' };

it('restores a draft with its start time and last submission', () => {
  const stored = { draft, begun: 5, attempt, result: 'abc' };
  expect(parseStoredDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

it.each([null, 'text', {}, { draft: 'x' }])('rejects %j', (stored) => {
  expect(parseStoredDraft(stored)).toBeNull();
});

it('drops unknown fields', () => {
  const odd = { applicationType: 'Admin', name: 5, acceptTerms: 'yes', extra: 1 };
  const stored = { draft: odd, begun: 'now', attempt: { id: '../team', application: draft }, result: 5 };
  expect(parseStoredDraft(stored)).toEqual({ draft: EMPTY_DRAFT, begun: 0, attempt: null, result: null });
});
