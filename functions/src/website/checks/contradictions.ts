/** Facts that the website states twice with different values. Silent wherever both may be right. */
import { splitSentences } from '../../platform/quotes.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import type { TextBlock } from '../page/page.ts';
import { getEntities } from '../page/structured-data.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, exactly, wordsOf } from '../words/patterns.ts';
import { type Check, fail, notApplicable, pass, quoteAs } from './check.ts';
import { type Hours, readStructuredHours, TIME, toHours, toMinutes } from './hours.ts';
import { findSwappedNumbers } from './phones.ts';
import { listRead } from './text-view.ts';

interface Statement {
  /** What it is about; only statements with the same key can contradict each other. */
  readonly key: string;
  readonly value: string;
  readonly text: string;
  readonly place: LocatedPage;
}

const MAX_BLOCKS = 600;
const MAX_TEXT = 300;
const AMOUNT = String.raw`\d{1,3}(?:[.,’' ]\d{3})*(?:[.,]\d{2})?(?![\d.,]?\d)`;
const CURRENCY = String.raw`€|\$|£|(?<!\p{L})(?:CHF|EUR|R)(?!\p{L})`;
const PRICE = new RegExp(
  `(?<before>${CURRENCY})\\s?(?<first>${AMOUNT})|(?<![\\d.,])(?<second>${AMOUNT})\\s?(?<after>${CURRENCY}|Euro(?!\\p{L}))`,
  'gu',
);
const UNIT = /^\s?(?:\/|pro|per|je|an?|each)\s?(\p{L}{1,3})/iu;
/** Net prices, discounts, and prices for some customers or times only. */
const RELATIVE = anyOf('relative-prices');
const NO_LABEL = exactly('price-fillers');
const MAX_LABEL_WORDS = 12;

const getBlocks = ({ page }: LocatedPage): readonly TextBlock[] =>
  getModel(page).visible.slice(0, MAX_BLOCKS);

