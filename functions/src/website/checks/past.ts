/** Offers, events and greetings whose time is over. */
import { getModel, isHeadingLike } from '../page/model.ts';
import type { TextBlock } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

const toWords = (list: 'invitations' | 'histories' | 'seasons' | 'months' | 'greetings'): string =>
  `(?<!\\p{L})(?:${[...german[list], ...english[list]].join('|')})(?!\\p{L})`;
/** Announces something that people can still take part in. */
const INVITATION = new RegExp(toWords('invitations'), 'iu');
/** Tells of the past, names a source, or gives the day from which something holds. */
const HISTORY = new RegExp(`${toWords('histories')}|[§©]`, 'iu');
const DATE = new RegExp(
  [
    String.raw`(?<!\d)(?<iso>20\d\d-\d\d-\d\d)(?!\d)`,
    String.raw`(?<!\d)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<dotted>20\d\d)(?!\d)`,
    String.raw`(?<name>${toWords('months')})\.?,? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?<written>20\d\d)(?!\d)`,
    String.raw`${toWords('seasons')} (?<season>20\d\d)(?:[/–-]\d{2,4})?(?!\d)`,
  ].join('|'),
  'giu',
);
const GREETING = new RegExp(toWords('greetings'), 'iu');
const LINKED_DAY = /[?&][\w-]{1,20}=(20\d\d-\d\d-\d\d)(?!\d)/;

const DAY_MS = 86_400_000;
/** What is over for longer is out of date for certain. */
const MAX_AGE_MS = 365 * DAY_MS;
/** Days around a feast in which its greeting is in season. */
const SEASON_DAYS = 75;
const MAX_TEXT = 400;
const MAX_BLOCKS = 1_500;
const MONTHS_BY_START = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const GERMAN_STARTS: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };

interface Past {
  readonly text: string;
  readonly end: number;
}

/** The end of a date, to the month or year if the day is not given. */
function getEnd({
  iso,
  dotted,
  month,
  day,
  name,
  written,
  season,
}: Record<string, string | undefined>): number {
  if (iso !== undefined) return Date.parse(iso) + DAY_MS;
  if (dotted !== undefined) return Date.UTC(Number(dotted), Number(month) - 1, Number(day) + 1);
  const start = name?.slice(0, 3).toLowerCase() ?? '';
  const index = MONTHS_BY_START.indexOf(GERMAN_STARTS[start] ?? start);
  return index === -1 ? Date.UTC(Number(written ?? season) + 1, 0) : Date.UTC(Number(written), index + 1);
}

/** The dates in the beginning of a text. */
export const findDates = (text: string): readonly Past[] =>
  [...text.slice(0, MAX_TEXT).matchAll(DATE)].map(({ 0: date, groups = {} }) => ({
    text: date,
    end: getEnd(groups),
  }));

const isAnnouncement = ({ kind, isTestimonial, text, words }: TextBlock): boolean =>
  kind !== 'quote' && !isTestimonial && words < 80 && INVITATION.test(text.slice(0, MAX_TEXT));

function isOutOfSeason(greeting: string, now: number): boolean {
  const year = new Date(now).getUTCFullYear();
  // Easter is between March 22 and April 25.
  const feasts = /easter|oster/i.test(greeting)
    ? [Date.UTC(year, 2, 22), Date.UTC(year, 3, 25)]
    : [Date.UTC(year - 1, 11, 28), Date.UTC(year, 11, 28)];
  return feasts.every((feast) => Math.abs(now - feast) > SEASON_DAYS * DAY_MS);
}

/** Quotes what is over for more than a year, unless something later shows that it is a calendar or archive. */
export function findPast({ page, fetchedAt }: Snapshot): readonly string[] {
  const now = fetchedAt.getTime();
  const blocks = getModel(page).visible.slice(0, MAX_BLOCKS);
  const dated = blocks.filter(isAnnouncement).flatMap(({ text }): readonly Past[] => {
    const start = text.slice(0, MAX_TEXT);
    const ends = findDates(text).map(({ end }) => end);
    return ends.length === 0 || HISTORY.test(start) ? [] : [{ text, end: Math.max(...ends) }];
  });
  const linked = page.links.flatMap(({ href, text, region }): readonly Past[] => {
    const day = region === 'hidden' ? undefined : LINKED_DAY.exec(href.slice(0, 500))?.[1];
    return day === undefined ? [] : [{ text: `${text} (${day})`, end: Date.parse(day) + DAY_MS }];
  });
  const found = [...dated, ...linked];
  const isOver = found.length > 0 && found.every(({ end }) => now - end > MAX_AGE_MS);
  const greeting = blocks.find(
    (block) => isHeadingLike(block) && block.kind !== 'label' && GREETING.test(block.text.slice(0, MAX_TEXT)),
  );
  return [
    ...(greeting && isOutOfSeason(greeting.text, now) ? [greeting.text] : []),
    ...(isOver ? found.map(({ text }) => text) : []),
  ];
}
