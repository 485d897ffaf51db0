/** Statements of the same website that cannot both be true. */
import { splitSentences } from '../../platform/quotes.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import type { Snapshot } from '../snapshot.ts';
import { alternatives, anyOf } from '../words/patterns.ts';
import { listHours } from './hours.ts';
import { listRead } from './text-view.ts';

const MAX_TEXT = 400;
const MAX_QUOTE = 70;

interface Statement {
  readonly text: string;
  readonly place: LocatedPage;
}

const quoteBoth = (statements: readonly Statement[]): string =>
  statements.map(({ text, place }) => `${text.slice(0, MAX_QUOTE)} (${place.url.pathname})`).join(' ≠ ');

/** Pages that speak for the whole business, unlike those of a branch or course. */
const COMPANY_PAGE = /^(?:contact|about|imprint)$/;

/** A day on which the business is open by one page, and closed by another. */
function findHours(site: Snapshot): string | undefined {
  const places = [site, ...site.internal.pages.filter(({ kind }) => COMPANY_PAGE.test(kind))];
  const hours = places.flatMap((place) =>
    [false, true].flatMap((isFooter) => listHours(place.page, isFooter).map((each) => ({ ...each, place }))),
  );
  const closed = new Map(hours.flatMap((each) => (each.isOpen ? [] : [[each.day, each] as const])));
  const open = hours.find(({ day, isOpen }) => isOpen && closed.has(day));
  return open && quoteBoth([open, closed.get(open.day) ?? open]);
}

const AMOUNT = String.raw`(?:(?:€|£|\$|CHF|EUR|Fr\.)\s?(?<before>\d[\d.,’']*)|(?<after>\d[\d.,’']*)\s?(?:€|EUR|Euro|CHF))`;
const THRESHOLD = new RegExp(
  `(?<![\\p{L}-])${alternatives('threshold-words')}\\s(?:\\p{L}+\\s){0,4}${AMOUNT}`,
  'giu',
);
const FREE_DELIVERY = anyOf('free-delivery');
const REGION = new RegExp(alternatives('delivery-regions'), 'giu');
const SPECIAL = anyOf('special-delivery');

interface Threshold extends Statement {
  readonly amount: number;
  readonly regions: string;
}

/** @example toAmount('1.250,00') // 1250 */
const toAmount = (text: string): number =>
  Number(text.replace(/[.,]\d\d?$|[.,]$/, '').replace(/[.,’']/g, ''));

function listThresholds(place: LocatedPage): readonly Threshold[] {
  const sentences = getModel(place.page).visible.flatMap(({ text }) =>
    splitSentences(text.slice(0, MAX_TEXT)),
  );
  return sentences.flatMap((text) => {
    const found = [...text.matchAll(THRESHOLD)];
    const { before, after } = found[0]?.groups ?? {};
    if (found.length !== 1 || !FREE_DELIVERY.test(text) || SPECIAL.test(text)) return [];
    const regions = (text.match(REGION) ?? []).join(' ').toLowerCase();
    return [{ text, place, amount: toAmount(before ?? after ?? ''), regions }];
  });
}

/** The order value from which delivery is free, if the home page gives another than a single further page. */
function findThresholds(site: Snapshot): string | undefined {
  const seen = new Map<string, Threshold>();
  for (const found of listRead(site).flatMap(listThresholds))
    if (!seen.has(found.text)) seen.set(found.text, found);
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
  return isClear && other && other.amount !== claim.amount ? quoteBoth([claim, other]) : undefined;
}

/** Quotes two statements on opening hours or delivery that contradict each other. */
export const findContradiction = (site: Snapshot): string | undefined =>
  findHours(site) ?? findThresholds(site);