const toValue = (amount: string): string => {
  const plain = amount.replace(/[’' ]/g, '');
  const cents = /[.,](\d\d)$/.exec(plain)?.[1] ?? '00';
  return `${plain.replace(/[.,]\d\d$/, '').replace(/[.,]/g, '')}.${cents}`;
};

/** The words that tell what a price is for, in any order; empty if they are too few to be sure. */
function toKey(label: string, minWords = 2): string {
  const words = (label.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !NO_LABEL.test(word));
  const isClear = words.length >= minWords && words.length <= MAX_LABEL_WORDS;
  return isClear && words.some((word) => /\p{L}{4}/u.test(word)) ? [...new Set(words)].sort().join(' ') : '';
}

/** The first price of a block with its label: the words of its sentence, or else the line above. */
function readPrice(block: TextBlock, above: TextBlock | undefined, place: LocatedPage): readonly Statement[] {
  const text = block.text.slice(0, MAX_TEXT);
  const [match, second] = [...text.matchAll(PRICE)];
  if (!match || RELATIVE.test(text) || block.kind === 'quote' || block.isTestimonial) return [];
  const { before, first, second: amount, after } = match.groups ?? {};
  const rest = text.slice(match.index + match[0].length);
  const unit = UNIT.exec(rest)?.[1]?.toLowerCase() ?? '';
  const symbol = (before ?? after ?? '').replace(/^eur.*/i, '€');
  const value = toValue(first ?? amount ?? '');
  const sentence =
    text
      .slice(0, match.index)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  const own = toKey(sentence, 0);
  const isBare = (sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => NO_LABEL.test(word));
  const create = (key: string, shown: string): Statement[] =>
    key === '' ? [] : [{ key: `${key} ${symbol}/${unit}`, value, text: shown, place }];
  if (!isBare && own.includes(' ')) {
    const shown = text.slice(match.index - sentence.length, match.index + match[0].length).trim();
    // A model by its name and number has one price.
    const isModel = (above?.level ?? 0) > 0 && /\d/.test(above?.text ?? '') && !second;
    return [...create(own, shown), ...(isModel ? create(toKey(above?.text ?? '', 3), shown) : [])];
  }
  if (!isBare || !above || above.words > MAX_LABEL_WORDS || above.text.search(PRICE) !== -1) return [];
  return create(toKey(above.text), `${above.text}: ${match[0]}`);
}

const FREE_SHIPPING = anyOf('free-shipping');
const FROM_AMOUNT = new RegExp(
  `(?:ab|über|over|above|from|of)\\s(?:${PRICE.source.replaceAll(/\?<\w+>(?!\p{L})/gu, '?:')})`,
  'iu',
);
const SAME_DAY = anyOf('same-day');
const UNTIL_TIME = new RegExp(`(?<!\\p{L})(?:by|before|bis|vor|until)\\s(${TIME})`, 'iu');
const COUNTRY = anyOf('countries', 'giu');
const ONE_DAY = anyOf('single-days', 'giu');
const EVERY_DAY = anyOf('every-day');
const CLOSED = anyOf('closed-days');
const OTHER_SERVICE = anyOf('other-hours');

/** Conditions that hold for everybody: from which amount shipping is free, until when orders go out today. */
function readConditions(text: string, place: LocatedPage): readonly Statement[] {
  return splitSentences(text.slice(0, MAX_TEXT)).flatMap((sentence): readonly Statement[] => {
    const create = (key: string, value: string): readonly Statement[] => [
      { key, value, text: sentence, place },
    ];
    if (!OTHER_SERVICE.test(sentence)) {
      if (EVERY_DAY.test(sentence)) return create('every day', 'open');
      if (CLOSED.test(sentence)) return create('every day', 'closed');
    }
    if (FREE_SHIPPING.test(sentence)) {
      const amount = FROM_AMOUNT.exec(sentence)?.[0].match(new RegExp(AMOUNT, 'u'))?.[0];
      const countries = [...new Set(sentence.match(COUNTRY)?.map((name) => name.slice(0, 5).toLowerCase()))];
      return amount === undefined ? [] : create(`free shipping ${countries.join(' ')}`, toValue(amount));
    }
    if (SAME_DAY.test(sentence)) {
      const time = UNTIL_TIME.exec(sentence)?.[1];
      const isOneDay = sentence.match(ONE_DAY)?.length === 1;
      return time === undefined || isOneDay ? [] : create('same day', `${toMinutes(time)}`);
    }
    return [];
  });
}

const HOURS_LABEL = wordsOf('hours-labels');
const MAX_HOURS_BLOCKS = 16;

/** Hours below each label, by day; empty if a page gives several, as for two shops. */
function readHours(place: LocatedPage): readonly Statement[] {
  const visible = getBlocks(place);
  const chunks = visible.flatMap(({ text, words }, i) => {
    if (words > 30 || !HOURS_LABEL.test(text)) return [];
    const below = visible.slice(i + 1, i + MAX_HOURS_BLOCKS);
    const end = below.findIndex((block) => block.level > 0);
    return [[text, ...below.slice(0, end === -1 ? undefined : end).map((block) => block.text)].join(' ')];
  });
  if (chunks.some((chunk) => OTHER_SERVICE.test(chunk.slice(0, 600)))) return [];
  return chunks.flatMap((chunk) => toHours(chunk.slice(0, 600))).map((hours) => stateHours(hours, place));
}
const stateHours = ({ day, hours, text }: Hours, place: LocatedPage): Statement => ({
  ...{ key: `hours ${day}`, value: hours, text, place },
});

const POSTCODE = /(?<![A-Z\d])([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2}|[A-Z\d]{4})(?![A-Z\d])/g;
const TOWN_CODE = /(\p{Lu}[\p{L}.-]{3,40}) (\d{1,4}\s?[a-z]?)[\s,|·]{1,3}(\d{4,5}) (\p{Lu}\p{L}{2,30})/gu;
/** Postal codes whose second half names a single house or street, and those of the same house in the same town. */
const readPostcodes = (whole: string, place: LocatedPage): readonly Statement[] => {
  const text = whole.slice(0, MAX_TEXT);
  const houses = [...text.matchAll(TOWN_CODE)].map(([all, street = '', house, code = '', town]) => ({
    ...{ key: `address ${street.replace(/straße|strasse/i, 'str.')} ${house} ${town}`.toLowerCase() },
    ...{ value: code, text: all, place },
  }));
  const codes = [...text.matchAll(POSTCODE)]
    .filter(([, , inner = '']) => /\d/.test(inner) && /[A-Z]/.test(inner))
    .map(([code, outer = '', inner = '']) => ({
      ...{ key: `postcode ${outer.replace(/\d/g, '')} ${inner}`, value: code, text: code, place },
    }));
  return [...houses, ...codes];
};

const MAX_SHOWN = 65;
const show = ({ text, place }: Statement): string =>
  `“${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}” (${place.url.pathname})`;

/** Of these, one page may give several values: prices for each size, hours of each shop. */
const SEVERAL = /\/|^hours/;

function findPairs(byKey: ReadonlyMap<string, readonly Statement[]>, home: LocatedPage): readonly string[] {
  return [...byKey].flatMap(([key, all]) => {
    const byPage = Map.groupBy(all, ({ place }) => place.url.pathname);
    const isClear =
      !SEVERAL.test(key) ||
      [...byPage.values()].every((own) => new Set(own.map(({ value }) => value)).size === 1);
    const first = all.find(({ place }) => place === home) ?? all[0];
    const other = all.find(({ value }) => value !== first?.value);
    return isClear && first && other ? [`${show(first)} – ${show(other)}`] : [];
  });
}

const PRICED = anyOf('priced-paths');

/** Whether customers decide by the page: on others, the same words may be about something else. */
const isPriced = (site: Snapshot, { page, url }: LocatedPage): boolean =>
  page === site.page ||
  site.internal.pages.some((each) => each.page === page && each.kind === 'prices') ||
  PRICED.test(url.pathname);

export const CONTRADICTIONS_CHECK: Check = {
  id: 'contradictions',
  weight: 4,
  run: (site) => {
    const places = listRead(site);
    const prices = places
      .filter((place) => isPriced(site, place))
      .flatMap((place) =>
        getBlocks(place).flatMap((block, i, blocks) => readPrice(block, blocks[i - 1], place)),
      );
    const others = places.flatMap((place) => [
      ...getBlocks(place).flatMap(({ text }) => [
        ...readConditions(text, place),
        ...readPostcodes(text, place),
      ]),
      ...readHours(place),
    ]);
    const data = { page: site.page, url: new URL('/(structured data)', site.url) };
    const structured = readStructuredHours(getEntities(site.page)).map((hours) => stateHours(hours, data));
    const byKey = Map.groupBy([...prices, ...others, ...structured], ({ key }) => key);
    const found = quoteAs('contradiction', [...findPairs(byKey, site), ...findSwappedNumbers(places)]);
    if (found) return fail(found);
    const isRepeated = [...byKey.values()].some((all) => all.some(({ place }) => place !== all[0]?.place));
    return isRepeated ? pass() : notApplicable();
  },
};
