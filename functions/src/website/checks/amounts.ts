/** Amounts that pages of the same website give for the same thing. */
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import type { Snapshot } from '../snapshot.ts';
import { alternatives, anyOf, exactly } from '../words/patterns.ts';
import { listRead } from './text-view.ts';

const MAX_TEXT = 200;
const MAX_LABEL_WORDS = 4;

export interface Statement {
  readonly text: string;
  readonly place: LocatedPage;
}

interface Amount extends Statement {
  readonly amount: number;
  readonly currency: string;
}

const CURRENCY = String.raw`(?:€|£|\$|CHF|EUR|Fr\.)`;
const AMOUNT = String.raw`(?:${CURRENCY}\s?(?<before>\d[\d.,’']{0,12})|(?<after>\d[\d.,’']{0,12})\s?(?:€|EUR|Euro|CHF))`;
const EACH = new RegExp(AMOUNT, 'giu');
const THRESHOLD = new RegExp(
  `(?<![\\p{L}-])${alternatives('threshold-words')}\\s(?:\\p{L}+\\s){0,4}${AMOUNT}`,
  'giu',
);
const THRESHOLD_CELL = new RegExp(
  `^(?:${alternatives('threshold-words')}\\s${AMOUNT}|${AMOUNT.replaceAll('?<', '?<more')}\\s?${alternatives('thresholds-after')})$`,
  'iu',
);
const MINIMUM = anyOf('minimum-orders');
const FREE_DELIVERY = anyOf('free-delivery');
const FREE = exactly('free-cells');
/** The only words next to an amount that holds for every order. Any other may name a region, product, or customer. */
const DELIVERY_WORD = exactly('delivery-words');
const ORDER_WORD = exactly('order-words');
const OR_MORE = /(?<!\p{L})(?:or (?:more|over|above)|oder mehr)(?!\p{L})/giu;

/** @example toAmount('1.250,00') // 1250 */
const toAmount = (text: string): number =>
  Number(text.replace(/(?:[.,]\d\d?)?[.,]?$/, '').replace(/[.,’']/g, ''));

const readAmount = ({ groups = {} }: RegExpMatchArray): number =>
  toAmount(groups.before ?? groups.after ?? groups.morebefore ?? groups.moreafter ?? '');

const readCurrency = ([text]: RegExpMatchArray): string => {
  const [name = ''] = /[€£$]|CHF|Fr\.|EUR/i.exec(text) ?? [];
  return name.toUpperCase().replace('EUR', '€').replace('FR.', 'CHF');
};

const listAmounts = (text: string): readonly number[] => [...text.matchAll(EACH)].map(readAmount);

const isPlain = (text: string, word: RegExp): boolean =>
  (text.replace(OR_MORE, '').match(/\p{L}+/gu) ?? []).every((each) => word.test(each));

/** Blocks, also with the next cell, that say nothing but words of a list, as do the heading and label above. */
function listPlain(
  { page }: LocatedPage,
  isHome: boolean,
  word: RegExp,
): readonly (readonly [string, string])[] {
  const { sections } = getModel(page);
  const titles = isHome ? [] : sections.flatMap(({ heading }) => (heading?.level === 1 ? [heading] : []));
  if (!titles.every(({ text }) => isPlain(text, word))) return [];
  return sections.flatMap(({ heading, blocks }) => {
    if (heading && !(isHome && heading.level === 1) && !isPlain(heading.text, word)) return [];
    const isUnnamed = blocks.every(({ text, words }) => words > MAX_LABEL_WORDS || isPlain(text, word));
    return blocks.flatMap(({ text, words }, i) => {
      const above = blocks[i - 1];
      const isNamed = above && above.words <= MAX_LABEL_WORDS && !isPlain(above.text, word);
      if (isNamed || text.length > MAX_TEXT || !isPlain(text, word)) return [];
      const next = blocks[i + 1]?.text ?? '';
      const isCell = isUnnamed && words <= MAX_LABEL_WORDS && next.length < MAX_TEXT && isPlain(next, word);
      return [[text, isCell ? next : ''] as const];
    });
  });
}

type List = (place: LocatedPage, isHome: boolean) => readonly Amount[];

const toStatement = (place: LocatedPage, text: string, match: RegExpMatchArray): Amount => ({
  text,
  place,
  amount: readAmount(match),
  currency: readCurrency(match),
});

/** The order values from which delivery is free. */
const listThresholds: List = (place, isHome) =>
  listPlain(place, isHome, DELIVERY_WORD).flatMap(([text, next]) => {
    const [first, ...others] = text.matchAll(THRESHOLD);
    if (first && others.length === 0 && FREE_DELIVERY.test(text)) return [toStatement(place, text, first)];
    const cell = FREE.test(next) ? THRESHOLD_CELL.exec(text) : null;
    return cell ? [toStatement(place, `${text}: ${next}`, cell)] : [];
  });

/** The least order values. */
const listMinimums: List = (place, isHome) =>
  listPlain(place, isHome, ORDER_WORD).flatMap(([label, next]) => {
    if (!MINIMUM.test(label)) return [];
    const text = /\d/.test(label) || !/\d/.test(next) ? label : `${label}: ${next}`;
    const [first, ...others] = text.matchAll(EACH);
    return first && others.length === 0 ? [toStatement(place, text, first)] : [];
  });

type Pair = readonly [Statement, Statement];

/** The home page's amount and another one, if all further pages agree on that one. */
function findOther(site: Snapshot, list: List): Pair | undefined {
  const seen = new Map<string, Amount>();
  for (const found of listRead(site).flatMap((place, i) => list(place, i === 0)))
    if (!seen.has(found.text)) seen.set(found.text, found);
  const all = [...seen.values()];
  const [claim, ...more] = all.filter(({ place }) => place.page === site.page);
  const [other, ...others] = all.filter(({ place }) => place.page !== site.page);
  if (!claim || !other || claim.currency !== other.currency || claim.amount === other.amount)
    return undefined;
  const isClear =
    more.every(({ amount }) => amount === claim.amount) &&
    others.every(({ amount }) => amount === other.amount);
  // Where the other page names the same amount as well, each holds for something else.
  const { visible } = getModel(other.place.page);
  const isNamed = visible.some(({ text }) => text !== claim.text && listAmounts(text).includes(claim.amount));
  return isClear && !isNamed ? [claim, other] : undefined;
}

/** Two statements on an amount that cannot both be true. */
export const findOtherAmount = (site: Snapshot): Pair | undefined =>
  findOther(site, listThresholds) ?? findOther(site, listMinimums);
