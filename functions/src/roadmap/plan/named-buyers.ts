import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { LOCALES } from '../../../../src/domain/site/locale.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import { isRefusal, isUnwanted } from '../../platform/quotes.ts';
import type { Profile } from '../library/schema.ts';

/** A buyer that the visitor named. */
export interface NamedBuyer {
  /** In their words, with a capital: a heading, or after a colon, never within a sentence. */
  readonly name: string;
  /** Null unless the name is exactly a known kind, or ends in a reviewed word. */
  readonly profile: Profile | null;
}

const MAX_BUYERS = 5;
/** A longer name, in characters, loses what qualifies it. */
const MAX_HEADING = 32;

/** A period ends a part after a long word, or before a capital, unless an abbreviation has it: "Pumpen- u. Armaturenhersteller". */
const SEPARATOR =
  /[,;/\n•]+|(?<=\p{L}{5}|lol)(?<!approx)\.\s+|(?<=\p{L}{3})(?<!\P{L}(?:esp|bes|insb|bzw|inkl|ggf|div|evtl|incl|inc))\.\s+(?=\p{Lu})/u;

/** A remark rather than a name: "klasse B hab ich genug", "have them", "less sofas". */
const REMARK =
  /(?<!\p{L})(?:i|we|ich|wir)(?!\p{L})|^(?:have|got|already|haben|schon|less|fewer|weniger)(?!\p{L})/iu;
/** A refusal of something else: "feed mills not the big coop". */
const OTHERS = /\s(?:but\s|aber\s)?(?:not?|kein\p{L}*|without|ohne|except|außer)\s\p{L}.*$/iu;
const VERB = /(?<!\p{L})(?:is|are|do|want|ist|sind|wollen|will|mag|machen)(?!\p{L})/iu;

/** That there is no room for more. */
const FULL = /(?<!\p{L})(?:full|booked|voll|ausgebucht|belegt)(?!\p{L})/iu;
/** Leaves out names that a remark in brackets refuses: "car makers (too many already)", "Kinder (voll!)". */
const dropRefused = (answer: string): string =>
  answer.replace(/[^,;/\n•(]*\(([^)]*)\)?/g, (name, remark: string) =>
    isUnwanted(remark) || FULL.test(remark) ? ',' : name,
  );

/** The parts of an answer that name somebody, without what they refuse or remark. */
const splitAnswer = (answer: string): readonly string[] =>
  answer
    .split(SEPARATOR)
    .map((part) => part.trim())
    .map((part) => (VERB.test(part) ? part : part.replace(OTHERS, '')))
    .filter((part) => /\p{L}{2}/u.test(part) && !isRefusal(part) && !REMARK.test(part));

/** What a phrase says of how many or how often. */
const QUANTITY =
  /^(?:auch|also|evtl\.?|maybe|und|and|(?:ein )?paar|some|a few|mostly|mainly|meist|vor allem)\s|\s(?:lol|haha|etc\.?|usw\.?|mostly|mainly|sometimes|manchmal|meist)$/giu;
const dropQuantity = (name: string): string => name.replace(QUANTITY, '').trim();

/** The firms to write to, as typed by whoever sells to firms alone, asked for firms, or names a known kind; '' without one. */
export function nameFirms(
  buyers: readonly NamedBuyer[],
  { buyers: answer, chosen, topics }: Pick<RoadmapInput, 'buyers' | 'chosen' | 'topics'>,
): string {
  const namesFirms =
    chosen.customerType.includes('b2b') || topics.includes('firms') || buyers.some(({ profile }) => profile);
  const names = namesFirms ? splitAnswer(dropRefused(answer)).map(dropQuantity) : [];
  return capitalize([...new Map(names.map((name) => [normalize(name), name])).values()].join(', '));
}

/** Words before a kind that leave it the same kind. */
const LEADING =
  /^(?:(?:\d+(?:\s?[-–]\s?\d+)?|the|other|all|good|nice|gute|nette|die|alle|andere|small|smaller|bigger|large|larger|regional|independent|kl\.|gr\.|kleine|kleinere|große|größere|regionale|unabhängige)\s)+/i;
/** Where what is said of a kind begins: how large, where, with what. "For" is none: "hotels for dogs". */
const QUALIFIER =
  /\s(?:[<>~+]?\d|(?:ab|around|aus|bei|bis|die|doing|from|im|in|mit|near|on|over|rund|that|um|under|über|unter|welche|who|with|within)\s).*$/u;

/** A name without what leaves it the same kind: "kleine Hotels". */
export const stripLeading = (name: string): string => name.replace(LEADING, '');

const normalize = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'"„“”]/g, '')
    .replace(/\s+/g, ' ')
    .replace(LEADING, '')
    .replace(/[\s.!]+$/, '')
    .trim();

const PAIR = /\s(?:and|und|sowie|&|\+)\s/i;

