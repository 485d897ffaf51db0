/** Numbers of visits, periods and campaigns as they are read. */
import type { Copy } from '../../../copy/shape.ts';
import { DIRECT, OTHER } from '../../../domain/visits/visit-events.ts';
import type { Period, Span } from '../../../domain/visits/visit-periods.ts';
import type { Shown } from '../../../domain/visits/visit-table.ts';

/** Stands where there is nothing to say. */
export const NOTHING = '–';

/** @example shownText('few', copy, 'en') // 'under 10' */
export function shownText(shown: Shown, copy: Copy['figures'], language: string): string {
  if (typeof shown === 'number') return new Intl.NumberFormat(language).format(shown);
  return shown === null ? copy.unknown : copy[shown];
}

/**
 * How a number stands to the one before it; nothing where one of them is not shown.
 * @example changeText(15, 12, 'en') // '+25%'
 */
export function changeText(running: Shown, before: Shown, language: string): string {
  if (typeof running !== 'number' || typeof before !== 'number') return NOTHING;
  return new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(
    running / before - 1,
  );
}

/** So many of a hundred; nothing where one of them is not shown. @example shareText(12, 200, 'de') // '6' */
export function shareText(part: Shown, whole: Shown, language: string): string {
  if (typeof part !== 'number' || typeof whole !== 'number') return NOTHING;
  const share = (part / whole) * 100;
  return new Intl.NumberFormat(language, { maximumFractionDigits: share < 10 ? 1 : 0 }).format(share);
}

const FORMATS: Readonly<Record<Span, Intl.DateTimeFormatOptions>> = {
  days: { weekday: 'short', day: 'numeric', month: 'short' },
  weeks: { day: 'numeric', month: 'short' },
  months: { month: 'long', year: 'numeric' },
};

/** @example periodText({ from: '2026-11-16', to: '2026-11-22' }, 'weeks', 'de') // '16.–22. Nov.' */
export function periodText({ from, to }: Period, span: Span, language: string): string {
  const format = new Intl.DateTimeFormat(language, { ...FORMATS[span], timeZone: 'UTC' });
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return span === 'weeks' ? format.formatRange(begin, end) : format.format(begin);
}

/** A campaign as it is called; the owner's have their names. */
export const campaignText = (campaign: string, { campaigns }: Copy['visits']): string =>
  campaign === OTHER || campaign === DIRECT ? campaigns[campaign] : campaign;
