/** Deterministic demo data for visit counts, as the functions store them. */
import { LOCALES } from '../src/domain/site/locale.ts';
import { DEVICES, listCampaigns, VISIT_EVENTS, type VisitEvent } from '../src/domain/visits/visit-events.ts';
import { addDays } from '../src/domain/visits/visit-periods.ts';
import { site } from '../src/site.ts';

/** Visits per thousand that reach each event. */
const PER_THOUSAND: Partial<Readonly<Record<VisitEvent, number>>> = {
  'landing-touched': 1000,
  'check-started': 310,
  'step-website': 290,
  'website-read': 180,
  'website-skipped': 60,
  'website-failed-timeout': 20,
  'result-seen': 140,
  'roadmap-made': 120,
  'booking-hero': 31,
  'booking-result': 44,
  'form-touched': 90,
  'form-sent': 38,
  'form-refused-email': 12,
  'finder-used': 50,
};

const branch = <K extends string, V>(keys: readonly K[], valueFor: (key: K, index: number) => V) =>
  Object.fromEntries(keys.map((key, index) => [key, valueFor(key, index)] as const));

/**
 * Counts for a number of days up to today, in two shards.
 * @param visits on an average weekday; weekends have fewer, and traffic grows from week to week
 */
export function generateVisitCounts(today: string, days: number, visits: number): object {
  const campaigns = listCampaigns(site.counting);
  const dates = Array.from({ length: days }, (_, back) => addDays(today, -back));
  return branch(dates, (day, back) => {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const ofDay = visits * (isWeekend ? 0.4 : 1) * (1 - back / (days * 1.6));
    return branch(['a', 'b'], (_, shard) =>
      branch(campaigns, (_, c) =>
        branch(LOCALES, (language, l) =>
          branch(DEVICES, (device, d) =>
            branch(
              VISIT_EVENTS.filter((_, e) => (c + e) % 2 === shard),
              (event, e) => {
                // Deterministic variation.
                const uneven = 0.75 + ((back * 7 + c * 13 + l * 5 + d * 3 + e * 11) % 10) / 20;
                const share =
                  (0.2 / (c + 1)) * (language === 'en' ? 0.3 : 0.7) * (device === 'phone' ? 0.6 : 0.4);
                // Omit zeros: the database stores no null.
                return Math.round((ofDay * share * uneven * (PER_THOUSAND[event] ?? 0)) / 1000) || null;
              },
            ),
          ),
        ),
      ),
    );
  });
}
