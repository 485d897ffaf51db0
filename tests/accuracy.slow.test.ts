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

/** A new line in the file is a fall: something a reader sees is no longer seen, or accused, or praised wrongly. */
it.each(LOCALES)(
  'gets wrong on the judged websites what it is known to get wrong, and no more (%s)',
  async (language) => {
    const mistakes = mistakesOf(judgedFindings(of(language)));
    await expect(`${mistakes.join('\n')}\n`).toMatchFileSnapshot(`bench/accuracy/mistakes/${language}.txt`);
  },
);

/**
 * What stands over all questions of content: the share of fails that are right and of problems that are named at least,
 * false accusations and "could be better" on something fine a website at most. To be tightened, never loosened.
 */
const STANDS = {
  de: { right: 0.99, named: 0.97, accused: 0.02, soft: 0.04 },
  en: { right: 0.99, named: 0.96, accused: 0.02, soft: 0.04 },
};

/** These numbers hold what writing the files anew would let through. */
it.each(LOCALES)('is as right as it was, whatever the files of mistakes say (%s)', (language) => {
  const some = of(language);
  const tally = tallyOf(onContent(judgedFindings(some)));
  const stands = STANDS[language];
  expect(precisionOf(tally)).toBeGreaterThanOrEqual(stands.right);
  expect(recallOf(tally)).toBeGreaterThanOrEqual(stands.named);
  expect(tally.falseAccusations / some.length).toBeLessThanOrEqual(stands.accused);
  expect(tally.soft / some.length).toBeLessThanOrEqual(stands.soft);
});
