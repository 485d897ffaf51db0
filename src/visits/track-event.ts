/** The islands' side of visit counting. src/visits/visit.ts listens if the site counts visits. */
import type { TrackEvent, VisitEvent } from '../domain/visits/visit-events.ts';

export type VisitCustomEvent = CustomEvent<VisitEvent>;

declare global {
  interface WindowEventMap {
    visit: VisitCustomEvent;
  }
}

export const trackEvent: TrackEvent = (event) => {
  dispatchEvent(new CustomEvent('visit', { detail: event }));
};

/** The visit's source; undefined for direct visits and for visitors who are not counted. */
export const sourceOfVisit = (): string | undefined => document.documentElement.dataset.source || undefined;

/** Parameters of the link that the visitor followed; undefined if there are none, or the visitor is not counted. */
export function utmOfVisit(): Readonly<Record<string, string>> | undefined {
  const utm = Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(([name]) =>
      /^utm_(?:source|medium|campaign)$/.test(name),
    ),
  );
  const isCounted = document.documentElement.dataset.source !== undefined;
  return isCounted && Object.keys(utm).length > 0 ? utm : undefined;
}
