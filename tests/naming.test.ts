/** Words that CONTRIBUTING.md replaces by the field's terms. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A pattern, and what to write instead. */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:SHORTEST|LEAST|FEWEST)_[A-Z]/, 'MIN_'],
  [/\b(?:LONGEST|MOST)_[A-Z]/, 'MAX_'],
];

const OWN = 'tests/naming.test.ts';
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== OWN && !file.includes('/fixtures/'));

const faultsIn = (file: string, text: string): string[] =>
  BANNED.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${file}: use ${instead}`);

it('names limits MIN_ and MAX_', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it('finds a planted LONGEST_', () => {
  expect(faultsIn('a.ts', 'const LONGEST_NAME = 80;')).toEqual(['a.ts: use MAX_']);
});
