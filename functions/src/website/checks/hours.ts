/** Opening hours of a page, day by day, where nothing but days and times is said. */
import { splitSentences } from '../../platform/quotes.ts';
import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { alternatives, anyOf, entriesOf, exactly } from '../words/patterns.ts';
import { detectPageLanguage } from './text-view.ts';

/** Whether the business is open on a day, in the page's words. */
export interface DayHours {
  readonly day: number;
  readonly isOpen: boolean;
  readonly text: string;
}

const WEEK = 7;
/** Monday to Sunday in each language. */
const DAYS = entriesOf('days').map((name) => new RegExp(`^(?:${name})$`, 'iu'));
const PART = new RegExp(
  `(?<!\\p{L})(?<day>${alternatives('days')})(?!\\p{L})\\.?|(?<closed>${alternatives('closed-words')})|(?<time>${alternatives('times')})|(?<until>[–—-]|(?<!\\p{L})(?:bis|to|through)(?!\\p{L}))|(?<other>\\p{L}[\\p{L}.]*)`,
  'giu',
);
const FILLER = exactly('hours-fillers');
/** Days in German, but other words elsewhere. */
const AMBIGUOUS = /(?<!\p{L})(?:so|do|di|mi)(?!\p{L})/iu;
/** Headings above the hours of the whole business. */
const GENERIC = exactly('hours-headings');
/** Hours of something else than the whole business, or of a part of the year. */
const OTHER_HOURS = anyOf('other-hours');
/** Single days on which it is closed. */
const HOLIDAY = anyOf('closed-days');
/** What makes the hours of another sentence less certain. */
const LIMIT = anyOf('hours-limits');
const MAX_LINE = 200;
const MAX_BLOCKS = 40;
const MAX_LABEL_WORDS = 3;

/** The days after one up to another, also across the weekend. */
const spanDays = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from + WEEK) % WEEK }, (_, i) => (from + 1 + i) % WEEK);

/** Reads a line; nothing if it says anything but days, times, and that it is closed then. */
export function readHours(line: string): readonly DayHours[] {
  const found: DayHours[] = [];
  let days: readonly number[] = [];
  let times = 0;
  let isClosedAhead = false;
  let isRange = false;
  let start = 0;
  const settle = (isOpen: boolean, end: number): void => {
    const text = line.slice(start, end).trim();
    found.push(...days.map((day) => ({ day, isOpen, text })));
    days = [];
    times = 0;
    start = end;
  };
  for (const { index, groups = {} } of line.matchAll(PART)) {
    const { day, closed, time, until, other } = groups;
    if (other !== undefined && !FILLER.test(other)) return [];
    if ((day ?? closed) !== undefined && times > 0) {
      if (times === 1 || isClosedAhead) return [];
      settle(true, index);
    }
    if (day !== undefined) {
      const next = DAYS.findIndex((name) => name.test(day)) % WEEK;
      const last = days.at(-1);
      days = [...days, ...(isRange && last !== undefined ? spanDays(last, next) : [next])];
    } else if (closed !== undefined && days.length > 0) settle(false, index + closed.length);
    else if (closed !== undefined) isClosedAhead = true;
    else if (time !== undefined && days.length > 0) times++;
    isRange = until !== undefined;
  }
  if (days.length > 0 && (times === 1 || isClosedAhead === times > 1)) return [];
  settle(!isClosedAhead, line.length);
  return found;
}

function readSentences(line: string): readonly DayHours[] {
  const whole = readHours(line);
  const hours = whole.length > 0 || LIMIT.test(line) ? whole : splitSentences(line).flatMap(readHours);
  // Where only the shop is closed, another part may be open.
  return hours.filter(({ isOpen }) => isOpen || !/shop/i.test(line));
}

const isOnlyDays = (text: string): boolean =>
  text.length < 60 && [...text.matchAll(PART)].every(({ groups = {} }) => !groups.time && !groups.closed);

/** A name of something, such as a place or service, of which the hours below it are. */
const isLabel = ({ text, words }: TextBlock): boolean =>
  words <= MAX_LABEL_WORDS &&
  !/\d/.test(text) &&
  !GENERIC.test(text) &&
  [...text.matchAll(PART)].some(({ groups = {} }) => groups.other && !FILLER.test(groups.other));

const toLines = (blocks: readonly TextBlock[]): readonly string[] =>
  blocks
    .slice(0, MAX_BLOCKS)
    .map(({ text }, i) => (isOnlyDays(text) ? `${text} ${blocks[i + 1]?.text ?? ''}` : text));

/** The hours in a page's footer or above it: none if they may be those of something else, or if a day has several. */
export function listHours(page: Page, isFooter: boolean): readonly DayHours[] {
  const isGerman = detectPageLanguage(page) === 'de';
  const hours = getModel(page).sections.flatMap(({ heading, blocks }) => {
    const own = blocks.filter(({ region }) => (region === 'footer') === isFooter);
    const isBare = isFooter && heading?.region !== 'footer';
    if (!isBare && !GENERIC.test(heading?.text ?? '')) return [];
    const lines = toLines(own).map((line) =>
      line.length > MAX_LINE || (!isGerman && AMBIGUOUS.test(line)) ? [] : readSentences(line),
    );
    const regular = own.filter((block) => !HOLIDAY.test(block.text));
    const text = [isBare ? null : heading, ...regular].map((block) => block?.text ?? '').join(' ');
    const isNamed = own.some((block, i) => isLabel(block) && (lines[i + 1]?.length ?? 0) > 0);
    return isNamed || OTHER_HOURS.test(text) ? [] : lines.flat();
  });
  const closed = new Set(hours.filter(({ isOpen }) => !isOpen).map(({ day }) => day));
  return hours.some(({ day, isOpen }) => isOpen && closed.has(day)) ? [] : hours;
}
