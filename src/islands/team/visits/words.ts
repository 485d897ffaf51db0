/** Texts for counts, weeks and campaigns. */
import type { Copy } from '../../../copy/shape.ts';
import { DIRECT, OTHER } from '../../../domain/visits/visit-events.ts';
import type { Period } from '../../../domain/visits/visit-periods.ts';
import type { ApplicationSource } from '../../../services/team/application-source.ts';

/** @example formatCount(1234, 'en') // '1,234' */
export const formatCount = (count: number | null, language: string): string =>
  count === null ? '–' : new Intl.NumberFormat(language).format(count);

/** @example formatWeek({ from: '2026-11-16', to: '2026-11-22' }, 'de') // '16.–22. Nov.' */
export const formatWeek = ({ from, to }: Period, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  );

/** Names with capitals inside. */
const BRANDS: Readonly<Record<string, string>> = {
  ...{ github: 'GitHub', linkedin: 'LinkedIn', tiktok: 'TikTok', whatsapp: 'WhatsApp', youtube: 'YouTube' },
};

/** The name of a configured campaign, whose key is lowercase. @example campaignText('youtube', names) // 'YouTube' */
export const campaignText = (campaign: string, { campaigns }: Pick<Copy['visits'], 'campaigns'>): string =>
  campaign === OTHER || campaign === DIRECT
    ? campaigns[campaign]
    : (BRANDS[campaign] ?? campaign.replace(/^./, (letter) => letter.toUpperCase()));

/** The campaign of an application, and what its link says beyond it; empty if unknown. */
export function sourceText(
  { campaign, utm }: ApplicationSource,
  names: Copy['visits'],
  other: string,
): string {
  const name = campaign === DIRECT ? '' : campaign === OTHER ? other : campaignText(campaign, names);
  // The campaign's own name says what `utm_source` repeats.
  const more = Object.values(utm).filter((value) => value.toLowerCase() !== campaign);
  return [name, ...more].filter(Boolean).join(', ');
}
