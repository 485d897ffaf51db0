/** Texts for counts, periods and campaigns. */
import { fill } from '../../../copy/fill.ts';
import type { Copy } from '../../../copy/shape.ts';
import { DIRECT, OTHER } from '../../../domain/visits/visit-events.ts';
import type { Period, Span } from '../../../domain/visits/visit-periods.ts';
import {
  type Count,
  computeShare,
  isBeyondChance,
  MIN_COMPARED,
} from '../../../domain/visits/visit-table.ts';

const NOTHING = '–';

/** @example formatCount(1234, copy, 'en') // '1,234' */
export const formatCount = (shown: Count, copy: Copy['figures'], language: string): string =>
  shown === null ? copy.unknown : new Intl.NumberFormat(language).format(shown);

/**
 * The change from one number to another: in percent if the first is large enough, and whether it may be due to chance.
 * @example formatChange(60, 30, copy, 'en') // '+100%'
 * @example formatChange(12, 9, copy, 'en') // '+3 (may be due to chance)'
 */
export function formatChange(running: Count, before: Count, copy: Copy['figures'], language: string): string {
  if (running === null || before === null) return NOTHING;
  const isShare = before >= MIN_COMPARED;
  const format = new Intl.NumberFormat(language, {
    style: isShare ? 'percent' : 'decimal',
    signDisplay: 'exceptZero',
  });
  const change = format.format(isShare ? running / before - 1 : running - before);
  return running === before || isBeyondChance(running, before) ? change : fill(copy.mayBeChance, { change });
}

/** The percentage without a sign, or a dash if it would mean nothing. @example formatShare(12, 200, 'de') // '6' */
export function formatShare(part: Count, whole: Count, language: string): string {
  const share = computeShare(part, whole);
  if (share === null) return NOTHING;
  return new Intl.NumberFormat(language, { maximumFractionDigits: share < 10 ? 1 : 0 }).format(share);
}

const FORMATS: Readonly<Record<Span, Intl.DateTimeFormatOptions>> = {
  days: { weekday: 'short', day: 'numeric', month: 'short' },
  weeks: { day: 'numeric', month: 'short' },
  months: { month: 'long', year: 'numeric' },
};

/** @example formatPeriod({ from: '2026-11-16', to: '2026-11-22' }, 'weeks', 'de') // '16.–22. Nov.' */
export function formatPeriod({ from, to }: Period, span: Span, language: string): string {
  const format = new Intl.DateTimeFormat(language, { ...FORMATS[span], timeZone: 'UTC' });
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return span === 'weeks' ? format.formatRange(begin, end) : format.format(begin);
}

/** The name of a campaign. Configured campaigns are not translated. */
export const campaignText = (campaign: string, { campaigns }: Copy['visits']): string =>
  campaign === OTHER || campaign === DIRECT ? campaigns[campaign] : campaign;
