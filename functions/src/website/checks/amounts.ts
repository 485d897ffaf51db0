/** Amounts that pages of the same website give for the same thing. */
import { splitSentences } from '../../platform/quotes.ts';
import { type LocatedPage, resolveUrl } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import type { Snapshot } from '../snapshot.ts';
import { alternatives, anyOf, exactly } from '../words/patterns.ts';
import { listRead } from './text-view.ts';

const MAX_TEXT = 400;
const MAX_LABEL_WORDS = 4;

export interface Statement {
  readonly text: string;
  readonly place: LocatedPage;
}

interface Amount extends Statement {
  readonly amount: number;
  readonly regions: string;
}

const CURRENCY = String.raw`(?:€|£|\$|CHF|EUR|Fr\.)`;
const AMOUNT = String.raw`(?:${CURRENCY}\s?(?<before>\d[\d.,’']{0,12})|(?<after>\d[\d.,’']{0,12})\s?(?:€|EUR|Euro|CHF))`;
const EACH = new RegExp(AMOUNT, 'gu');
const THRESHOLD = new RegExp(
  `(?<![\\p{L}-])${alternatives('threshold-words')}\\s(?:\\p{L}+\\s){0,4}${AMOUNT}`,
  'giu',
);
const THRESHOLD_CELL = new RegExp(
  `^(?:${alternatives('threshold-words')}\\s${AMOUNT}|${AMOUNT.replaceAll('?<', '?<more')}\\s?${alternatives('thresholds-after')})$`,
  'iu',
);
const MINIMUM = new RegExp(`${alternatives('minimum-orders')}[^.!?\\d]{0,25}?${AMOUNT}`, 'iu');
const FREE_DELIVERY = anyOf('free-delivery');
const FREE = exactly('free-cells');
const DELIVERY = anyOf('delivery-pages');
const REGION = new RegExp(alternatives('delivery-regions'), 'giu');
const SPECIAL = anyOf('special-delivery');

