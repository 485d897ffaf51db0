/** The choice of visits in the dashboard's address: `?show=visits&by=months&language=de&campaign=google`. */
import { isLocale, type Locale } from '../../../domain/site/locale.ts';
import { SPANS, type Span } from '../../../domain/visits/visit-periods.ts';

export interface Choice {
  readonly span: Span;
  /** null: all languages. */
  readonly language: Locale | null;
  /** null: all campaigns. */
  readonly campaign: string | null;
}

export const FIRST_CHOICE: Choice = { span: 'weeks', language: null, campaign: null };

const SCREEN = 'visits';

/** The choice in an address, without unknown values; null if it is another screen's address. */
export function choiceIn({ search }: { readonly search: string }): Choice | null {
  const asked = new URLSearchParams(search);
  if (asked.get('show') !== SCREEN) return null;
  const language = asked.get('language');
  return {
    span: SPANS.find((span) => span === asked.get('by')) ?? FIRST_CHOICE.span,
    language: isLocale(language) ? language : null,
    campaign: asked.get('campaign'),
  };
}

/** @example addressOfChoice({ span: 'months', language: 'de', campaign: null }) // '?show=visits&by=months&language=de' */
export function addressOfChoice({ span, language, campaign }: Choice): string {
  const asked = new URLSearchParams({ show: SCREEN });
  if (span !== FIRST_CHOICE.span) asked.set('by', span);
  if (language !== null) asked.set('language', language);
  if (campaign !== null) asked.set('campaign', campaign);
  return `?${asked}`;
}
