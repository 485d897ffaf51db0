import { BUSINESS_KINDS, type BusinessKind } from '../../../../src/contract/website/finding-ids.ts';
import { getEntities, getTypes, parseTypeName } from '../checks/structured-data.ts';
import { getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { BUSINESS_TYPES, BUSINESS_WORDS } from './words.ts';

/** A page's kind of business, and the words that indicate it. */
export interface Business {
  readonly kind: BusinessKind;
  /** The words, or the structured data type, with the highest weight. */
  readonly evidence: string;
}

/** Weight of a word by its position: titles name the business, while body text also mentions unrelated things. */
const WEIGHTS = { title: 4, description: 2, hero: 2, heading: 1, text: 0.5, data: 6 } as const;
/** Minimum score of the top kind, and the factor by which it must exceed the second. */
const MIN_SCORE = 4;
const MIN_LEAD_RATIO = 1.25;
const MAX_HEADINGS = 40;
const MAX_BLOCKS = 60;
/** Characters read per text. */
const MAX_TEXT_LENGTH = 400;
/** Minimum length of a compound's head: too many words end in "bar". */
const MIN_HEAD = 5;

const KIND_BY_WORD = new Map<string, BusinessKind>();
const KIND_BY_HEAD = new Map<string, BusinessKind>();
for (const kind of BUSINESS_KINDS) {
  for (const entry of BUSINESS_WORDS[kind].split(/\s+/)) {
    const word = entry.replace(/^-/, '').replaceAll('_', ' ');
    KIND_BY_WORD.set(word, kind);
    if (entry.startsWith('-') && word.length >= MIN_HEAD) KIND_BY_HEAD.set(word, kind);
  }
}
const MAX_HEAD = Math.max(...[...KIND_BY_HEAD.keys()].map(({ length }) => length));
const MAX_PHRASE = 3;

/** Buyers, not the business itself: "Software für Zahnarztpraxen". */
const BUYERS = /(?<!\p{L})(?:für|for|helps?|helping)\s[^.,;:|–!?-]{0,80}/giu;

function findKindByWord(word: string): BusinessKind | undefined {
  const exact = KIND_BY_WORD.get(word);
  if (exact) return exact;
  for (let length = Math.min(MAX_HEAD, word.length - 2); length >= MIN_HEAD; length--) {
    const kind = KIND_BY_HEAD.get(word.slice(-length));
    if (kind) return kind;
  }
  return undefined;
}

/** Finds words that name a kind of business; longest match first. */
function* findBusinessWords(text: string): Generator<readonly [word: string, kind: BusinessKind], undefined> {
  const withoutBuyers = text.slice(0, MAX_TEXT_LENGTH).replace(BUYERS, ' | ');
  const words = withoutBuyers.toLowerCase().match(/[\p{L}\d]+(?:[-’'&][\p{L}\d]+)*|\|/gu) ?? [];
  for (let i = 0; i < words.length; i++) {
    const phrase = [3, 2]
      .filter((length) => length <= MAX_PHRASE && i + length <= words.length)
      .map((length) => words.slice(i, i + length).join(' '))
      .find((candidate) => KIND_BY_WORD.has(candidate));
    const word = phrase ?? words[i] ?? '';
    const kind = phrase === undefined ? findKindByWord(word) : KIND_BY_WORD.get(phrase);
    if (kind) yield [word, kind];
  }
}

/** The kinds of business a text names. */
export const findBusinessKinds = (text: string): readonly BusinessKind[] =>
  [...findBusinessWords(text)].map(([, kind]) => kind);

/** Whether a text names a kind of business. */
export const namesBusiness = (text: string): boolean => findBusinessWords(text).next().done === false;

const cache = new WeakMap<Page, Business | null>();

/** The page's kind of business, or null if unclear. */
export function getBusiness(page: Page): Business | null {
  const cached = cache.get(page);
  if (cached !== undefined) return cached;
  const business = detectBusiness(page);
  cache.set(page, business);
  return business;
}

function detectBusiness(page: Page): Business | null {
  const points = new Map<BusinessKind, Map<string, number>>();
  const count = (word: string, kind: BusinessKind, weight: number): void => {
    const words = points.get(kind) ?? new Map<string, number>();
    // A word counts once, with its best weight.
    words.set(word, Math.max(words.get(word) ?? 0, weight));
    points.set(kind, words);
  };
  const read = (text: string, weight: number): void => {
    for (const [word, kind] of findBusinessWords(text)) count(word, kind, weight);
  };
  const { hero, prose } = getModel(page);
  const types = [...getEntities(page).flatMap(getTypes), ...page.itemTypes.map(parseTypeName)];
  for (const type of types)
    for (const kind of BUSINESS_KINDS) if (BUSINESS_TYPES[kind].test(type)) count(type, kind, WEIGHTS.data);
  read(page.title, WEIGHTS.title);
  read(page.meta.get('description') ?? '', WEIGHTS.description);
  for (const { text } of hero) read(text, WEIGHTS.hero);
  const headings = prose.filter(({ level }) => level > 0).slice(0, MAX_HEADINGS);
  for (const { text } of headings) read(text, WEIGHTS.heading);
  for (const { text, level } of prose.slice(0, MAX_BLOCKS)) if (level === 0) read(text, WEIGHTS.text);

  const [first, second] = [...points]
    .map(([kind, words]) => ({
      kind,
      words,
      sum: [...words.values()].reduce((sum, weight) => sum + weight, 0),
    }))
    .sort((a, b) => b.sum - a.sum);
  if (!first || first.sum < MIN_SCORE || first.sum < MIN_LEAD_RATIO * (second?.sum ?? 0)) return null;
  const topWords = [...first.words].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return { kind: first.kind, evidence: topWords.slice(0, 3).join(' · ').slice(0, 120) };
}
