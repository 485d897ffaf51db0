import rss from '@astrojs/rss';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { inEveryList, slugOf } from '../../components/entries.ts';
import { copy } from '../../copy/index.ts';
import { pathOf } from '../../routes.ts';
import { site } from '../../site.ts';

export const getStaticPaths = inEveryList;

/** A list's RSS feed. */
export const GET = ({
  props,
}: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>): Promise<Response> => {
  const { collection, locale, entries } = props;
  const { title, lead } = copy[locale].entries[collection];
  return rss({
    title: `${title} | ${site.brand}`,
    description: lead,
    site: site.origin + pathOf(collection, locale),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: entries.map((entry) => ({
      title: entry.data.title,
      description: entry.data.description,
      pubDate: entry.data.date,
      link: pathOf(collection, locale, slugOf(entry)),
    })),
  });
};
