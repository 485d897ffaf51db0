/** The published niche file, as pages are made of it. */
import { readFileSync } from 'node:fs';
import { NICHE_FILE } from '../components/islands/props.ts';
import { type Niche, parseNiches } from '../domain/niche-file.ts';
import { createRelatives } from '../domain/niche-related.ts';
import { slugOf } from '../domain/niche-slug.ts';
import { inEveryLanguage } from '../routes.ts';

const { niches } = parseNiches(readFileSync(`public${NICHE_FILE}`, 'utf8'));
const relatives = createRelatives(niches);

export interface PublishedNiche {
  readonly name: string;
  readonly slug: string;
  readonly rows: readonly { readonly niche: Niche; readonly related: readonly Niche[] }[];
}

/** Every niche with its rows, in the file's order. */
export const PUBLISHED_NICHES: readonly PublishedNiche[] = [
  ...new Set(niches.map(({ nische }) => nische)),
].map((name) => ({
  name,
  slug: slugOf(name),
  rows: niches.flatMap((niche, row) =>
    niche.nische === name ? [{ niche, related: relatives(row).flatMap((other) => niches[other] ?? []) }] : [],
  ),
}));

/** A page for each niche in every language, as Astro asks for it. */
export const inEveryLanguageAndNiche = () =>
  inEveryLanguage().flatMap(({ params, props }) =>
    PUBLISHED_NICHES.map((niche) => ({
      params: { ...params, niche: niche.slug },
      props: { ...props, niche },
    })),
  );
