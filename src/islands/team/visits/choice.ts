/** The choice of visits in the dashboard's URL: `?show=visits&by=months&language=de&campaign=google`. */
import { isLocale, type Locale } from '../../../domain/site/locale.ts';
import { SPANS, type Span } from '../../../domain/visits/visit-periods.ts';

export interface Choice {
  readonly span: Span;
  /** null: all languages. */
  readonly language: Locale | null;
  /** null: all campaigns. */
  readonly campaign: string | null;
}

export const DEFAULT_CHOICE: Choice = { span: 'weeks', language: null, campaign: null };

const SCREEN = 'visits';

/** Parses the choice from a URL, ignoring unknown values; null if it is another screen's URL. */
export function parseChoice({ search }: { readonly search: string }): Choice | null {
  const params = new URLSearchParams(search);
  if (params.get('show') !== SCREEN) return null;
  const language = params.get('language');
  return {
    span: SPANS.find((span) => span === params.get('by')) ?? DEFAULT_CHOICE.span,
    language: isLocale(language) ? language : null,
    campaign: params.get('campaign'),
  };
}

/** @example choiceToSearch({ span: 'months', language: 'de', campaign: null }) // '?show=visits&by=months&language=de' */
export function choiceToSearch({ span, language, campaign }: Choice): string {
  const params = new URLSearchParams({ show: SCREEN });
  if (span !== DEFAULT_CHOICE.span) params.set('by', span);
  if (language !== null) params.set('language', language);
  if (campaign !== null) params.set('campaign', campaign);
  return `?${params}`;
}
