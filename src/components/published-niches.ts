/** The published niches, for static pages. */
import { getCollection } from 'astro:content';
import model from '../content/niches/relevance.json';
import { CARDS_PER_PAGE, type NicheName, type NicheWithRelated } from '../domain/niches/cards.ts';
import type { Niche } from '../domain/niches/niche-file.ts';
import { buildRelatedRows } from '../domain/niches/related.ts';
import { formatPublishedWords } from '../domain/niches/search-words.ts';
import { slugify } from '../domain/niches/slug.ts';
import { runToCompletion } from '../domain/niches/steps.ts';
import { parseSynonyms } from '../domain/niches/synonyms.ts';
import { nicheFile } from '../domain/site/brand-names.ts';
import { inEveryLanguage } from '../routes.ts';
import { site } from '../site.ts';

/** URL path of the niche file. */
export const NICHE_FILE = nicheFile(site.brand, 'nischen');

const entries = (await getCollection('niches')).map(({ data }) => data).sort((a, b) => a.row - b.row);
const niches: readonly Niche[] = entries;
const words = new Map(entries.map((entry) => [entry.mikronische, entry.words]));

/** URL path of the search words; null if there are none. */
export const WORDS_FILE = entries.some((entry) => entry.words.length > 0)
  ? nicheFile(site.brand, 'suchwoerter')
  : null;

/** @param synonyms text of the synonyms' file */
export const formatWordsFile = (synonyms: string): string =>
  formatPublishedWords(niches, { words, synonyms: parseSynonyms(synonyms), model });

const findRelated = runToCompletion(buildRelatedRows(niches));

export interface PublishedNiche {
  readonly name: string;
  readonly slug: string;
  readonly rows: readonly NicheWithRelated[];
}

const toNicheName = ({ nische, mikronische }: Niche): NicheName => ({ nische, mikronische });

const addRelated = (
  { nische, mikronische, beschreibung, zielgruppe }: Niche,
  row: number,
): NicheWithRelated => ({
  niche: { nische, mikronische, beschreibung, zielgruppe },
  related: findRelated(row)
    .flatMap((other) => niches[other] ?? [])
    .map(toNicheName),
});

/** The cards on the finder's first view. */
export const FIRST_NICHES: readonly NicheWithRelated[] = niches.slice(0, CARDS_PER_PAGE).map(addRelated);

/** All niches with their rows, in file order. */
export const PUBLISHED_NICHES: readonly PublishedNiche[] = [
  ...new Set(niches.map(({ nische }) => nische)),
].map((name) => ({
  name,
  slug: slugify(name),
  rows: niches.flatMap((niche, row) => (niche.nische === name ? [addRelated(niche, row)] : [])),
}));

/** Static paths: one page for each niche and language. */
export const inEveryLanguageAndNiche = () =>
  inEveryLanguage().flatMap(({ params, props }) =>
    PUBLISHED_NICHES.map((niche) => ({
      params: { ...params, niche: niche.slug },
      props: { ...props, niche },
    })),
  );
