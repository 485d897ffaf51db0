import { BLOCK_SEPARATOR } from '../page/model.ts';
import { anyOf, entriesOf } from '../words/patterns.ts';
import { type Check, notApplicable, pass, quoteAs } from './check.ts';
import { listRead, type Match, quoteAround } from './text-view.ts';

const CODES = Intl.supportedValuesOf('currency').filter(
  (code) => !/^X(?!AF|OF|CD|PF)/.test(code) && !entriesOf('word-currencies').includes(code),
);
const CURRENCY = String.raw`(?:\p{Sc}|(?<!\p{L})(?:${[...CODES, ...entriesOf('currencies')].join('|')})(?!\p{L}))`;
const NUMBER = String.raw`\d(?:[\d.,’]{0,12}\d)?(?:,-|,–|\.-|\.–)?`;
const AMOUNT = new RegExp(
  [
    String.raw`(?:${CURRENCY}|(?<!\p{L})Fr\.(?!\s?\d{1,2}[:.]\d\d\s?(?:[–-]|[Uu]hr|bis)))\s?${NUMBER}`,
    String.raw`${NUMBER}\s?${CURRENCY}(?!\d)`,
  ].join('|'),
  'gu',
);
const ENGINE_CLASS = /^euro\s?[1-7]$/i;
const NON_PRICE_CONTEXT = anyOf('other-amounts');
const MAGNITUDE = /^\s?(?:m|mio|mrd|b|bn|tn|k)(?![\p{L}²³])/iu;

const MAX_AMOUNTS = 30;
const CONTEXT_LENGTH = 45;

function findPrice(text: string): Match | null {
  let amountCount = 0;
  for (const { index, 0: amount } of text.matchAll(AMOUNT)) {
    if (++amountCount > MAX_AMOUNTS) break;
    const context = text.slice(Math.max(0, index - CONTEXT_LENGTH), index + amount.length + CONTEXT_LENGTH);
    if (MAGNITUDE.test(text.slice(index + amount.length, index + amount.length + 6))) continue;
    if (/[1-9]/.test(amount) && !ENGINE_CLASS.test(amount) && !NON_PRICE_CONTEXT.test(context))
      return { index, length: amount.length };
  }
  return null;
}

const OTHER_PAGE = /^(?:imprint|privacy|references)$/;

/** Whether the website names a price. Nobody is accused of naming none: many sell what has none. */
export const PRICING_CHECK: Check = {
  id: 'pricing',
  weight: 0,
  run: (site) => {
    for (const place of listRead(site)) {
      if ('kind' in place && OTHER_PAGE.test(`${place.kind}`)) continue;
      // Options in forms are often the visitor's budget or revenue; a restaurant's menu may look like a website's.
      const text = place.page.blocks
        .filter(({ kind, region }) => kind !== 'form' && region !== 'hidden' && region !== 'consent')
        .map((block) => block.text)
        .join(BLOCK_SEPARATOR);
      const amount = findPrice(text);
      if (amount) return pass(quoteAs('text', quoteAround(text, amount)));
    }
    return notApplicable();
  },
};
