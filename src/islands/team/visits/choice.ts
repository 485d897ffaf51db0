/** The span of the visits in the dashboard's URL: `?show=visits&by=months`. */
import { SPANS, type Span } from '../../../domain/visits/visit-periods.ts';

export const DEFAULT_SPAN: Span = 'weeks';

const SCREEN = 'visits';

/** Parses the span from a URL, ignoring unknown values; null if it is another screen's URL. */
export function parseChoice({ search }: { readonly search: string }): Span | null {
  const params = new URLSearchParams(search);
  if (params.get('show') !== SCREEN) return null;
  return SPANS.find((span) => span === params.get('by')) ?? DEFAULT_SPAN;
}

/** @example choiceToSearch('months') // '?show=visits&by=months' */
export const choiceToSearch = (span: Span): string =>
  `?${new URLSearchParams({ show: SCREEN, ...(span !== DEFAULT_SPAN && { by: span }) })}`;
