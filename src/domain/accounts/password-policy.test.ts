import { describe, expect, it } from 'vitest';
import {
  checkRequirements,
  DEFAULT_POLICY,
  meetsPolicy,
  type PasswordPolicy,
  type Requirement,
} from './password-policy.ts';

const strict: PasswordPolicy = {
  ...{ min: 8, max: 12, lowercase: true, uppercase: true, digit: true, symbol: true },
  symbols: '!-_',
};

const missing = (policy: PasswordPolicy, password: string): Requirement[] =>
  checkRequirements(policy, password).flatMap(({ requirement, isMet }) => (isMet ? [] : [requirement]));

describe('password requirements', () => {
  it('default to six characters', () => {
    expect(checkRequirements(DEFAULT_POLICY, 'kurz1')).toEqual([{ requirement: 'min', isMet: false }]);
    expect(meetsPolicy(DEFAULT_POLICY, 'geheim')).toBe(true);
  });

  it.each<[string, Requirement[]]>([
    ['', ['min', 'lowercase', 'uppercase', 'digit', 'symbol']],
    ['Aa1!', ['min']],
    ['Aa1!Aa1!', []],
    ['Aa1!Aa1!Aa1!', []],
    ['Aa1!Aa1!Aa1!A', ['max']],
    ['AA1!AA1!', ['lowercase']],
    ['aa1!aa1!', ['uppercase']],
    ['Aaa!Aaa!', ['digit']],
    ['Aa11Aa11', ['symbol']],
    // Not a symbol in the service's list.
    ['Aa1?Aa1?', ['symbol']],
    // The service counts only ASCII letters and digits.
    ['ÄäÄä١!ÄÄ', ['lowercase', 'uppercase', 'digit']],
  ])('%j does not meet: %j', (password, demands) => {
    expect(missing(strict, password)).toEqual(demands);
    expect(meetsPolicy(strict, password)).toBe(demands.length === 0);
  });
});
