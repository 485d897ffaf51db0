import { copy } from '../copy/index.ts';
import type { Locale } from '../domain/site/locale.ts';
import { type Counting, VISIT_EVENTS } from '../domain/visits/visit-events.ts';

interface LegalItem {
  readonly title: string;
  readonly text: readonly string[];
  /** Stands below the first paragraph. */
  readonly list?: readonly string[];
}

/** The parts of the privacy notice by anchor: with what is counted, event by event, and silent about what is switched off. */
export function privacyItems(
  locale: Locale,
  { on }: Pick<Counting, 'on'>,
  newsletter: boolean,
): Readonly<Record<string, LegalItem>> {
  const { privacy, visits } = copy[locale];
  const { 'privacy-counting': counted, 'privacy-newsletter': box } = privacy.items;
  const isLeftOut = (item: LegalItem): boolean => (item === counted && !on) || (item === box && !newsletter);
  const list = VISIT_EVENTS.map((event) => visits.events[event]);
  return Object.fromEntries(
    Object.entries(privacy.items)
      .filter(([, item]) => !isLeftOut(item))
      .map(([id, item]) => [id, item === counted ? { ...counted, list } : item]),
  );
}
