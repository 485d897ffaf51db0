import type { Locale } from '../../../../src/domain/site/locale.ts';
import { LOCALES } from '../../../../src/domain/site/locale.ts';
import type { Profile } from '../library/schema.ts';

/** A buyer that the visitor named. */
export interface NamedBuyer {
  /** In their words, with a capital: a heading, or after a colon, never within a sentence. */
  readonly name: string;
  /** Null unless the name is exactly a known kind, or ends in a reviewed word. */
  readonly profile: Profile | null;
}

const MAX_BUYERS = 5;

const normalize = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'"„“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|other|all|die|alle|andere)\s/, '')
    .replace(/[\s.!]+$/, '')
    .trim();

const PAIR = /\s(?:and|und|sowie|&|\+)\s/i;

/** German compounds end in their head, English phrases in its word. A phrase with two kinds has no head. */
const endsIn = (name: string, head: string, language: Locale): boolean =>
  name.endsWith(language === 'de' ? head : ` ${head}`) && name.length > head.length + 1 && !PAIR.test(name);

/** Finds the kind of buyer that a name means, in any language. */
export function findProfile(name: string, profiles: readonly Profile[]): Profile | null {
  const typed = normalize(name);
  const isExact = (profile: Profile): boolean =>
    LOCALES.some((language) =>
      [profile.name[language], ...profile.names[language]].some((known) => normalize(known) === typed),
    );
  const hasHead = (profile: Profile): boolean =>
    LOCALES.some((language) =>
      profile.heads[language].some((head) => endsIn(typed, normalize(head), language)),
    );
  return profiles.find(isExact) ?? profiles.find(hasHead) ?? null;
}

/** Splits at "and" only if every part is a known kind: "food and drink makers" are one. */
function splitPairs(name: string, profiles: readonly Profile[]): readonly string[] {
  if (findProfile(name, profiles)) return [name];
  const parts = name.split(PAIR);
  return parts.length > 1 && parts.every((part) => findProfile(part, profiles)) ? parts : [name];
}

/**
 * Reads the answer to "Who buys from you?". Remarks in brackets, and what precedes a colon, are no names.
 * @example readNamedBuyers('firms with vans: home care, builders', profiles) // Home care, Builders
 */
export function readNamedBuyers(answer: string, profiles: readonly Profile[]): readonly NamedBuyer[] {
  const names = answer
    .replace(/\([^)]*\)?/g, ' ')
    .split(/[,;/\n•]+/)
    .map((part) => part.slice(part.indexOf(':') + 1 === part.length ? 0 : part.indexOf(':') + 1).trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .flatMap((part) => splitPairs(part, profiles));
  const buyers = new Map<string, NamedBuyer>();
  for (const name of names) {
    const profile = findProfile(name, profiles);
    const key = profile?.id ?? normalize(name);
    // Named twice, it keeps its first place.
    if (!buyers.has(key)) buyers.set(key, { name: name.charAt(0).toUpperCase() + name.slice(1), profile });
  }
  return [...buyers.values()].slice(0, MAX_BUYERS);
}
