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

/**
 * Parameters of the link that the visitor followed to this site, which links within it pass on; undefined if there are none,
 * or the visitor is not counted.
 */
export function utmOfVisit(): Readonly<Record<string, string>> | undefined {
  const page = new URL(document.URL);
  const referrer = new URL(document.referrer || page);
  const links = referrer.host === page.host ? [referrer, page] : [page];
  const utm = Object.fromEntries(
    links
      .flatMap(({ searchParams }) => [...searchParams])
      .filter(([name]) => /^utm_(?:source|medium|campaign)$/.test(name)),
  );
  const isCounted = document.documentElement.dataset.source !== undefined;
  return isCounted && Object.keys(utm).length > 0 ? utm : undefined;
}
