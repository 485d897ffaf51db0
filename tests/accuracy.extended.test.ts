import { beforeAll, expect, it } from 'vitest';
import { type ReadSite, readJudgedSites, readSites } from './bench/accuracy/corpus.ts';
import { JUDGED_LANGUAGES } from './bench/accuracy/judgement.ts';
import {
  computePrecision,
  computeRecall,
  filterContentFindings,
  listJudgedFindings,
  listMistakes,
  tallyFindings,
} from './bench/accuracy/tally.ts';

let sites: readonly ReadSite[];
beforeAll(async () => {
  sites = await readSites(readJudgedSites());
}, 60_000);

const listSites = (language: string): readonly ReadSite[] =>
  sites.filter(({ judgement }) => judgement.language === language);

/** A new line in the file is a regression: a wrong or missing finding. */
it.each(JUDGED_LANGUAGES)('makes only the known mistakes on the judged websites (%s)', async (language) => {
  const mistakes = listMistakes(listJudgedFindings(listSites(language)));
  await expect(`${mistakes.join('\n')}\n`).toMatchFileSnapshot(`bench/accuracy/mistakes/${language}.txt`);
});

/**
 * Limits for content checks: minimum shares of correct fails and reported problems, maximum number of false fails and
 * warnings per website. Tighten it, never loosen it.
 */
const LIMITS = {
  de: { precision: 0.99, recall: 0.97, falseFails: 0.02, falseWarnings: 0.04 },
  en: { precision: 0.99, recall: 0.96, falseFails: 0.02, falseWarnings: 0.04 },
};

/** Guards against regressions that regenerating the files would hide. */
it.each(JUDGED_LANGUAGES)('is at least as accurate as before, regardless of the files (%s)', (language) => {
  const judged = listSites(language);
  const tally = tallyFindings(filterContentFindings(listJudgedFindings(judged)));
  const limits = LIMITS[language];
  expect(computePrecision(tally)).toBeGreaterThanOrEqual(limits.precision);
  expect(computeRecall(tally)).toBeGreaterThanOrEqual(limits.recall);
  expect(tally.falseAccusations / judged.length).toBeLessThanOrEqual(limits.falseFails);
  expect(tally.soft / judged.length).toBeLessThanOrEqual(limits.falseWarnings);
});
