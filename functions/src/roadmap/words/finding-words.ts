import type { Locale } from '../../../../src/domain/locale.ts';

type Outcome = 'fail' | 'warn' | 'pass';

/** One clause per language and outcome of a check. */
export type FindingWords = Readonly<Record<Locale, Readonly<Record<Outcome, string>>>>;

/** The same with `{quote}`, for checks whose evidence is worth quoting. */
export type QuotingWords = Readonly<Record<Locale, Readonly<Partial<Record<Outcome, string>>>>>;
