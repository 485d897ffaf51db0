import type { Copy } from '../../../copy/shape.ts';

/** What the saved checks say in a language. */
export interface SavedChecksTexts {
  readonly savedChecks: Copy['savedChecks'];
  /** Names of the website report's parts and points. */
  readonly categories: Copy['findings']['categories'];
  readonly points: Readonly<Record<string, string>>;
}
