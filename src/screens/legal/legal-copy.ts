import { copy } from '../../copy/index.ts';
import { resolveTexts } from '../../copy/resolve-texts.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { Settings } from '../../domain/site/settings.ts';
import { VISIT_EVENTS } from '../../domain/visits/visit-events.ts';

export interface LegalItem {
  readonly title: string;
  readonly text: readonly string[];
  /** Shown after the first paragraph. */
  readonly list?: readonly string[];
}

/** Imprint, terms and privacy notice for these settings; the notice lists the counted events. */
export function getLegalCopy(locale: Locale, settings: Settings) {
  const { imprint, terms, privacy, visits } = copy[locale];
  const countedEvents = VISIT_EVENTS.map((event) => visits.events[event]);
  const items: readonly (readonly [anchor: string, item: LegalItem | undefined])[] = Object.entries(
    resolveTexts(privacy.items, settings),
  );
  const presentItems = items.flatMap(([anchor, item]) =>
    item ? [[anchor, anchor === 'privacy-counting' ? { ...item, list: countedEvents } : item] as const] : [],
  );
  return {
    imprint: resolveTexts(imprint, settings),
    terms: resolveTexts(terms, settings),
    privacy: { title: privacy.title, items: Object.fromEntries<LegalItem>(presentItems) },
  };
}
