import { exactly } from '../words/patterns.ts';
import german from './words.de.json' with { type: 'json' };
import english from './words.en.json' with { type: 'json' };

/** Kinds of buyers: people who buy for themselves, or companies and institutions. */
export type BuyerKind = 'customers' | 'companies';

type List = keyof typeof german;

/** Splits lists of words that are wrapped into lines. */
const splitLists = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(', '));
const readList = (list: List): readonly string[] => splitLists([...german[list], ...english[list]]);

export interface Token {
  /** In lowercase. */
  readonly text: string;
  readonly isCapitalized: boolean;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\d]+(?:[-’'][\p{L}\d]+)*(?:[:*_]in(?:nen)?(?!\p{L}))?-?|[&|,;:.!?–—·•/()„“”"»«]/gu;
/** "Gründer:innen" are listed as "Gründer". */
const GENDER_SUFFIX = /[:*_]in(?:nen)?$/;

/** Splits a text into words and punctuation. */
export const tokenize = (text: string): readonly Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.toLowerCase().replace(GENDER_SUFFIX, ''),
    isCapitalized: /^\p{Lu}/u.test(word),
    start: index,
    end: index + word.length,
  }));

const toKey = (text: string): string =>
  tokenize(text)
    .map((token) => token.text)
    .join(' ');

const BUYER_KINDS = ['customers', 'companies'] as const;
const isWhole = (entry: string): boolean => !entry.startsWith('*');

interface Entry {
  readonly kind: BuyerKind;
  /** German nouns are capitalized, which tells "Selbstständige" from an adjective. */
  readonly isGerman: boolean;
}

const ENTRIES = new Map<string, Entry>(
  BUYER_KINDS.flatMap((kind) =>
    [german, english].flatMap((words) =>
      splitLists(words[kind])
        .filter(isWhole)
        .map((entry) => [toKey(entry), { kind, isGerman: words === german }] as const),
    ),
  ),
);
const ENDS = BUYER_KINDS.flatMap((kind) =>
  readList(kind)
    .filter((entry) => !isWhole(entry))
    .map((entry) => [entry.slice(1), kind] as const),
);
const MAX_WORDS = 6;

const WEAK = new Set(readList('weak').map(toKey));
const ROLES = new Set(readList('roles').map(toKey));
const NOT = new Set(readList('not').map(toKey));
const VERBS = new Set(readList('verbs').map(toKey));
const LISTS = new Set(readList('lists').map(toKey));

/** Words before one person or company: "Ihr Imker", "das Unternehmen". */
const SINGULAR = exactly('singulars');
/** Some of the customers, for whom one service is. */
const KNOWN_BUYERS = exactly('known-buyers');

export interface Buyer {
  readonly kind: BuyerKind;
  /** Index of its first token, and of the token after its last. */
  readonly from: number;
  readonly to: number;
  /** Also means others: guests of a hotel, teams of the business. */
  readonly isWeak: boolean;
  /** Also names a person's role, so it says little on its own. */
  readonly isRole: boolean;
}

const join = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** The longest kind of buyer that starts at a token. */
export function findBuyerAt(tokens: readonly Token[], from: number): Buyer | undefined {
  if (KNOWN_BUYERS.test(tokens[from]?.text ?? '')) return undefined;
  for (let to = Math.min(tokens.length, from + MAX_WORDS); to > from; to--) {
    const key = join(tokens, from, to);
    // The dative of German plurals: "wir helfen Gründern".
    const entry = ENTRIES.get(key) ?? ENTRIES.get(key.replace(/n$/, ''));
    if (!entry || (entry.isGerman && tokens[to - 1]?.isCapitalized === false)) continue;
    const isRole = ROLES.has(key);
    if (isRole && SINGULAR.test(tokens[from - 1]?.text ?? '')) return undefined;
    return { kind: entry.kind, from, to, isWeak: WEAK.has(key), isRole };
  }
  const word = tokens[from]?.text ?? '';
  const end = ENDS.find(([suffix]) => word.endsWith(suffix) && word.length > suffix.length + 2);
  return end && { kind: end[1], from, to: from + 1, isWeak: false, isRole: false };
}

/** Whether a token turns what follows into somebody else: "from", "ohne", "unsere". */
export const isNegation = ({ text }: Token): boolean => NOT.has(text);

/** Number of tokens of the verb at an index that speaks of helping or serving; 0 if there is none. */
export function countVerbTokens(tokens: readonly Token[], from: number): number {
  for (let length = 3; length >= 1; length--) if (VERBS.has(join(tokens, from, from + length))) return length;
  return 0;
}

/** Whether a heading announces a list of buyers: "Who we help", "Branchen". */
export const announcesBuyers = (heading: string): boolean =>
  LISTS.has(toKey(heading.replace(/[?:!.…]+\s*$/u, '')));
