import { describe, expect, it } from 'vitest';
import { copy } from '../src/copy/index.ts';
import { LOCALES } from '../src/domain/site/locale.ts';
import { IDENTITY_ERRORS, type IdentityError } from '../src/services/accounts/identity.ts';

/** Errors that must share a text, because different ones would reveal whether an account exists. */
const NEUTRAL: readonly IdentityError[] = ['wrong-password', 'invalid-credential', 'user-not-found'];

describe.each(LOCALES)('identity errors (%s)', (locale) => {
  const { faults } = copy[locale].auth;

  it('share a message if they would reveal an account', () => {
    expect(new Set(NEUTRAL.map((fault) => faults[fault])).size).toBe(1);
  });

  it('have distinct messages otherwise', () => {
    const others = IDENTITY_ERRORS.filter((error) => !NEUTRAL.includes(error));
    const sentences = [...others.map((fault) => faults[fault]), faults['invalid-credential']];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(Object.keys(faults).sort()).toEqual([...IDENTITY_ERRORS].sort());
  });
});
