/** How the islands say what happens. Whether anybody listens is none of their business: src/visits/visit.ts may. */
import type { Count, VisitEvent } from '../domain/visits/visit-events.ts';

export type Told = CustomEvent<VisitEvent>;

declare global {
  interface WindowEventMap {
    visit: Told;
  }
}

export const tell: Count = (event) => {
  dispatchEvent(new CustomEvent('visit', { detail: event }));
};

/** Where the visitor came from; undefined for nowhere, and for one who is not counted. */
export const sourceOfVisit = (): string | undefined => document.documentElement.dataset.source || undefined;
