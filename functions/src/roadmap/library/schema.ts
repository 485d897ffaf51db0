/** The schema of the library: steps and profiles of buyers, as YAML in both languages. `npm run check` applies it. */
import { BUSINESS_KINDS } from '../../../../src/contract/website/business-kinds.ts';
import { type Output, z } from '../../../../src/domain/values/schema.ts';
import {
  CHALLENGES,
  CUSTOMER_TYPES,
  keysOf,
  PRODUCT_TYPES,
  TOPICS,
  WANTS,
} from '../../../../src/domain/wizard/business-options.ts';

const id = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/));
const text = (length: number) => z.string().check(z.minLength(2), z.maxLength(length));
const kind = z.enum(BUSINESS_KINDS);
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(100));

const hashtag = z.string().check(z.regex(/^#[\p{L}\p{N}]+$/u));

const stepTexts = z.strictObject({
  /** The action. */
  title: text(90),
  /** Why it works for such a firm. */
  why: text(300),
  /** Tasks. */
  how: z.array(text(240)).check(z.minLength(2), z.maxLength(4)),
  /** To copy; `[brackets]` to fill in, `{offer}` for what the visitor sells, alone or after a colon. */
  template: z.optional(text(900)),
  /** A line for each kind of business. */
  examples: z.optional(z.partialRecord(kind, text(300))),
});

const step = z.strictObject({
  id,
  /** Lower comes first among steps that are chosen for the same reason. */
  rank: z.number(),
  /** Whether it suits nearly every kind of business. */
  general: z._default(z.boolean(), false),
  group: id,
  /** Who may get it: everything else never does. */
  for: z.strictObject({
    kinds: z.union([z.literal('all'), list(kind)]),
    customers: list(z.enum(keysOf(CUSTOMER_TYPES))),
    wants: z._default(list(z.enum([...WANTS, 'unsaid'])), []),
    ticked: z._default(list(z.enum(CHALLENGES)), []),
    asked: z._default(list(z.enum(TOPICS)), []),
    /** `named` needs a confirmed buyer, `known` one with a profile. */
    buyers: z._default(z.enum(['none', 'named', 'known']), 'none'),
  }),
  en: stepTexts,
  de: stepTexts,
});

/** What is sold to a buyer: the same buyer asks a supplier of goods and an adviser different things. */
export const SOLD = ['goods', 'service', 'software', 'advice', 'courses'] as const;
export type Sold = (typeof SOLD)[number];
const bySold = z.partialRecord(z.enum(SOLD), text(300));

const profileTexts = z.strictObject({
  where: text(400),
  who: text(300),
  when: text(300),
  avoid: text(300),
  /** What they ask first. */
  asks: bySold,
  /** An opening line. */
  open: bySold,
});

const inBoth = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ en: value, de: value });

const profile = z.strictObject({
  id,
  name: inBoth(text(60)),
  /** Every way to name exactly this kind. */
  names: inBoth(z.array(text(60)).check(z.minLength(1))),
  /** A name that ends in one of these words, in German also as part of a compound, is this kind. */
  heads: z._default(inBoth(list(text(60))), { en: [], de: [] }),
  tag: inBoth(hashtag),
  /** What to type into a map search. */
  search: inBoth(text(60)),
  en: profileTexts,
  de: profileTexts,
});

/** Hashtags of a kind of business, or of what is sold. */
const tagged = <Id extends z.ZodMiniType>(id: Id) =>
  z.strictObject({ id, tags: inBoth(z.array(hashtag).check(z.minLength(1), z.maxLength(3))) });

/** Word stems that point to a topic; a suggestion that nobody has to press. */
const topic = z.strictObject({
  id: z.enum(TOPICS),
  words: inBoth(z.array(text(40)).check(z.minLength(1))),
});

/** The library's folders, each with the schema of its files. */
export const SCHEMAS = {
  steps: z.array(step),
  buyers: z.array(profile),
  kinds: z.array(tagged(kind)),
  products: z.array(tagged(z.enum(keysOf(PRODUCT_TYPES)))),
  topics: z.array(topic),
};
export type Library = { readonly [Folder in keyof typeof SCHEMAS]: Output<(typeof SCHEMAS)[Folder]> };
export type LibraryStep = Library['steps'][number];
export type Profile = Library['buyers'][number];
