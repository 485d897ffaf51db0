import { describe, expect, it } from 'vitest';
import type { FindingId, SeenKind } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck } from './testing/snapshots.ts';

const getVerdict = (id: FindingId, html: string) =>
  runCheck(id, `<html lang="en"><h1>Hello</h1>${html}`, { url: 'https://sample.com/' });

/** Partial evidence for each check, and text that only looks like it. */
const CASES: readonly (readonly [id: FindingId, kind: SeenKind, partial: string, lookalike: string])[] = [
  ['postal-address', 'partly-address', '<p>10115 Berlin</p>', '<p>Berlin</p>'],
];

describe('partial evidence', () => {
  it.each(CASES)('%s: warns with %s only on partial evidence', (id, kind, partial, lookalike) => {
    expect(getVerdict(id, partial)).toMatchObject({ status: 'warn', seen: { kind } });
    expect(getVerdict(id, lookalike)?.seen?.kind).toMatch(/^no-/);
  });
});
