import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/applications/application.ts';
import { parseStoredDraft } from './stored-draft.ts';

const draft = { ...EMPTY_DRAFT, applicationType: 'Agency', name: ' Ada ', message: 'Zwei\nZeilen' } as const;
const attempt = { id: '-OeA1234567890123456', application: { ...draft, name: 'Ada' }, result: 'abc' };

it('restores a draft with its start time and last submission', () => {
  const kept = { draft, begun: 5, attempt, result: 'abc' };
  expect(parseStoredDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

it.each([null, 'text', {}, { draft: 'x' }])('rejects %j', (kept) => {
  expect(parseStoredDraft(kept)).toBeNull();
});

it('drops unknown fields', () => {
  const odd = { applicationType: 'Admin', name: 5, acceptTerms: 'yes', extra: 1 };
  const kept = { draft: odd, begun: 'now', attempt: { id: '../team', application: draft }, result: 5 };
  expect(parseStoredDraft(kept)).toEqual({ draft: EMPTY_DRAFT, begun: 0, attempt: null, result: null });
});
