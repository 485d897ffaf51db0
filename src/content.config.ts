import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { nicheLoader } from './content/niches/loader.ts';

const text = z.string().min(1);

export const collections = {
  niches: defineCollection({
    loader: nicheLoader(),
    schema: z.strictObject({
      /** Its place in the file, from 0. */
      row: z.int().min(0),
      nische: text,
      mikronische: text,
      beschreibung: text,
      zielgruppe: text,
      /** Search words; none where the file of them has no line for the row. */
      words: z.array(text),
    }),
  }),
};
