/** Bans words in names, comments and test titles that CONTRIBUTING.md replaces. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Ban {
  readonly pattern: RegExp;
  readonly instead: string;
}

const BANNED: readonly Ban[] = [
  { pattern: /\b(?:SHORTEST|LEAST|FEWEST)_[A-Z]/, instead: 'MIN_' },
  { pattern: /\b(?:LONGEST|MOST)_[A-Z]/, instead: 'MAX_' },
  { pattern: /\b(?:FEW|SOME)_[A-Z]/, instead: 'MIN_ or MAX_' },
  { pattern: /\b(?:kept|former)[A-Z]/, instead: 'stored or legacy' },
  {
    pattern: /^\s*(?:\*|\/\/|\/\*\*).*\b(?:stands|lies|any more)\b/m,
    instead: '"is", "is stored" or "no longer" in a comment',
  },
  {
    pattern: /^\s*(?:\*|\/\/|\/\*\*).*\b(?:comes? to|came to|unless told|told otherwise|beside)\b/m,
    instead: '"reaches", "by default" or "next to" in a comment',
  },
  {
    pattern:
      /^(?:\s*(?:it|test)|.*\]\))(?:\.fail)?\(\s*['"`](?:and|but|nor|not|so|that|what|whatever|where|while|who|whoever) /m,
    instead: 'behavior, then condition, as the title of a test',
  },
  {
    pattern:
      /\b(?:(?<!\|)analys(?:e|ed|ing)|behaviours?|centred?|centres|colou(?:r|rs|red)|favourites?|labell(?:ed|ing)|organised?|recognised?)\b/,
    instead: 'American spelling',
  },
];

const OWN = 'tests/naming.test.ts';
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && file !== OWN && !/\/(?:fixtures|copy|words)\//.test(file));

const violationsIn = (file: string, text: string): string[] =>
  BANNED.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => `${file}: use ${instead}`);

it('uses the terms required by CONTRIBUTING.md', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => violationsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  'const LEAST_NAME = 8;',
  'const LONGEST_NAME = 80;',
  'const FEW_NAMES = 3;',
  'const keptName = name;',
  '// It stands in the database.',
  '// Unless told otherwise, a founder.',
  "it('that no server took does not count', () => {});",
  "test.fail('where a page asks another origin', () => {});",
  'const colour = 1;',
])('finds a planted %s', (text) => {
  expect(violationsIn('a.ts', text)).toHaveLength(1);
});
