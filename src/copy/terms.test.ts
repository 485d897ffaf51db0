import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { TERMS_VERSION } from '../domain/applications/terms-version.ts';
import { terms as de } from './de/site/terms.ts';
import { terms as en } from './en/site/terms.ts';

/** Digests of the terms by version. When the terms change, add a line here, and set its day in src/domain/applications/terms-version.ts. */
const DIGESTS: Readonly<Record<string, string>> = {
  '2026-11-22': 'a27a0d040a8d89e66bb02789542ef3077997724e5535596d467ea606101cd0e9',
  '2026-11-23': '5200fa0aff9d317f938c3e97a95d291297cfc8cc63ea773d8cd33ec95b024de5',
  '2026-11-24': '3f5d488ece2811b2438d86b37a7be6df62e3578b60ebd5e4effdcf855881eacc',
  '2026-11-28': 'be8623ae3c1baa44b854a1375226543f9cc826733ec0bed1bda2571446992957',
  '2026-11-29': 'c670d9090c8f193ab94331553545264fc1a44d3cf10702fb1ca09ff67384e40f',
};

it('has a separate version for every wording of the terms', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify([en, de]))
    .digest('hex');
  expect(DIGESTS[TERMS_VERSION]).toBe(digest);
});
