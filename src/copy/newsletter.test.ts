import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CONSENT_VERSION } from '../domain/newsletter/newsletter.ts';
import { newsletter as de } from './de/site/newsletter.ts';
import { newsletter as en } from './en/site/newsletter.ts';

/** Digests of the consent by version. When the text changes, add a line here, and set its day as CONSENT_VERSION. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-29': '8955ad982d75d29a8d24be71a8f81f8e8a9a918257694e0e8c36060f84c22e61',
};

it('has a separate version for every wording of the consent', () => {
  const texts = [en, de].flatMap(({ subscribe, consent }) => [subscribe, consent]);
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  expect(DIGESTS[CONSENT_VERSION]).toBe(digest);
});
