import { getModel, isHeadingLike } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { isFilledByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { alternatives, anyOf, beginningWith, wholeWords, wordsOf } from '../words/patterns.ts';
import { listLinks, listRead } from './text-view.ts';

const INVITATION = wordsOf('invitations');
/** Tells of the past, names a source, or gives the day from which something holds. */
const HISTORY = new RegExp(`${wholeWords('histories')}|[§©]`, 'iu');
const DATE = new RegExp(
  [
    String.raw`(?<!\d)(?<iso>20\d\d-\d\d-\d\d)(?!\d)`,
    String.raw`(?<!\d)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<dotted>20\d\d)(?!\d)`,
    String.raw`(?<name>${wholeWords('months')})\.?,? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?<written>20\d\d)(?!\d)`,
    String.raw`${wholeWords('seasons')} (?<season>20\d\d)(?:[/–-]\d{2,4})?(?!\d)`,
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
  slashed,
}: Record<string, string | undefined>): number {
  if (iso !== undefined) return Date.parse(iso) + DAY_MS;
  if (dotted !== undefined) return Date.UTC(Number(dotted), Number(month) - 1, Number(day) + 1);
  if (slashed !== undefined) return toLaterDay(slashed);
  const start = name?.slice(0, 3).toLowerCase() ?? '';
  const index = MONTHS_BY_START.indexOf(GERMAN_STARTS[start] ?? start);
  return index === -1 ? Date.UTC(Number(written ?? season), 12) : Date.UTC(Number(written), index + 1);
}

export const findDates = (text: string): readonly Past[] =>
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
/** A plan with the year or months for which it holds, and no later ones. */
const PLAN = wordsOf('plans');
const MAX_PLAN_WORDS = 12;

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

function isOldPlan({ text, words }: TextBlock, now: number): boolean {
  if (words > MAX_PLAN_WORDS || !PLAN.test(text) || HISTORY.test(text)) return false;
  const years = text.match(/(?<![\d./])20\d\d(?!\d)/g)?.map(Number) ?? [];
  const ends = findDates(text).map(({ end }) => end);
  const end = ends.length > 0 ? Math.max(...ends) : Date.UTC(Math.max(...years) + 1, 0);
  return years.length > 0 && now - end > MAX_EXPIRED_MS;
}

/** Pages on which the past is right. */
const ARCHIVE = anyOf('archives');

/** Quotes what is over, on any page but those that tell of the past. */
export function findPast(site: Snapshot): readonly string[] {
  const now = site.fetchedAt.getTime();
  return listRead(site).flatMap((place) => {
    const isHome = place.page === site.page;
    if (!isHome && ARCHIVE.test(`${place.url.pathname} ${place.page.title}`)) return [];
    const blocks = getModel(place.page).visible.slice(0, MAX_BLOCKS);
    const plans = blocks.filter((block, i) => {
      const above = blocks[i - 1];
      const text = block.level > 0 && above && above.level > 0 ? `${above.text} ${block.text}` : block.text;
      return isHeadingLike(block) && isOldPlan({ ...block, text }, now);
    });
    const hasNewPlan = blocks.some(
      ({ text }) => PLAN.test(text.slice(0, MAX_TEXT)) && findDates(text).some(({ end }) => end > now),
    );
    const expired = blocks.filter(
      ({ kind, isTestimonial, text, words }) =>
        kind !== 'quote' && !isTestimonial && words < 80 && isExpired(text.slice(0, MAX_TEXT), now),
    );
    const shown = [...expired, ...(hasNewPlan ? [] : plans)].map(({ text }) => text);
    const found = [...shown, ...findOverOn(blocks, now)];
    return [...found, ...findOverdue(place.page, now, found)];
  });
}

const DATED_PART = /termin|kurs|event|course|date/i;

/** The platform of the European Union for disputes, which was closed on that day. */
const PLATFORM = /^https?:\/\/(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr/i;
const CLOSED_ON = Date.UTC(2025, 6, 20);

/** Quotes a link to the closed platform. */
export const findClosedPlatform = (site: Snapshot): string | undefined =>
  site.fetchedAt.getTime() > CLOSED_ON
    ? listLinks(site).find(({ href }) => PLATFORM.test(href))?.href
    : undefined;

/** Headings of several dates, or of a single one, such as "Next annual general meeting". */
const UPCOMING = wordsOf('upcoming');
const NEXT = beginningWith('next-ones');
const MAX_NEXT_WORDS = 7;

const findOverdue = (page: Page, now: number, known: readonly string[]): readonly string[] =>
  getModel(page).sections.flatMap(({ heading, blocks }) => {
    if (!heading || isFilledByScript(page, DATED_PART)) return [];
    const isNext = heading.words <= MAX_NEXT_WORDS && NEXT.test(heading.text);
    const told = blocks.slice(0, MAX_DATED).filter(({ text }) => !isNext || !HISTORY.test(text));
    const dates = told.flatMap(({ text }) => findDates(text));
    const [last, other] = dates.toSorted((a, b) => b.end - a.end);
    const isDated = isNext || (other !== undefined && UPCOMING.test(heading.text));
    const isKnown = told.some(({ text }) => known.includes(text));
    return last && isDated && !isKnown && now - last.end > MAX_EXPIRED_MS
      ? [`${heading.text}: ${last.text}`]
      : [];
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
