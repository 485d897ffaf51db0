import type { BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import { once } from '../page/once.ts';
import { getEntities, getTypes, parseTypeName } from '../page/structured-data.ts';
import { type BusinessWord, findWord, MAX_PHRASE, tokenize, WORD_BY_TYPE } from '../words/business-words.ts';
import { anyOf, exactly } from '../words/patterns.ts';

export interface Business {
  readonly kind: BusinessKind;
  /** The words, or the structured data type, with the highest weight. */
  readonly evidence: string;
  /** Whether it is right on 95 of 100 pages; otherwise the visitor is asked. */
  readonly isCertain: boolean;
}

type Role = BusinessWord['role'];
/**
 * What a word adds to the log odds of its kind by its position, fitted to labeled pages: titles name the business, texts
 * also customers. A `modifier` only describes the name after it: "restaurant cleaning".
 */
const WEIGHTS = {
  data: { name: 3.5, sign: 0.8 },
  host: { name: 2, sign: 0 },
  title: { name: 3.7, sign: 0.6 },
  description: { name: 1.4, sign: 0.5 },
  mainHeading: { name: 1.1, sign: 0.5 },
  modifier: { name: 0.7, sign: 0 },
  heading: { name: 0.7, sign: 0.8 },
  link: { name: 1.2, sign: 1.9 },
  text: { name: 0.5, sign: 0.9 },
} as const satisfies Record<string, Record<Role, number>>;
type Place = keyof typeof WEIGHTS;
/** Of the kinds that no word indicates. */
const ODDS_OF_OTHERS = 7;
const MIN_PROBABILITY = 0.5;
const CERTAIN_PROBABILITY = 0.85;
const MAX_LIKELY = 3;
const MAX_BLOCKS = 80;
const MAX_LABELS = 40;
const MAX_TEXT_LENGTH = 400;

/** Words before "für" or "for" that are followed by the business's subject instead of its customers. */
const SUBJECT_FOLLOWS = anyOf('subject-nouns');
const BUYERS_FOLLOW = /^(?:für|for|helps?|helping|serving)$/;
const CLAUSE_END = /^[|,;:.!?–—·]$/;
const PHRASE_END =
  /^(?:[|,;:.!?–—·]|and|und|or|oder|in|of|von|for|für|to|the|by|with|mit|at|from|aus|on|your|our|im|am|an|bei)$/;
/** What is sold to the kind of business before it: "restaurant equipment", "dental laboratory". */
const SUPPLIES = exactly('supplies');

interface FoundWord {
  readonly phrase: string;
  readonly word: BusinessWord;
  /** It describes the next word. */
  isModifier: boolean;
}

/** Finds words that indicate a kind of business, longest match first, without customers: "Software für Zahnärzte". */
function findBusinessWords(text: string): readonly FoundWord[] {
  const tokens = tokenize(text.slice(0, MAX_TEXT_LENGTH));
  const found: FoundWord[] = [];
  let isCustomer = false;
  let isNamed = false;
  let isSamePhrase = false;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    isSamePhrase &&= !PHRASE_END.test(token);
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
      const previous = found.at(-1);
      if (previous && word.role === 'name' && previous.word.kind !== word.kind)
        previous.isModifier = isSamePhrase;
      found.push({ phrase, word, isModifier: false });
      i += length - 1;
      isSamePhrase = true;
      break;
    }
  }
  return found;
}

export const listBusinessWords = (text: string): readonly BusinessWord[] =>
  findBusinessWords(text).map(({ word }) => word);

export const findBusinessKinds = (text: string): readonly BusinessKind[] =>
  listBusinessWords(text).flatMap(({ kind, role }) => (role === 'name' ? [kind] : []));

/** Words of one kind and role in one place. */
interface Signs {
  readonly kind: BusinessKind;
  readonly role: Role;
  readonly weight: number;
  readonly phrases: Map<BusinessWord, string>;
}

const getSigns = once(({ page, url }: LocatedPage): readonly Signs[] => {
  const found = new Map<string, Signs>();
  const add = (phrase: string, word: BusinessWord, place: Place): void => {
    const { kind, role } = word;
    const key = `${kind} ${role} ${place}`;
    const signs = found.get(key) ?? { kind, role, weight: WEIGHTS[place][role], phrases: new Map() };
    found.set(key, signs);
    if (!signs.phrases.has(word)) signs.phrases.set(word, phrase);
  };
  const read = (text: string, place: Place): void => {
    for (const { phrase, word, isModifier } of findBusinessWords(text))
      add(phrase, word, isModifier ? 'modifier' : place);
  };
  for (const type of [...getEntities(page).flatMap(getTypes), ...page.itemTypes.map(parseTypeName)]) {
    const word = WORD_BY_TYPE.get(type);
    if (word) add(type, word, 'data');
  }
  read(url.hostname, 'host');
  read(page.title, 'title');
  read(page.meta.get('description') ?? '', 'description');
  const { hero, prose } = getModel(page);
  for (const { text, level } of hero) if (level === 1) read(text, 'mainHeading');
  for (const { text } of prose.filter(({ level }) => level > 0).slice(0, MAX_LABELS)) read(text, 'heading');
  for (const { text } of page.links.slice(0, MAX_LABELS)) read(text, 'link');
  for (const { text, level } of prose.slice(0, MAX_BLOCKS)) if (level === 0) read(text, 'text');
  return [...found.values()].sort((a, b) => a.role.localeCompare(b.role) || b.weight - a.weight);
});

/** The kinds of business with words for them, and their odds, the highest first. */
const rankKinds = once((site: LocatedPage): readonly (readonly [kind: BusinessKind, odds: number])[] => {
  const odds = new Map<BusinessKind, number>();
  for (const { kind, weight, phrases } of getSigns(site))
    odds.set(kind, (odds.get(kind) ?? 1) * Math.exp(weight * Math.sqrt(phrases.size)));
  return [...odds].sort(([, a], [, b]) => b - a);
});

/** The kinds to ask about if none is certain: it is among them on 95 of 100 pages. */
export const listLikelyKinds = (site: LocatedPage): readonly BusinessKind[] =>
  rankKinds(site)
    .slice(0, MAX_LIKELY)
    .map(([kind]) => kind);

/** The page's kind of business, or null if unclear. */
export const getBusiness = once((site: LocatedPage): Business | null => {
  const signs = getSigns(site);
  const ranked = rankKinds(site);
  const [first] = ranked;
  if (!first) return null;
  const [kind, highest] = first;
  const probability = highest / ranked.reduce((sum, [, odds]) => sum + odds, ODDS_OF_OTHERS);
  if (probability < MIN_PROBABILITY) return null;
  const phrases = signs.flatMap((each) => (each.kind === kind ? [...each.phrases.values()] : []));
  return {
    kind,
    evidence: [...new Set(phrases)].slice(0, 3).join(' · ').slice(0, 120),
    isCertain: probability >= CERTAIN_PROBABILITY,
  };
});
