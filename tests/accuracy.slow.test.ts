import { beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../src/domain/site/locale.ts';
import { judgedSites, type ReadSite, readSites } from './bench/accuracy/corpus.ts';
import {
  judgedFindings,
  mistakesOf,
  onContent,
  precisionOf,
  recallOf,
  tallyOf,
} from './bench/accuracy/tally.ts';

let sites: readonly ReadSite[];
beforeAll(async () => {
  sites = await readSites(judgedSites());
}, 60_000);

const of = (language: string): readonly ReadSite[] =>
  sites.filter(({ judgement }) => judgement.language === language);

/** A new line in the file is a regression: a finding is missed, or wrong, or praise is undeserved. */
it.each(LOCALES)('makes only the known mistakes on the judged websites (%s)', async (language) => {
  const mistakes = mistakesOf(judgedFindings(of(language)));
  await expect(`${mistakes.join('\n')}\n`).toMatchFileSnapshot(`bench/accuracy/mistakes/${language}.txt`);
});

/**
 * Minimum accuracy over all content questions: the share of correct fails and of named problems, and at most one false
 * accusation and "could be better" per good website. Tighten it, never loosen it.
 */
const STANDS = {
  de: { right: 0.99, named: 0.97, accused: 0.02, soft: 0.04 },
  en: { right: 0.99, named: 0.96, accused: 0.02, soft: 0.04 },
};

/** Guards against regressions that regenerating the files would hide. */
it.each(LOCALES)('is at least as accurate as before, regardless of the files (%s)', (language) => {
  const some = of(language);
  const tally = tallyOf(onContent(judgedFindings(some)));
  const stands = STANDS[language];
  expect(precisionOf(tally)).toBeGreaterThanOrEqual(stands.right);
  expect(recallOf(tally)).toBeGreaterThanOrEqual(stands.named);
  expect(tally.falseAccusations / some.length).toBeLessThanOrEqual(stands.accused);
  expect(tally.soft / some.length).toBeLessThanOrEqual(stands.soft);
});
