import { type Output, z } from '../../domain/values/schema.ts';

/** Where on the page a quoted text is. */
export const QUOTE_PLACES = [
  'title',
  'description',
  'heading',
  'text',
  'list',
  'button',
  'link',
  'quote',
  'references',
  'figure',
] as const;

/** Maximum length of a quote, in characters. */
export const MAX_QUOTE = 160;
/** Maximum numbers of audiences and proofs. */
export const MAX_AUDIENCES = 6;
export const MAX_PROOFS = 3;

export type QuotePlace = (typeof QUOTE_PLACES)[number];

const quote = z.object({
  /** The exact words, shortened at a word with an ellipsis. */
  text: z.string().check(z.maxLength(MAX_QUOTE)),
  where: z.enum(QUOTE_PLACES),
});

/** What a visitor reads in the first seconds, in the page's own words. */
export const firstLook = z.object({
  /** The title, and the first heading if it says something else. */
  offer: z.array(quote).check(z.maxLength(2)),
  forWhom: z.array(quote).check(z.maxLength(MAX_AUDIENCES)),
  proof: z.array(quote).check(z.maxLength(MAX_PROOFS)),
  /** The button or link of the content. */
  next: z.nullable(
    z.object({
      ...quote.shape,
      /** Whether it leads somewhere; null if that cannot be read. */
      works: z.nullable(z.boolean()),
    }),
  ),
  /** The page's description for search engines, shortened; null if there is none. */
  description: z.nullable(z.string().check(z.maxLength(320))),
  /** What a shared link shows: its title, its text, and whether there is a picture. */
  preview: z.object({
    title: z.string().check(z.maxLength(MAX_QUOTE)),
    description: z.string().check(z.maxLength(320)),
    hasPicture: z.boolean(),
  }),
});

export type FirstLook = Output<typeof firstLook>;
export type Quote = Output<typeof quote>;
