import { describe, expect, it } from 'vitest';
import { copy } from '../src/copy/index.ts';
import { LOCALES } from '../src/domain/site/locale.ts';
import { IDENTITY_FAULTS, type IdentityFault } from '../src/services/accounts/identity.ts';

/** Must not tell one from the other: whether there is an account is nobody else's business. */
const NEUTRAL: readonly IdentityFault[] = ['wrong-password', 'invalid-credential', 'user-not-found'];

describe.each(LOCALES)('what the identity service refuses (%s)', (locale) => {
  const { faults } = copy[locale].auth;

  it('is said in one sentence where it would tell who has an account', () => {
    expect(new Set(NEUTRAL.map((fault) => faults[fault])).size).toBe(1);
  });

  it('is said in a sentence of its own everywhere else', () => {
    const others = IDENTITY_FAULTS.filter((fault) => !NEUTRAL.includes(fault));
    const sentences = [...others.map((fault) => faults[fault]), faults['invalid-credential']];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(Object.keys(faults).sort()).toEqual([...IDENTITY_FAULTS].sort());
  });
});
