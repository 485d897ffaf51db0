import { beforeAll, expect, it } from 'vitest';
import { judgedSites, type ReadSite, readSites } from './bench/accuracy/corpus.ts';
import { JUDGED_LANGUAGES } from './bench/accuracy/judgement.ts';
import {
  contentFindings,
  judgedFindings,
  mistakesOf,
  precisionOf,
  recallOf,
  tallyOf,
} from './bench/accuracy/tally.ts';

let sites: readonly ReadSite[];
beforeAll(async () => {
  sites = await readSites(judgedSites());
}, 60_000);

const sitesIn = (language: string): readonly ReadSite[] =>
  sites.filter(({ judgement }) => judgement.language === language);

/** A new line in the file is a regression: a wrong or missing finding. */
it.each(JUDGED_LANGUAGES)('makes only the known mistakes on the judged websites (%s)', async (language) => {
  const mistakes = mistakesOf(judgedFindings(sitesIn(language)));
  await expect(`${mistakes.join('\n')}\n`).toMatchFileSnapshot(`bench/accuracy/mistakes/${language}.txt`);
});

/**
 * Over content checks: the minimum shares of correct fails and of reported problems, and the maximum of false fails and
 * warnings per website. Tighten it, never loosen it.
 */
const LIMITS = {
  de: { precision: 0.99, recall: 0.97, falseFails: 0.02, falseWarnings: 0.04 },
  en: { precision: 0.99, recall: 0.96, falseFails: 0.02, falseWarnings: 0.04 },
};

/** Guards against regressions that regenerating the files would hide. */
it.each(JUDGED_LANGUAGES)('is at least as accurate as before, regardless of the files (%s)', (language) => {
  const judged = sitesIn(language);
  const tally = tallyOf(contentFindings(judgedFindings(judged)));
  const limits = LIMITS[language];
  expect(precisionOf(tally)).toBeGreaterThanOrEqual(limits.precision);
  expect(recallOf(tally)).toBeGreaterThanOrEqual(limits.recall);
  expect(tally.falseAccusations / judged.length).toBeLessThanOrEqual(limits.falseFails);
  expect(tally.soft / judged.length).toBeLessThanOrEqual(limits.falseWarnings);
});
