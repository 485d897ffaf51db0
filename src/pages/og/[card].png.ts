import type { APIContext } from 'astro';
import sharp from 'sharp';
import { inEveryEntry, inEveryList, slugOf } from '../../components/entries.ts';
import { PUBLISHED_NICHES } from '../../components/published-niches.ts';
import { fill } from '../../copy/fill.ts';
import { copy } from '../../copy/index.ts';
import { LOCALES, type Locale } from '../../domain/site/locale.ts';
import { socialCard } from '../../images/social-card.ts';
import { cardOf, FINDER_SUBPAGES_LOCALE, INDEXED } from '../../routes.ts';
import { site } from '../../site.ts';

type Card = (typeof INDEXED)[number];

const getTitle = (page: Card, locale: Locale): readonly [title: string, highlighted?: string] => {
  const { finder, home, imprint, wizard } = copy[locale];
  const titles: Record<Card, readonly [title: string, highlighted?: string]> = {
    home: [home.hero.highlighted + home.hero.rest, home.hero.highlighted],
    imprint: [imprint.title],
    analysis: [fill(wizard.meta.title, { brand: '' }).replace(/[ |]+$/, '')],
    finder: [finder.pageTitle],
  };
  return titles[page];
};

/** Open Graph images: /og/home.de.png, and one per niche, case and article. */
export const getStaticPaths = () => [
  ...INDEXED.flatMap((page) =>
    LOCALES.map((locale) => ({
      params: { card: `${page}.${locale}` },
      props: { text: getTitle(page, locale) },
    })),
  ),
  ...PUBLISHED_NICHES.map(({ slug, name }) => ({
    params: { card: `${cardOf('finder', slug)}.${FINDER_SUBPAGES_LOCALE}` },
    props: { text: [name] as const },
  })),
  ...inEveryList().map(({ props: { collection, locale } }) => ({
    params: { card: `${collection}.${locale}` },
    props: { text: [copy[locale].entries[collection].title] as const },
  })),
  ...inEveryEntry().map(({ props: { entry, locale } }) => ({
    params: { card: `${cardOf(entry.collection, slugOf(entry))}.${locale}` },
    props: { text: [entry.data.title] as const },
  })),
];

export const GET = async ({
  props,
}: APIContext<{ text: ReturnType<typeof getTitle> }>): Promise<Response> => {
  const svg = socialCard(site.brand, ...props.text);
  const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
