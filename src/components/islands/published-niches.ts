/** The published niche file, as pages are made of it. */
import { readFileSync } from 'node:fs';
import { CARDS, type NicheName, type NicheWithRelatives } from '../../domain/niche-cards.ts';
import { type Niche, parseNiches } from '../../domain/niche-file.ts';
import { createRelatives } from '../../domain/niche-related.ts';
import { slugOf } from '../../domain/niche-slug.ts';
import { inEveryLanguage } from '../../routes.ts';

/** Where the finder's niches lie. */
export const NICHE_FILE = '/anbahn-nischen.csv';

const { niches } = parseNiches(readFileSync(`public${NICHE_FILE}`, 'utf8'));
const relatives = createRelatives(niches);

export interface PublishedNiche {
  readonly name: string;
  readonly slug: string;
  readonly rows: readonly NicheWithRelatives[];
}

const nameOf = ({ nische, mikronische }: Niche): NicheName => ({ nische, mikronische });

const withRelatives = (niche: Niche, row: number): NicheWithRelatives => ({
  niche,
  related: relatives(row)
    .flatMap((other) => niches[other] ?? [])
    .map(nameOf),
});

/** The finder's first cards. */
export const FIRST_NICHES: readonly NicheWithRelatives[] = niches.slice(0, CARDS).map(withRelatives);

/** Every niche with its rows, in the file's order. */
export const PUBLISHED_NICHES: readonly PublishedNiche[] = [
  ...new Set(niches.map(({ nische }) => nische)),
].map((name) => ({
  name,
  slug: slugOf(name),
  rows: niches.flatMap((niche, row) => (niche.nische === name ? [withRelatives(niche, row)] : [])),
}));

/** A page for each niche in every language, as Astro asks for it. */
export const inEveryLanguageAndNiche = () =>
  inEveryLanguage().flatMap(({ params, props }) =>
    PUBLISHED_NICHES.map((niche) => ({
      params: { ...params, niche: niche.slug },
      props: { ...props, niche },
    })),
  );
