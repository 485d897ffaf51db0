import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { type Counting, VISIT_EVENTS } from '../domain/visits/visit-events.ts';

interface LegalItem {
  readonly title: string;
  readonly text: readonly string[];
  /** Stands below the first paragraph. */
  readonly list?: readonly string[];
}

/** The parts of the privacy notice by anchor: with what is counted, event by event, or silent about it. */
export function privacyItems(
  locale: Locale,
  { on }: Pick<Counting, 'on'>,
): Readonly<Record<string, LegalItem>> {
  const { privacy, visits } = copy[locale];
  const { 'privacy-counting': counted, ...items } = privacy.items;
  if (!on) return items;
  const list = VISIT_EVENTS.map((event) => visits.events[event]);
  return Object.fromEntries(
    Object.entries(privacy.items).map(([id, item]) => [id, item === counted ? { ...counted, list } : item]),
  );
}
