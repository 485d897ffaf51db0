import type { APIContext } from 'astro';
import sharp from 'sharp';
import { PUBLISHED_NICHES } from '../../components/published-niches.ts';
import { fill } from '../../copy/fill.ts';
import { copy } from '../../copy/index.ts';
import { LOCALES, type Locale } from '../../domain/site/locale.ts';
import { socialCard } from '../../images/social-card.ts';
import { FINDER_SUBPAGES_LOCALE, INDEXED } from '../../routes.ts';
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

/** Open Graph images: /og/home.de.png, and one per niche. */
export const getStaticPaths = () => [
  ...INDEXED.flatMap((page) =>
    LOCALES.map((locale) => ({
      params: { card: `${page}.${locale}` },
      props: { text: getTitle(page, locale) },
    })),
  ),
  ...PUBLISHED_NICHES.map(({ slug, name }) => ({
    params: { card: `${slug}.${FINDER_SUBPAGES_LOCALE}` },
    props: { text: [name] as const },
  })),
];

export const GET = async ({
  props,
}: APIContext<{ text: ReturnType<typeof getTitle> }>): Promise<Response> => {
  const svg = socialCard(site.brand, ...props.text);
  const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
