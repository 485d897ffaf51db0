import { isSameSite, resolveUrl } from '../page/addresses.ts';
import { BLOCK_SEPARATOR, getModel, isDead } from '../page/model.ts';
import type { PageLink } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { alternatives, anyOf, entriesOf, exactly, wordsOf } from '../words/patterns.ts';
import { PRICES } from '../words/topics.ts';
import { type Check, type Evidence, judgeAbsence, pass, quoteAs, unknown, warn } from './check.ts';
import { findLinkName, getPages, quoteAround, quoteMatch } from './text-view.ts';

const NON_PRICE_LABEL = anyOf('no-prices');
const CODES = Intl.supportedValuesOf('currency').filter(
  (code) => !/^X(?!AF|OF|CD|PF)/.test(code) && !entriesOf('word-currencies').includes(code),
);
const CURRENCY = String.raw`(?:\p{Sc}|(?<!\p{L})(?:${[...CODES, ...entriesOf('currencies')].join('|')})(?!\p{L}))`;
const NUMBER = String.raw`\d(?:[\d.,’']{0,12}\d)?(?:,-|,–|\.-|\.–)?`;
const AMOUNT = new RegExp(
  [
    String.raw`(?:${CURRENCY}|(?<!\p{L})Fr\.(?!\s?\d{1,2}[:.]\d\d\s?(?:[–-]|[Uu]hr|bis)))\s?${NUMBER}`,
    String.raw`${NUMBER}\s?${CURRENCY}(?!\d)`,
    // Rand, whose letter also names models: only with a thousand, cents or a unit.
    String.raw`(?<![\p{L}\d])R\s?(?:\d{1,3}(?:[ ,]\d{3}){1,3}|\d{1,6}\.\d{2}|\d{2,6}(?=\s?(?:/|p/?m(?!\p{L})|per\s|each|a month)))(?![\p{L}\d])`,
    // A number for each of what is sold, without a currency.
    String.raw`(?<![\d.,/:])\d[\d.,]{1,8}\s?/\s?(?i:${alternatives('sold-units')})(?!\p{L})`,
    String.raw`(?<!\p{L})(?i:${alternatives('numbers')}(?:-\p{L}{3,5})?\s(?:dollars|euro|pounds|franken))(?!\p{L})`,
    // The head of a table, with numbers below it.
    String.raw`(?i:prices?|preise?|fares?|fees?|rates?|kosten|cost)(?: in|:| [(\[])\s?${CURRENCY}[)\]]?[^\d]{1,200}\d`,
  ].join('|'),
  'gu',
);
const NON_PRICE_CONTEXT = anyOf('other-amounts');
const MAGNITUDE = /^\s?(?:m|mio|mrd|b|bn|tn|k)(?![\p{L}²³])/iu;
const ON_REQUEST = anyOf('on-request');
const COST_MENTION = wordsOf('costs');

const MAX_AMOUNTS = 30;
const CONTEXT_LENGTH = 45;
const MAX_TEXT_LENGTH = 500;

function findPrice(text: string): { readonly index: number; readonly length: number } | null {
  let amountCount = 0;
  for (const { index, 0: amount } of text.matchAll(AMOUNT)) {
    if (++amountCount > MAX_AMOUNTS) break;
    const context = text.slice(Math.max(0, index - CONTEXT_LENGTH), index + amount.length + CONTEXT_LENGTH);
    if (MAGNITUDE.test(text.slice(index + amount.length, index + amount.length + 6))) continue;
    if (/[1-9]|\p{L}{4}/u.test(amount) && !NON_PRICE_CONTEXT.test(context))
      return { index, length: amount.length };
  }
  return null;
}

/** Labels of menus, shops and booking pages on other websites, which show the prices. */
const SHOP = exactly('shops');
function leadsToShop(site: Snapshot, { text, href }: PageLink): boolean {
  if (!SHOP.test(text)) return false;
  const url = resolveUrl(site, href);
  return url !== undefined && !isSameSite(site, url);
}

function findMention({ page }: Snapshot, pattern: RegExp): Evidence | undefined {
  const texts = getModel(page)
    .prose.filter(({ kind, isTestimonial }) => kind !== 'quote' && !isTestimonial)
    .map(({ text }) => text.slice(0, MAX_TEXT_LENGTH));
  const found = texts.find((text) => pattern.test(text));
  return found === undefined ? undefined : quoteAs('partly-prices', quoteMatch(found, pattern));
}

export const PRICING_CHECK: Check = {
  id: 'pricing',
  weight: 2,
  needsText: true,
  run: (site) => {
    const { sections } = getModel(site.page);
    for (const page of getPages(site, 'services')) {
      // Options in forms are often the visitor's budget or revenue; a restaurant's menu may look like a website's.
      const text = page.blocks
        .filter(({ kind, region }) => kind !== 'form' && region !== 'hidden' && region !== 'consent')
        .map((block) => block.text)
        .join(BLOCK_SEPARATOR);
      const amount = findPrice(text);
      if (amount) return pass(quoteAs('text', quoteAround(text, amount.index, amount.length)));
    }
    const link = findLinkName(
      site,
      PRICES,
      NON_PRICE_LABEL,
      (each) => !isDead(site.page, each) && !each.href.startsWith('#'),
    );
    if (link !== undefined) return pass(quoteAs('link', link));
    const isAboutPrices = (heading: string): boolean =>
      heading.split(' ').length <= 5 && PRICES.test(heading) && !NON_PRICE_LABEL.test(heading);
    const section = sections.find(
      ({ heading, blocks }) =>
        heading && isAboutPrices(heading.text) && blocks.some(({ words }) => words > 2),
    );
    if (section?.heading) return warn(quoteAs('partly-prices', section.heading.text));
    const onRequest = findMention(site, ON_REQUEST);
    if (onRequest) return warn(onRequest);
    if (site.page.links.some((link) => leadsToShop(site, link))) return unknown();
    const verdict = judgeAbsence(site, 'no-prices', {
      pages: ['prices', 'services'],
      part: /pric|preis|tarif|plan|paket|package|menu|rooms?|\bcards?\b|products?|apartments?/i,
      words: PRICES,
    });
    const mention = verdict.status === 'fail' ? findMention(site, COST_MENTION) : undefined;
    return mention ? warn(mention) : verdict;
  },
};
