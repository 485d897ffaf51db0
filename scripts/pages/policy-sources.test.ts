/**
 * Compares the policy with the calls found in the islands' code. While visits are counted, every page may call the
 * functions.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createBackend } from '../../src/services/firebase/index.ts';
import { CALLS, getPolicySources } from './policy-sources.ts';

const SRC = join(import.meta.dirname, '../../src');

/** Backend methods that don't call our functions. */
const OTHER_METHODS = [
  'loadIdentity',
  'hasStoredAccount',
  'watchStoredAccount',
  'savedChecks',
  'openMemberSession',
];
const CALLABLES = Object.keys(createBackend()).filter((name) => !OTHER_METHODS.includes(name));

/** Reads all code of an island, by its public file's name. */
const readCode = (island: string): string => {
  const [file = ''] = globSync(`islands/*/${island}.ts`, { cwd: SRC });
  const folder = join(SRC, dirname(file));
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((name) => !/\.test\.|testing/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
};

it.each(Object.keys(CALLS))('allows the calls of the island %s', (island) => {
  const code = readCode(island);
  const called = [
    ...CALLABLES.filter((name) => new RegExp(`\\b${name}\\b`).test(code)),
    // Pages for code holders check that their access is still valid.
    ...(code.includes('access/access-codes.ts') ? ['checkAccess'] : []),
  ];
  const parts: readonly string[] = Object.entries(CALLS).find(([name]) => name === island)?.[1] ?? [];
  if (called.length > 0) expect(parts, called.join(', ')).toContain('functions');
});

it('allows the call of a newsletter that is stored', () => {
  const connect = (form: string) => getPolicySources(form, null).connect.join(' ');
  expect(connect('<form data-opt-in="2026-11-29">')).toContain('cloudfunctions.net');
  expect(connect('<form data-newsletter>')).toBe('');
});

it('lists every call', () => {
  expect(CALLABLES).toEqual(expect.arrayContaining(['submitApplication', 'analyzeWebsite', 'unlockTeam']));
  expect(readCode('PartnershipForm')).toContain('submitApplication');
});
