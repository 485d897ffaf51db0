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

/** Whether every `[` is closed on its line, with something between that no blank surrounds. */
const hasWholeBrackets = (template: string): boolean =>
  !/[[\]]/.test(template.replace(/\[\S(?:[^[\]\n]*\S)?\]/g, ''));

const stepTexts = z.strictObject({
  /** The action. */
  title: text(90),
  /** Why it works for such a firm. */
  why: text(300),
  /** Tasks. */
  how: z.array(text(240)).check(z.minLength(2), z.maxLength(4)),
  /**
   * To copy; `[brackets]` to fill in, `{offer}` for what the visitor sells, `{strength}` for why customers choose it,
   * `{seeks}` for whom it looks for, `{website}`, and `{sender}` for website and town, each alone
   * or after a colon.
   */
  template: z.optional(text(900).check(z.refine(hasWholeBrackets, 'Brackets must be whole, on one line.'))),
  /** A line for each kind of business. */
  examples: z.optional(z.partialRecord(kind, text(300))),
});

const step = z.strictObject({
  id,
  /** Lower comes first among steps that are chosen for the same reason. */
  rank: z.number(),
  /** Whether it is only offered to a business that gets fewer than two others. */
  general: z._default(z.boolean(), false),
  group: id,
  /** Who may get it: everything else never does. */
  for: z.strictObject({
    kinds: z.union([z.literal('all'), list(kind)]),
    /** Kinds that never get it, if `kinds` is `all`. */
    except: z._default(list(kind), []),
    customers: list(z.enum(keysOf(CUSTOMER_TYPES))),
    wants: z._default(list(z.enum(WANTS)), []),
    ticked: z._default(list(z.enum(CHALLENGES)), []),
    asked: z._default(list(z.enum(TOPICS)), []),
    /** `named` needs a firm that the visitor named. */
    buyers: z._default(z.enum(['any', 'named']), 'any'),
    /** Whether it is a part of reaching the firms that the visitor named. */
    outreach: z._default(z.boolean(), false),
    /** Whether it asks why customers choose the business: nothing for somebody who said so. */
    asksStrength: z._default(z.boolean(), false),
    /** It brings customers, like today's or others: nothing for somebody who wants none. */
    brings: z._default(z.enum(['nobody', 'same', 'new']), 'nobody'),
    /** At least one of these must be sold. */
    sells: z._default(list(z.enum(keysOf(PRODUCT_TYPES))), []),
    /** Whether it needs a website. */
    website: z._default(z.boolean(), false),
    /** The least that the dearest thing must cost. */
    price: z._default(z.number(), 0),
  }),
  en: stepTexts,
  de: stepTexts,
});

/** A line for each kind of seller that it was reviewed for: a buyer asks a bakery and a cleaner different things. */
const bySeller = z.partialRecord(kind, text(300));

const profileTexts = z.strictObject({
  /** Where any seller finds them. */
  where: text(400),
  /** Who decides, about whatever is sold. */
  who: text(300),
  when: z.optional(text(300)),
  avoid: z.optional(text(300)),
  /** What they ask first. */
  asks: z.optional(bySeller),
  /** An opening line. */
  open: z.optional(bySeller),
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
  /**
   * What to type into a map search: `typed` where a profile covers several trades. None if no list of such firms would
   * be right.
   */
  search: z.optional(z.union([z.literal('typed'), inBoth(text(60))])),
  en: profileTexts,
  de: profileTexts,
});

/** The library's folders, each with the schema of its files. */
export const SCHEMAS = {
  steps: z.array(step),
  buyers: z.array(profile),
};
export type Library = { readonly [Folder in keyof typeof SCHEMAS]: Output<(typeof SCHEMAS)[Folder]> };
export type LibraryStep = Library['steps'][number];
export type Profile = Library['buyers'][number];