/** Words with which a phrase says more than whom it names: "machine builders who export", "not for schools". */
const CLAUSE_WORDS = new Set(
  'a an and any at by doing ex for former from in near no not of off on or our round the that to who with without aus bei das den der die ehemalige für im in kein keine mit nicht nur ohne oder u und vom von wie zu zum zur'.split(
    ' ',
  ),
);

/** Whether a typed name is at most some words long and nothing but a name. */
export function isPlainName(name: string, maxWords: number): boolean {
  const words = name.toLowerCase().split(/\s+/);
  return (
    words.length <= maxWords && words.every((word) => /^[\p{L}’'-]+$/u.test(word) && !CLAUSE_WORDS.has(word))
  );
}

const MAX_WORDS_WITH_HEAD = 2;

/** German compounds end in their head, English phrases in its word. A clause has no head. */
const endsIn = (name: string, head: string, language: Locale): boolean =>
  name.endsWith(language === 'de' ? head : ` ${head}`) &&
  name.length > head.length + 1 &&
  isPlainName(name, MAX_WORDS_WITH_HEAD);

/**
 * Finds the kind of buyer that a name means, in any language: "Pflegeheime ab 80 Betten" are care homes. What follows
 * "companies" says which.
 */
export function findProfile(name: string, profiles: readonly Profile[]): Profile | null {
  const typed = normalize(name);
  const kind = matchProfile(typed, profiles);
  if (kind || !QUALIFIER.test(typed)) return kind;
  const qualified = matchProfile(typed.replace(QUALIFIER, ''), profiles);
  return qualified?.search === undefined ? null : qualified;
}

interface Index {
  readonly names: ReadonlyMap<string, Profile>;
  /** The longest first: "Zahnärzte" are dentists rather than doctors. */
  readonly heads: readonly { readonly head: string; readonly language: Locale; readonly profile: Profile }[];
}

const indexes = new WeakMap<readonly Profile[], Index>();

function indexProfiles(profiles: readonly Profile[]): Index {
  const known = indexes.get(profiles);
  if (known) return known;
  const named = profiles.flatMap((profile) =>
    LOCALES.flatMap((language) =>
      [profile.name[language], ...profile.names[language]].map((name) => [normalize(name), profile] as const),
    ),
  );
  const heads = profiles.flatMap((profile) =>
    LOCALES.flatMap((language) =>
      profile.heads[language].map((head) => ({ head: normalize(head), language, profile })),
    ),
  );
  const index: Index = {
    // The first profile that has a name keeps it.
    names: new Map(named.toReversed()),
    heads: heads.toSorted((a, b) => b.head.length - a.head.length),
  };
  indexes.set(profiles, index);
  return index;
}

function matchProfile(typed: string, profiles: readonly Profile[]): Profile | null {
  const { names, heads } = indexProfiles(profiles);
  const ending = heads.find(({ head, language }) => endsIn(typed, head, language));
  return names.get(typed) ?? ending?.profile ?? null;
}

/** A plural as it is typed on a phone: "academys". */
const mendPlural = (name: string): string => name.replace(/([^aeiou\s])ys$/i, '$1ies');

/** An abbreviation at the start is in capitals: "GP surgeries". */
const capitalizeName = (name: string): string =>
  /^[b-df-hj-np-tv-xz]{2}\s/i.test(name) ? name.slice(0, 2).toUpperCase() + name.slice(2) : capitalize(name);

/** Splits at "and" only if every part is a known kind: "food and drink makers" are one. */
function splitPairs(name: string, profiles: readonly Profile[]): readonly string[] {
  if (findProfile(name, profiles)) return [name];
  const parts = name.split(PAIR);
  return parts.length > 1 && parts.every((part) => findProfile(part, profiles)) ? parts : [name];
}

/**
 * Reads the customers that a visitor would like more of. Remarks in brackets, and what precedes a colon, are no names.
 * @example readNamedBuyers('firms with vans: home care, builders', profiles) // Home care, Builders
 */
export function readNamedBuyers(answer: string, profiles: readonly Profile[]): readonly NamedBuyer[] {
  const names = splitAnswer(dropRefused(answer).replace(/\([^)]*\)?/g, ' '))
    .map((part) => part.slice(part.indexOf(':') + 1 === part.length ? 0 : part.indexOf(':') + 1).trim())
    .map(dropQuantity)
    .filter((part) => /\p{L}{2}/u.test(part))
    .flatMap((part) => splitPairs(mendPlural(part), profiles));
  const buyers = new Map<string, NamedBuyer>();
  for (const name of names) {
    const profile = findProfile(name, profiles);
    // A profile of several trades has a card for each.
    const key = profile && profile.search !== 'typed' ? profile.id : normalize(name);
    // Named twice, it keeps its first place.
    const heading = name.length > MAX_HEADING ? name.replace(QUALIFIER, '') : name;
    if (!buyers.has(key)) buyers.set(key, { name: capitalizeName(heading), profile });
  }
  return [...buyers.values()].slice(0, MAX_BUYERS);
}
