/** Opening hours in texts and structured data. */
import type { Entity } from '../page/structured-data.ts';
import { alternatives } from '../words/patterns.ts';

export interface Hours {
  /** 0: Monday. */
  readonly day: number;
  /** @example '480-1080' */
  readonly hours: string;
  readonly text: string;
}

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const GERMAN: Readonly<Record<string, string>> = { di: 'tu', mi: 'we', do: 'th', so: 'su' };
const DAY = alternatives('weekdays');
export const TIME = String.raw`\d{1,2}(?:[:.]\d\d)?(?:\s?(?:[ap]\.?m\.?|uhr|h)(?!\p{L}))?`;
const TO = String.raw`\s?(?:–|—|-|bis|to|through|until)\s?`;
const ENTRY = new RegExp(
  `(?<![\\p{L}])(?<from>${DAY})\\.?s?(?:${TO}(?<to>${DAY})\\.?)?\\s?[:,]?\\s{0,3}(?:von |from )?(?<opens>${TIME})${TO}(?<closes>${TIME})(?<more>\\s?(?:und|and|,|&|/|\\+)\\s?(?:von )?\\d)?`,
  'giu',
);

const toDay = (name: string): number => {
  const start = name.slice(0, 2).toLowerCase();
  return name.toLowerCase() === 'sonnabend' ? 5 : DAYS.indexOf(GERMAN[start] ?? start);
};

/**
 * Minutes after midnight.
 * @example toMinutes('2:30 pm') // 870
 */
export function toMinutes(time: string): number {
  const [, hour = '0', minute = '0'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(time) ?? [];
  const half = /([ap])\.?m/i.exec(time)?.[1]?.toLowerCase();
  return ((Number(hour) % (half ? 12 : 25)) + (half === 'p' ? 12 : 0)) * 60 + Number(minute);
}

const listDays = (from: number, to: number): readonly number[] =>
  from < 0 || to < from ? [] : DAYS.map((_, i) => i).slice(from, to + 1);

/** The hours by day in a text, without days that open twice. */
export const toHours = (text: string): readonly Hours[] =>
  [...text.matchAll(ENTRY)].flatMap(({ 0: whole, groups = {} }) => {
    const { from = '', to = from, opens = '', closes = '', more } = groups;
    if (more !== undefined) return [];
    const [start, end] = [toMinutes(opens), toMinutes(closes)];
    // "9–5" in English.
    const hours = `${start}-${end <= start && !/[ap]\.?m/i.test(closes) ? end + 720 : end}`;
    return listDays(toDay(from), toDay(to)).map((day) => ({ day, hours, text: whole.trim() }));
  });

const toList = (value: unknown): readonly string[] =>
  [value].flat().filter((each) => typeof each === 'string');

/** The hours in structured data, if it describes one place with one opening a day. */
export function readStructuredHours(entities: readonly Entity[]): readonly Hours[] {
  const owners = entities.filter((each) => 'openingHours' in each || 'openingHoursSpecification' in each);
  if (owners.length !== 1) return [];
  const written = toList(owners[0]?.openingHours).flatMap((line) => toHours(line));
  const specified = entities
    .filter((each) => 'opens' in each && 'closes' in each && !('validFrom' in each))
    .flatMap((each) =>
      toList(each.dayOfWeek).flatMap((day) =>
        toHours(`${day.split('/').at(-1)} ${each.opens}-${each.closes}`.replace(/(:\d\d):\d\d/g, '$1')),
      ),
    );
  return [...written, ...specified];
}
