/** The cases and articles of src/content, for static pages. */
import { type CollectionEntry, getCollection } from 'astro:content';
import { LOCALES, type Locale } from '../domain/site/locale.ts';
import { type Collection, inEveryLanguage } from '../routes.ts';

export type Entry = CollectionEntry<'articles'> | CollectionEntry<'cases'>;

const all = { articles: await getCollection('articles'), cases: await getCollection('cases') };

/** An entry's file name, which its translations share. */
export const slugOf = ({ id }: Entry): string => id.replace(/^.*\//, '');

/** A collection's entries in a language, newest first. */
export const findEntries = <C extends Collection>(collection: C, locale: Locale): (typeof all)[C][number][] =>
  all[collection]
    .filter(({ id }) => id.startsWith(`${locale}/`))
    .sort((a, b) => b.data.date.getTime() - a.data.date.getTime());

/** The collections that have entries in a language. */
export const listsIn = (locale: Locale) =>
  (['articles', 'cases'] as const).flatMap((collection) => {
    const entries: readonly Entry[] = findEntries(collection, locale);
    return entries.length > 0 ? [{ collection, entries }] : [];
  });

/** Static paths of the lists, in the languages that have entries. */
export const inEveryList = () =>
  inEveryLanguage().flatMap(({ params, props: { locale } }) =>
    listsIn(locale).map(({ collection, entries }) => ({
      params: { ...params, collection },
      props: {
        locale,
        collection,
        entries,
        locales: LOCALES.filter((each) => findEntries(collection, each).length > 0),
      },
    })),
  );

/** Static paths of the entries. */
export const inEveryEntry = () =>
  inEveryList().flatMap(({ params, props: { locale, collection, entries } }) =>
    entries.map((entry) => ({
      params: { ...params, slug: slugOf(entry) },
      props: {
        locale,
        entry,
        locales: LOCALES.filter((each) =>
          findEntries(collection, each).some((other) => slugOf(other) === slugOf(entry)),
        ),
      },
    })),
  );
