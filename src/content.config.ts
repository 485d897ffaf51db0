import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { nicheLoader } from './content/niches/loader.ts';

const text = z.string().min(1);

export const collections = {
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
