import { firstOf } from '../../platform/first-of.ts';
import { BLOCK_SEPARATOR } from '../page/model.ts';
import { anyOf, entriesOf } from '../words/patterns.ts';
import { type Check, notApplicable, pass } from './check.ts';
import { listRead } from './text-view.ts';

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

const namesPrice = (text: string): boolean =>
  firstOf(text.matchAll(AMOUNT), MAX_AMOUNTS).some(({ index, 0: amount }) => {
    const end = index + amount.length;
    const context = text.slice(Math.max(0, index - CONTEXT_LENGTH), end + CONTEXT_LENGTH);
    return (
      /[1-9]/.test(amount) &&
      !MAGNITUDE.test(text.slice(end, end + 6)) &&
      !ENGINE_CLASS.test(amount) &&
      !NON_PRICE_CONTEXT.test(context)
    );
  });

const OTHER_PAGE = /^(?:imprint|privacy|references)$/;

/** Whether the website names a price. Nobody is accused of naming none: many sell what has none. */
export const PRICING_CHECK: Check = {
  id: 'pricing',
  weight: 0,
  run: (site) => {
    const pages = listRead(site).filter((place) => !('kind' in place && OTHER_PAGE.test(`${place.kind}`)));
    // Options in forms are often the visitor's budget or revenue; a restaurant's menu may look like a website's.
    const texts = pages.map(({ page }) =>
      page.blocks
        .filter(({ kind, region }) => kind !== 'form' && region !== 'hidden' && region !== 'consent')
        .map((block) => block.text)
        .join(BLOCK_SEPARATOR),
    );
    return texts.some(namesPrice) ? pass() : notApplicable();
  },
};
