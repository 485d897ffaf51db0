import type { BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import { once } from '../page/once.ts';
import { getEntities, getTypes, parseTypeName } from '../page/structured-data.ts';
import {
  type BusinessWord,
  findHostWord,
  findWord,
  MAX_PHRASE,
  tokenize,
  WORD_BY_TYPE,
} from '../words/business-words.ts';
import { anyOf, exactly } from '../words/patterns.ts';

export interface Business {
  readonly kind: BusinessKind;
  /** The words, or the structured data type, with the highest weight. */
  readonly evidence: string;
  /** Whether no other kind comes near; otherwise the visitor is asked. */
  readonly isCertain: boolean;
}

/** Weight of a word by its position: titles name the business, while body text also mentions unrelated things. */
const WEIGHTS = {
  data: 5,
  title: 4,
  host: 3,
  mainHeading: 3,
  description: 3,
  hero: 2,
  heading: 1.25,
  link: 1,
  text: 0.5,
} as const;
type Place = keyof typeof WEIGHTS;
const REPEATED_SHARE = 0.4;
/** Share of its weight that a sign has, which other kinds of business use too. */
const SIGN_SHARE = 0.4;
const MAX_SIGNS = 4;
const MIN_WEIGHT = 3;
const MIN_LEAD_RATIO = 1.2;
const CERTAIN_WEIGHT = 5;
const CERTAIN_LEAD_RATIO = 2;
const MAX_HEADINGS = 40;
const MAX_BLOCKS = 80;
const MAX_LINKS = 40;
const MAX_TEXT_LENGTH = 400;

/** Words before "für" or "for" that are followed by the business's subject instead of its customers. */
const SUBJECT_FOLLOWS = anyOf('subject-nouns');
const BUYERS_FOLLOW = /^(?:für|for|helps?|helping|serving)$/;
const CLAUSE_END = /^[|,;:.!?–—·]$/;
/** What is sold to the kind of business before it: "restaurant equipment", "dental laboratory". */
const SUPPLIES = exactly('supplies');

/** Finds words that indicate a kind of business, longest match first, without customers: "Software für Zahnärzte". */
function* findBusinessWords(text: string): Generator<readonly [phrase: string, BusinessWord], undefined> {
  const tokens = tokenize(text.slice(0, MAX_TEXT_LENGTH));
  let isCustomer = false;
  let isNamed = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (CLAUSE_END.test(token)) {
      isCustomer = false;
      isNamed = false;
    } else if (BUYERS_FOLLOW.test(token)) {
      isCustomer = isNamed || !SUBJECT_FOLLOWS.test(tokens[i - 1] ?? '');
    }
    if (isCustomer) continue;
    for (let length = Math.min(MAX_PHRASE, tokens.length - i); length >= 1; length--) {
      const phrase = tokens.slice(i, i + length).join(' ');
      const word = findWord(phrase);
      if (!word) continue;
      if (SUPPLIES.test(tokens[i + length] ?? '')) break;
      isNamed ||= word.role === 'name' && !SUBJECT_FOLLOWS.test(token);
      yield [phrase, word];
      i += length - 1;
      break;
    }
  }
}

export const listBusinessWords = (text: string): readonly BusinessWord[] =>
  [...findBusinessWords(text)].map(([, word]) => word);

export const findBusinessKinds = (text: string): readonly BusinessKind[] =>
  listBusinessWords(text).flatMap(({ kind, role }) => (role === 'name' ? [kind] : []));

/** Words that indicate one kind of business, as first found, and their places. */
type Signs = Map<BusinessWord, { readonly phrase: string; readonly places: Set<Place> }>;

function weigh(signs: Signs) {
  const words = [...signs]
    .map(([{ role }, { phrase, places }]) => {
      const [best = 0, ...others] = [...places].map((place) => WEIGHTS[place]).sort((a, b) => b - a);
      const weight = best + REPEATED_SHARE * others.reduce((sum, other) => sum + other, 0);
      return { role, phrase, weight: role === 'name' ? weight : weight * SIGN_SHARE };
    })
    .sort((a, b) => b.weight - a.weight);
  const sum = (role: BusinessWord['role']): number =>
    words.reduce((total, word) => (word.role === role ? total + word.weight : total), 0);
  const names = sum('name');
  return {
    weight: names === 0 ? 0 : names + Math.min(MAX_SIGNS, sum('sign')),
    phrases: words.map(({ phrase }) => phrase),
  };
}

function findSigns({ page, url }: LocatedPage): ReadonlyMap<BusinessKind, Signs> {
  const byKind = new Map<BusinessKind, Signs>();
  const add = (phrase: string, word: BusinessWord, place: Place): void => {
    const signs: Signs = byKind.get(word.kind) ?? new Map();
    const known = signs.get(word) ?? { phrase, places: new Set() };
    known.places.add(place);
    byKind.set(word.kind, signs.set(word, known));
  };
  const read = (text: string, place: Place): void => {
    for (const [phrase, word] of findBusinessWords(text)) add(phrase, word, place);
  };
  for (const type of [...getEntities(page).flatMap(getTypes), ...page.itemTypes.map(parseTypeName)]) {
    const word = WORD_BY_TYPE.get(type);
    if (word) add(type, word, 'data');
  }
  const hostWord = findHostWord(url.hostname);
  if (hostWord) add(hostWord.entry, hostWord, 'host');
  read(page.title, 'title');
  read(page.meta.get('description') ?? '', 'description');
  const { hero, prose } = getModel(page);
  for (const { text, level } of hero) read(text, level === 1 ? 'mainHeading' : 'hero');
  for (const { text } of prose.filter(({ level }) => level > 0).slice(0, MAX_HEADINGS)) read(text, 'heading');
  for (const { text } of page.links.slice(0, MAX_LINKS)) read(text, 'link');
  for (const { text, level } of prose.slice(0, MAX_BLOCKS)) if (level === 0) read(text, 'text');
  return byKind;
}

/** The page's kind of business, or null if unclear. */
export const getBusiness = once((site: LocatedPage): Business | null => {
  const [first, second] = [...findSigns(site)]
    .map(([kind, signs]) => ({ kind, ...weigh(signs) }))
    .sort((a, b) => b.weight - a.weight);
  if (!first || first.weight < MIN_WEIGHT || first.weight < MIN_LEAD_RATIO * (second?.weight ?? 0))
    return null;
  return {
    kind: first.kind,
    evidence: first.phrases.slice(0, 3).join(' · ').slice(0, 120),
    isCertain: first.weight >= CERTAIN_WEIGHT && first.weight >= CERTAIN_LEAD_RATIO * (second?.weight ?? 0),
  };
});
