import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { alternatives, anyOf, beginningWith, wholeWords, wordsOf } from '../words/patterns.ts';
import { type Check, fail, notApplicable, quoteAs, warn } from './check.ts';
import { listLinks, listRead } from './text-view.ts';

const INVITATION = wordsOf('invitations');
/** Tells of the past, names a source, or gives the day from which something holds. */
const HISTORY = new RegExp(`${wholeWords('histories')}|[§©]`, 'iu');
const DATE = new RegExp(
  [
    String.raw`(?<!\d)(?<iso>20\d\d-\d\d-\d\d)(?!\d)`,
    String.raw`(?<!\d)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<dotted>20\d\d)(?!\d)`,
    String.raw`(?<name>${wholeWords('months')})\.?,? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?<written>20\d\d)(?!\d)`,
    String.raw`${wholeWords('seasons')} (?<season>20\d\d)(?:[/–-](?:20)?(?<second>\d\d))?(?!\d)`,
    String.raw`(?<![\d/])(?<slashed>\d{1,2}/\d{1,2}/20\d\d)(?![\d/])`,
  ].join('|'),
  'giu',
);

const DAY_MS = 86_400_000;
/** Whatever is over for longer is out of date for certain. */
const MAX_AGE_MS = 120 * DAY_MS;
/** An offer that names its last day is over sooner. */
const MAX_EXPIRED_MS = 30 * DAY_MS;
const MAX_TEXT = 400;
const MAX_BLOCKS = 1_500;
const MAX_DATED = 100;
const MONTHS_BY_START = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const GERMAN_STARTS: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };

interface Past {
  readonly text: string;
  readonly end: number;
}

/** The later reading of a date whose month may be first or second. */
function toLaterDay(slashed: string): number {
  const [a = 0, b = 0, year = 0] = slashed.split('/').map(Number);
  return Math.max(a > 12 ? 0 : Date.UTC(year, a - 1, b + 1), b > 12 ? 0 : Date.UTC(year, b - 1, a + 1));
}

/** The end of a date, to the month if the day is not given; of a feast or season, to the year. */
function getEnd({
  iso,
  dotted,
  month,
  day,
  name,
  written,
  season,
  second,
  slashed,
}: Record<string, string | undefined>): number {
  if (iso !== undefined) return Date.parse(iso) + DAY_MS;
  if (dotted !== undefined) return Date.UTC(Number(dotted), Number(month) - 1, Number(day) + 1);
  if (slashed !== undefined) return toLaterDay(slashed);
  const start = name?.slice(0, 3).toLowerCase() ?? '';
  const index = MONTHS_BY_START.indexOf(GERMAN_STARTS[start] ?? start);
  const last = Math.max(Number(written ?? season), second === undefined ? 0 : 2000 + Number(second));
  return index === -1 ? Date.UTC(last, 12) : Date.UTC(Number(written), index + 1);
}

const findDates = (text: string): readonly Past[] =>
  [...text.slice(0, MAX_TEXT).matchAll(DATE)].map(({ 0: date, groups = {} }) => ({
    text: date,
    end: getEnd(groups),
  }));

const isAnnouncement = ({ kind, isTestimonial, text, words }: TextBlock): boolean =>
  kind !== 'quote' && !isTestimonial && words < 80 && INVITATION.test(text.slice(0, MAX_TEXT));

const DAY = String.raw`(?:the |zum |einschließlich )?(?:\d{1,2}(?:st|nd|rd|th|\.)? )?$`;
const LAST_DAY = new RegExp(`${alternatives('last-days')}[\\s:]{0,3}${DAY}`, 'iu');
const UNTIL = new RegExp(`(?<!\\p{L})(?:until|till|before|by|bis)\\s${DAY}`, 'iu');
const CLOSURE = wordsOf('closures');
const OTHER_TERM = anyOf('other-terms');
function isExpired(text: string, now: number): boolean {
  const dates = [...text.matchAll(DATE)];
  if (dates.length === 0 || OTHER_TERM.test(text)) return false;
  if (dates.some(({ groups = {} }) => getEnd(groups) > now - MAX_EXPIRED_MS)) return false;
  return dates.some(({ index }) => {
    const before = text.slice(Math.max(0, index - 50), index);
    const isOpen = CLOSURE.test(text) || (INVITATION.test(text) && !HISTORY.test(text));
    return LAST_DAY.test(before) || (UNTIL.test(before) && isOpen);
  });
}

/** Pages on which the past is right. */
const ARCHIVE = anyOf('archives');

/** Quotes what is over, on any page but those that tell of the past. */
function findPast(site: Snapshot): readonly string[] {
  const now = site.fetchedAt.getTime();
  return listRead(site).flatMap((place) => {
    const isHome = place.page === site.page;
    if (!isHome && ARCHIVE.test(`${place.url.pathname} ${place.page.title}`)) return [];
    const blocks = getModel(place.page).visible.slice(0, MAX_BLOCKS);
    const expired = blocks.filter(
      ({ kind, isTestimonial, text, words }) =>
        kind !== 'quote' && !isTestimonial && words < 80 && isExpired(text.slice(0, MAX_TEXT), now),
    );
    const found = [...expired.map(({ text }) => text), ...findOverOn(blocks, now)];
    return [...found, ...findOverdue(place.page, now, found)];
  });
}

/** The European Union's platform for disputes, closed in July 2025. */
const PLATFORM = /^https?:\/\/(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr/i;

const findClosedPlatform = (site: Snapshot): readonly string[] =>
  listLinks(site).flatMap(({ href }) => (PLATFORM.test(href) ? [href] : []));

/** Headings of what comes next, such as "Next annual general meeting". */
const NEXT = beginningWith('next-ones');
const MAX_NEXT_WORDS = 7;

const findOverdue = (page: Page, now: number, known: readonly string[]): readonly string[] =>
  getModel(page).sections.flatMap(({ heading, blocks }) => {
    if (!heading || heading.words > MAX_NEXT_WORDS || !NEXT.test(heading.text)) return [];
    const told = blocks.slice(0, MAX_DATED).filter(({ text }) => !HISTORY.test(text));
    const dates = told.flatMap(({ text }) => findDates(text));
    const last = dates.toSorted((a, b) => b.end - a.end)[0];
    const isOver = last && now - last.end > MAX_EXPIRED_MS;
    return isOver && !told.some(({ text }) => known.includes(text)) ? [`${heading.text}: ${last.text}`] : [];
  });

/** Quotes what is over, unless something later shows that it is a calendar or archive. */
function findOverOn(blocks: readonly TextBlock[], now: number): readonly string[] {
  const dated = blocks.filter(isAnnouncement).flatMap(({ text }): readonly Past[] => {
    const start = text.slice(0, MAX_TEXT);
    const ends = findDates(text).map(({ end }) => end);
    return ends.length === 0 || HISTORY.test(start) || OTHER_TERM.test(start)
      ? []
      : [{ text, end: Math.max(...ends) }];
  });
  return dated.every(({ end }) => now - end > MAX_AGE_MS) ? dated.map(({ text }) => text) : [];
}

export const PAST_CHECK: Check = {
  id: 'recent-news',
  weight: 2,
  needsText: true,
  run: (site) => {
    const past = findPast(site);
    const evidence = quoteAs('past', [...past, ...findClosedPlatform(site)]);
    return evidence ? (past.length > 0 ? fail : warn)(evidence) : notApplicable();
  },
};
