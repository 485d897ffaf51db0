/**
 * Texts that depend on a setting of the owner's file. `{ byVideo: { file: '…', provider: '…', none: null } }` has a text, or
 * null, for every possible value of the setting; a missing value is a compile error.
 */
import type { Settings } from '../domain/site/settings.ts';

type Choice = { readonly [K in keyof Settings as `by${Capitalize<K>}`]: unknown };

/** The texts, if every choice among them has a part for each value of its setting; else a type that no text fits. */
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
export type Settled<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Exclude<Settled<Item>, null>[]
    : keyof T extends keyof Choice
      ? { [P in keyof T]: Settled<T[P][keyof T[P]]> }[keyof T]
      : { readonly [K in keyof T]: Present<Settled<T[K]>> };

type Present<T> = null extends T ? Exclude<T, null> | undefined : T;

/** Setting that a node depends on, and its text for each value. */
function choiceOf(node: object): readonly [setting: string, texts: unknown] | null {
  const [[key = '', texts] = [], ...more] = Object.entries(node);
  const [, initial, rest] = /^by([A-Z])(\w+)$/.exec(key) ?? [];
  return more.length === 0 && initial ? [initial.toLowerCase() + rest, texts] : null;
}

/**
 * The texts for these settings. Values without a text are omitted from lists and objects.
 * @example settle(['Always.', { byMail: { on: 'By mail.', off: null } }], { ...settings, mail: 'off' }) // ['Always.']
 */
export function settle<const T>(texts: T & Exhaustive<T>, settings: Settings): Settled<T>;
export function settle(node: unknown, settings: Settings): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => settle(item, settings)).filter((item) => item !== null);
  const choice = choiceOf(node);
  if (choice) {
    const [setting, texts] = choice;
    const value = Object.entries(settings).find(([name]) => name === setting)?.[1];
    return settle(Object.entries(texts ?? {}).find(([name]) => name === value)?.[1] ?? null, settings);
  }
  const entries = Object.entries(node).map(([key, child]) => [key, settle(child, settings)]);
  return Object.fromEntries(entries.filter(([, child]) => child !== null));
}
