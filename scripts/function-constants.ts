import { readLibrary } from '../functions/src/roadmap/library/read-library.ts';
import { tokenOf } from '../src/images/tokens.ts';

const MAIL_COLORS = ['paper', 'paper-raised', 'ink', 'ink-soft', 'hairline-color', 'focus'] as const;

/** Build-time constants, for everything that bundles or runs the functions. */
export const defineConstants = (): Readonly<Record<string, string>> => ({
  __MAIL_COLORS__: JSON.stringify(
    Object.fromEntries(MAIL_COLORS.map((name) => [name, tokenOf(`--${name}`)])),
  ),
  __ROADMAP_LIBRARY__: JSON.stringify(readLibrary().library),
});
