import { beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../src/domain/locale.ts';
import { judgedSites, type ReadSite, readSites } from './bench/accuracy/corpus.ts';
import { judgedFindings, mistakesOf } from './bench/accuracy/tally.ts';

let sites: readonly ReadSite[];
beforeAll(async () => {
  sites = await readSites(judgedSites());
}, 60_000);

/** A new line in the file is a fall: something a reader sees is no longer seen, or accused, or praised wrongly. */
it.each(LOCALES)(
  'gets wrong on the judged websites what it is known to get wrong, and no more (%s)',
  async (language) => {
    const some = sites.filter(({ judgement }) => judgement.language === language);
    const mistakes = mistakesOf(judgedFindings(some));
    await expect(`${mistakes.join('\n')}\n`).toMatchFileSnapshot(`bench/accuracy/mistakes/${language}.txt`);
  },
);
