import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { nicheLoader } from './content/niches/loader.ts';
import { isLocale } from './domain/site/locale.ts';

const text = z.string().min(1);

/** The folder is the language, and the same file name in another language is the translation. */
const markdown = (base: string) =>
  glob({
    base,
    pattern: '**/*.md',
    generateId: ({ entry }) => {
      const [, language, name] = /^([^/]+)\/([a-z\d-]+)\.md$/.exec(entry) ?? [];
      if (!isLocale(language)) throw new Error(`${base}/${entry}: expected <language>/<lowercase-name>.md`);
      return `${language}/${name}`;
    },
  });

const entry = {
  title: text,
  /** For lists, feeds and search engines. */
  description: z.string().min(41).max(199),
  date: z.date(),
};

export const collections = {
  articles: defineCollection({
    loader: markdown('src/content/articles'),
    schema: z.strictObject(entry),
  }),
  cases: defineCollection({
    loader: markdown('src/content/cases'),
    schema: ({ image }) =>
      z.strictObject({
        ...entry,
        customer: text,
        quote: z.strictObject({ text, name: text, role: text }).optional(),
        figures: z.array(z.strictObject({ figure: text, label: text })).default([]),
        picture: z.strictObject({ file: image(), alt: text }).optional(),
      }),
  }),
  niches: defineCollection({
    loader: nicheLoader(),
    schema: z.strictObject({
      /** Row number in the file, from 0. */
      row: z.int().min(0),
      nische: text,
      mikronische: text,
      beschreibung: text,
      zielgruppe: text,
      /** Search words; empty if the row has none. */
      words: z.array(text),
    }),
  }),
};
