import type { Locale } from '../../../../src/domain/locale.ts';

/** One clause per language and outcome of a check. */
export type FindingWords = Readonly<Record<Locale, Readonly<Record<'fail' | 'warn' | 'pass', string>>>>;
