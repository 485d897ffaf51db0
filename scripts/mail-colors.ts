import { tokenOf } from '../src/images/tokens.ts';

const NAMES = ['paper', 'paper-raised', 'ink', 'ink-soft', 'hairline-color', 'focus'] as const;

/** Defines a build-time constant with the mail colors, for everything that bundles or runs the functions. */
export const defineMailColors = (): Readonly<Record<string, string>> => ({
  __MAIL_COLORS__: JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, tokenOf(`--${name}`)]))),
});
