/** Loads the niche file and its search words. Unlike Astro's file(), it fails on errors instead of skipping rows. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { type Niche, parseNiches } from '../../domain/niches/niche-file.ts';
import { parseSearchWords } from '../../domain/niches/search-words.ts';
import { slugify } from '../../domain/niches/slug.ts';

const NICHES = 'src/content/niches/niches.csv';
const WORDS = 'src/content/niches/search-words.csv';

interface Entry extends Niche {
  readonly row: number;
  readonly words: readonly string[];
}

/** All rows by slug. @throws with a list of all invalid lines and duplicate slugs */
function entriesOf(niches: string, words: string): ReadonlyMap<string, Entry> {
  const { niches: rows, broken } = parseNiches(niches);
  const errors = broken.map(({ line, reason }) => `line ${line}: ${reason}`);
  const wordsOf = new Map(parseSearchWords(words).map((line) => [line.mikronische, line.words]));
  const entries = new Map<string, Entry>();
  for (const [row, niche] of rows.entries()) {
    const { nische, mikronische, beschreibung, zielgruppe } = niche;
    const id = slugify(mikronische);
    const other = entries.get(id);
    if (id === '') errors.push(`row ${row + 1}: "${mikronische}" has no letters for a URL`);
    else if (other !== undefined)
      errors.push(
        `rows ${other.row + 1} and ${row + 1} have the same URL: "${other.mikronische}", "${mikronische}"`,
      );
    else
      entries.set(id, {
        row,
        nische,
        mikronische,
        beschreibung,
        zielgruppe,
        words: wordsOf.get(mikronische) ?? [],
      });
  }
  if (errors.length > 0) throw new Error(`${NICHES} is broken:\n${errors.join('\n')}`);
  return entries;
}

/** The rows of the niche file with their search words; that file may be missing. */
export const nicheLoader = (): Loader => ({
  name: 'niches',
  async load({ config, parseData, store, watcher, logger }) {
    const pathOf = (file: string): string => fileURLToPath(new URL(file, config.root));
    const read = (file: string): string =>
      existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '';
    async function loadEntries(): Promise<void> {
      const entries = entriesOf(read(NICHES), read(WORDS));
      store.clear();
      for (const [id, entry] of entries)
        store.set({ id, data: await parseData({ id, data: { ...entry }, filePath: NICHES }) });
    }
    await loadEntries();
    watcher?.on('change', (path) => {
      if (path === pathOf(NICHES) || path === pathOf(WORDS))
        loadEntries().catch((error: unknown) => logger.error(String(error)));
    });
  },
});