/** @example toAmount('1.250,00') // 1250 */
const toAmount = (text: string): number =>
  Number(text.replace(/(?:[.,]\d\d?)?[.,]?$/, '').replace(/[.,’']/g, ''));

const readAmount = ({ groups = {} }: RegExpMatchArray): number =>
  toAmount(groups.before ?? groups.after ?? groups.morebefore ?? groups.moreafter ?? '');

const listAmounts = (text: string): readonly number[] => [...text.matchAll(EACH)].map(readAmount);

const listSentences = (place: LocatedPage): readonly string[] =>
  getModel(place.page).visible.flatMap(({ text }) => splitSentences(text.slice(0, MAX_TEXT)));

/** Labels with the text of the next cell. */
function listCells({ page }: LocatedPage): readonly (readonly [label: string, value: string])[] {
  const { visible } = getModel(page);
  return visible.flatMap(({ text, words }, i) =>
    words <= MAX_LABEL_WORDS ? [[text, visible[i + 1]?.text.slice(0, MAX_TEXT) ?? ''] as const] : [],
  );
}

const toStatement = (place: LocatedPage, text: string, amount: number): Amount => ({
  ...{ text, place, amount },
  regions: (text.match(REGION) ?? []).join(' ').toLowerCase(),
});

/** The order values from which delivery is free. */
function listThresholds(place: LocatedPage): readonly Amount[] {
  const sentences = listSentences(place).flatMap((text) => {
    const [first, ...others] = text.matchAll(THRESHOLD);
    const isClear = first && others.length === 0 && FREE_DELIVERY.test(text) && !SPECIAL.test(text);
    return isClear ? [toStatement(place, text, readAmount(first))] : [];
  });
  if (!DELIVERY.test(`${place.page.title} ${place.page.headings.join(' ')}`)) return sentences;
  const cells = listCells(place).flatMap(([label, value]) => {
    const match = FREE.test(value) ? THRESHOLD_CELL.exec(label) : null;
    return match ? [toStatement(place, `${label}: ${value}`, readAmount(match))] : [];
  });
  return [...sentences, ...cells];
}

/** The least order values. */
const listMinimums = (place: LocatedPage): readonly Amount[] =>
  [
    ...listSentences(place),
    ...listCells(place).map(([label, value]) => `${label}: ${splitSentences(value)[0]}`),
  ].flatMap((text) => {
    const match = MINIMUM.exec(text);
    const isClear = match && listAmounts(text).length === 1 && !SPECIAL.test(text);
    return isClear ? [toStatement(place, text, readAmount(match))] : [];
  });

type Pair = readonly [Statement, Statement];

/** The home page's amount and another one, if all further pages agree on that one. */
function findOther(site: Snapshot, list: (place: LocatedPage) => readonly Amount[]): Pair | undefined {
  const seen = new Map<string, Amount>();
  for (const found of listRead(site).flatMap(list)) if (!seen.has(found.text)) seen.set(found.text, found);
  const all = [...seen.values()];
  const [claim, ...more] = all.filter(({ place }) => place.page === site.page);
  const others = all.filter(({ place }) => place.page !== site.page);
  const [other] = others;
  const isClear =
    claim !== undefined &&
    more.every(({ amount }) => amount === claim.amount) &&
    others.every(
      ({ amount, regions }) => amount === other?.amount && (regions === '' || regions === claim.regions),
    );
  return isClear && other && other.amount !== claim.amount ? [claim, other] : undefined;
}

const FROM = new RegExp(
  `(?<!\\p{L})(?:ab|from|starting at)\\s${AMOUNT}[^.!?]{0,40}?(?:\\p{L}\\s|/\\s?)(?<unit>${alternatives('price-units')})(?!\\p{L})`,
  'iu',
);
const VARIANT = anyOf('price-variants');
const MIN_PRICES = 2;

/** The starting price that the home page promises for a unit, if all prices on the page of prices are higher. */
function findStartingPrice(site: Snapshot): Pair | undefined {
  const [claim, ...others] = listSentences(site).flatMap((text) => {
    const match = FROM.exec(text);
    return match ? [{ text, amount: readAmount(match), unit: match.groups?.unit ?? '' }] : [];
  });
  if (!claim || others.length > 0 || VARIANT.test(claim.text)) return undefined;
  const place = site.internal.pages.find(({ kind }) => kind === 'prices');
  const { text, visible } = place ? getModel(place.page) : { text: '', visible: [] };
  const amounts = listAmounts(text);
  const isHigher =
    amounts.length >= MIN_PRICES &&
    amounts.every((amount) => amount > claim.amount) &&
    text.toLowerCase().includes(claim.unit.toLowerCase()) &&
    !VARIANT.test(text);
  const lowest = visible.find((block) => listAmounts(block.text).includes(Math.min(...amounts)));
  return place && isHigher && lowest
    ? [
        { text: claim.text, place: site },
        { text: lowest.text, place },
      ]
    : undefined;
}

const FEE = anyOf('fee-labels');
const SHORT_TERM = anyOf('short-terms');

/** The yearly fee in a link's label, if the page that it leads to names other fees only. */
function findFee(site: Snapshot): Pair | undefined {
  for (const { text, href } of site.page.links) {
    const [amount, ...more] = FEE.test(text) ? listAmounts(text) : [];
    const path = resolveUrl(site, href)?.pathname;
    const place = site.internal.pages.find(({ url }) => url.pathname === path);
    if (amount === undefined || more.length > 0 || !place) continue;
    const model = getModel(place.page);
    const amounts = listAmounts(model.text);
    const other = model.visible.find((block) => listAmounts(block.text).length > 0);
    if (other && !amounts.includes(amount) && !SHORT_TERM.test(model.text))
      return [
        { text, place: site },
        { text: other.text, place },
      ];
  }
  return undefined;
}

/** Two statements on an amount that cannot both be true. */
export const findOtherAmount = (site: Snapshot): Pair | undefined =>
  findOther(site, listThresholds) ??
  findOther(site, listMinimums) ??
  findStartingPrice(site) ??
  findFee(site);
