import { tokenOf } from '../src/images/tokens.ts';

const NAMES = ['paper', 'paper-raised', 'ink', 'ink-soft', 'hairline-color', 'focus'] as const;

/** The constant that has the colors of mails, for whatever bundles or runs the functions. */
export const mailColors = (): Readonly<Record<string, string>> => ({
  __MAIL_COLORS__: JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, tokenOf(`--${name}`)]))),
});
