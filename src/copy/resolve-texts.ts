/**
 * Texts that depend on the site configuration. `{ byVideo: { file: '…', provider: '…', none: null } }` has a text, or
 * null, for every possible value of the setting; a missing value is a compile error.
 */
import type { Settings } from '../domain/site/settings.ts';

type Choice = { readonly [K in keyof Settings as `by${Capitalize<K>}`]: unknown };

/** The texts, if every choice has a text for each value of its setting; otherwise a type that nothing is assignable to. */
type Exhaustive<T> = T extends string | number | boolean | null
  ? T
  : keyof T extends keyof Choice
    ? {
        [P in keyof T]: P extends `by${infer Setting}`
          ? Settings[Extract<Uncapitalize<Setting>, keyof Settings>] extends keyof T[P]
            ? { [V in keyof T[P]]: Exhaustive<T[P][V]> }
            : `needs a text for every value of ${Setting}`
          : never;
      }
    : { readonly [K in keyof T]: Exhaustive<T[K]> };

/** The texts with every setting resolved. */
export type ResolvedTexts<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Exclude<ResolvedTexts<Item>, null>[]
    : keyof T extends keyof Choice
      ? { [P in keyof T]: ResolvedTexts<T[P][keyof T[P]]> }[keyof T]
      : { readonly [K in keyof T]: Present<ResolvedTexts<T[K]>> };

type Present<T> = null extends T ? Exclude<T, null> | undefined : T;

/** Finds the setting that a node depends on, and the texts for its values. */
function findChoice(node: object): readonly [setting: string, texts: unknown] | null {
  const [[key = '', texts] = [], ...more] = Object.entries(node);
  const [, initial, rest] = /^by([A-Z])(\w+)$/.exec(key) ?? [];
  return more.length === 0 && initial ? [initial.toLowerCase() + rest, texts] : null;
}

/**
 * Picks the texts for these settings. Omits null texts from lists and objects.
 * @example resolveTexts(['Always.', { byMail: { on: 'By mail.', off: null } }], { ...settings, mail: 'off' }) // ['Always.']
 */
export function resolveTexts<const T>(texts: T & Exhaustive<T>, settings: Settings): ResolvedTexts<T>;
export function resolveTexts(node: unknown, settings: Settings): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node))
    return node.map((item) => resolveTexts(item, settings)).filter((item) => item !== null);
  const choice = findChoice(node);
  if (choice) {
    const [setting, texts] = choice;
    const value = Object.entries(settings).find(([name]) => name === setting)?.[1];
    return resolveTexts(Object.entries(texts ?? {}).find(([name]) => name === value)?.[1] ?? null, settings);
  }
  const entries = Object.entries(node).map(([key, child]) => [key, resolveTexts(child, settings)]);
  return Object.fromEntries(entries.filter(([, child]) => child !== null));
}
