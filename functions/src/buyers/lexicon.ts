/** Looks up words in the vocabulary of buyers, by word form. */
import type { ReadLanguage } from './text-language.ts';
import { isWord, normalizeWord, tokenize } from './tokens.ts';
import type { BuyerKind, WordList } from './word-list.ts';
import { AMBIGUOUS_GERMAN_HEADS, NO_BUYERS } from './words/ambiguous.ts';
import { ENGLISH_GROUPS } from './words/english-groups.ts';
import { ENGLISH_MORE } from './words/english-more.ts';
import { ENGLISH_PEOPLE } from './words/english-people.ts';
import { ENGLISH_WORK } from './words/english-work.ts';
import { GERMAN_MORE } from './words/german-more.ts';
import { GERMAN_PEOPLE } from './words/german-people.ts';
import { GERMAN_WORK } from './words/german-work.ts';
import { ENGLISH_HEADS, GERMAN_HEADS } from './words/heads.ts';

/**
 * How the vocabulary knows a word: as a name in the plural, as one that means other things as well, as the last part of
 * a name ("dairy farms", "Kunstrasenhersteller"), or in the singular.
 */
export type Match = 'name' | 'ambiguous' | 'head' | 'compound' | 'singular';

export interface Entry {
  readonly kind: BuyerKind;
  readonly match: Match;
  /** The plural of a singular, in lowercase. */
  readonly plural?: string;
  /** The word is a German dative plural, with an n that the nominative lacks. */
  readonly isDative?: true;
}

interface Word {
  readonly kind: BuyerKind;
  readonly needsCue: boolean;
}

interface Lexicon {
  readonly names: ReadonlyMap<string, Word>;
  /** Last words of names of two or three words. */
  readonly lastWords: ReadonlySet<string>;
  readonly heads: ReadonlyMap<string, Word>;
  /** Plurals by singular. */
  readonly plurals: ReadonlyMap<string, string>;
}

const splitWords = (words: string): readonly string[] => words.trim().split(/\s+/);
const NON_BUYERS = new Set(splitWords(NO_BUYERS));

function collectWords(lists: readonly WordList[]): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const { kind, needsCue = false, words: forms } of lists)
    for (const word of splitWords(forms)) {
      const form = normalizeWord(word).replaceAll('-', ' ');
      const existing = words.get(form);
      if (!existing || needsCue) words.set(form, { kind: existing?.kind ?? kind, needsCue });
    }
  return words;
}

const GERMAN_SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/praxen$/, 'praxis'],
  [/eien$/, 'ei'],
  [/häuser$/, 'haus'],
  [/höfe$/, 'hof'],
  [/güter$/, 'gut'],
  [/läden$/, 'laden'],
  [/märkte$/, 'markt'],
  [/ärzte$/, 'arzt'],
  [/stätten$/, 'statt'],
  [/gärten$/, 'garten'],
  [/museen$/, 'museum'],
  [/ämter$/, 'amt'],
  [/(?<=hotel|restaurant|café|shop|club|studio|büro|salon|kita)s$/, ''],
  [/(?<=schul|kirch|apothek|gemeind|mühl|brauerei|praxis|kit)en$/, 'e'],
  [/(?<=betrieb|vereine?|heim|institut|geschäft)e$/, ''],
  [/en$/, ''],
];
const ENGLISH_SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=ss|sh|ch|x)es$/, ''],
  [/s$/, ''],
];

function createLexicon(
  names: Map<string, Word>,
  heads: Map<string, Word>,
  singulars: readonly (readonly [RegExp, string])[],
): Lexicon {
  const plurals = new Map<string, string>();
  for (const plural of [...names.keys(), ...heads.keys()]) {
    const rule = singulars.find(([ending]) => ending.test(plural));
    if (rule) plurals.set(plural.replace(...rule), plural);
  }
  const lastWords = [...names.keys()].flatMap((name) => / (\S+)$/.exec(name)?.[1] ?? []);
  return { names, heads, plurals, lastWords: new Set(lastWords) };
}

function createLexicons(): Readonly<Record<ReadLanguage, Lexicon>> {
  const germanHeads = collectWords(GERMAN_HEADS);
  for (const head of splitWords(AMBIGUOUS_GERMAN_HEADS))
    germanHeads.set(head, { kind: germanHeads.get(head)?.kind ?? 'company', needsCue: true });
  return {
    de: createLexicon(
      collectWords([...GERMAN_WORK, ...GERMAN_PEOPLE, ...GERMAN_MORE]),
      germanHeads,
      GERMAN_SINGULARS,
    ),
    en: createLexicon(
      collectWords([...ENGLISH_WORK, ...ENGLISH_MORE, ...ENGLISH_PEOPLE, ...ENGLISH_GROUPS]),
      collectWords(ENGLISH_HEADS),
      ENGLISH_SINGULARS,
    ),
  };
}

/** Minimum length of a compound's first and last part, in letters. */
const MIN_PART_LENGTH = 3;
const MAX_COMPOUND_LENGTH = 60;

function findCompound(form: string, { names, heads }: Lexicon, language: ReadLanguage): Word | undefined {
  const last = form.slice(form.lastIndexOf('-') + 1);
  if (last !== form) return heads.get(last) ?? names.get(last);
  if (language === 'en')
    return /^\p{L}{3,}(?:keepers|makers|builders|growers|smiths|wrights|mongers|owners|brewers)$/u.test(form)
      ? { kind: 'company', needsCue: false }
      : undefined;
  for (
    let start = MIN_PART_LENGTH;
    start <= Math.min(form.length, MAX_COMPOUND_LENGTH) - MIN_PART_LENGTH;
    start += 1
  ) {
    const word = heads.get(form.slice(start));
    if (word) return word;
  }
  return undefined;
}

function lookUp(form: string, lexicon: Lexicon, language: ReadLanguage): Entry | null {
  const name = lexicon.names.get(form.replaceAll('-', ' '));
  if (name) return { kind: name.kind, match: name.needsCue ? 'ambiguous' : 'name' };
  const head = lexicon.heads.get(form);
  if (head) return { kind: head.kind, match: head.needsCue ? 'ambiguous' : 'head' };
  const plural = lexicon.plurals.get(form);
  const word = plural === undefined ? undefined : (lexicon.names.get(plural) ?? lexicon.heads.get(plural));
  if (plural !== undefined && word) return { kind: word.kind, match: 'singular', plural };
  const compound = findCompound(form, lexicon, language);
  return compound ? { kind: compound.kind, match: compound.needsCue ? 'ambiguous' : 'compound' } : null;
}

let lexicons: Readonly<Record<ReadLanguage, Lexicon>> | undefined;

function lookUpWord(form: string, lexicon: Lexicon, language: ReadLanguage): Entry | null {
  const plainForm = form.replace(/[’']s?$/, '').replace(/(?:[:*_]|\/-?)innen$/, 'innen');
  if (NON_BUYERS.has(plainForm)) return null;
  const entry = lookUp(plainForm, lexicon, language);
  if (entry || language === 'en') return entry;
  const nominative = /(?:e|er|el|l|r)n$/.test(plainForm) ? plainForm.slice(0, -1) : '';
  const dative = NON_BUYERS.has(nominative) ? null : lookUp(nominative, lexicon, language);
  return dative ? { ...dative, isDative: true } : lookUp(plainForm.replace(/innen$/, ''), lexicon, language);
}

/** Looks up each word, alone or as the last word of a name ("estate agents"); null if unknown. */
export function lookUpEntries(forms: readonly string[], language: ReadLanguage): readonly (Entry | null)[] {
  lexicons ??= createLexicons();
  const lexicon = lexicons[language];
  return forms.map((form, index) => {
    if (!isWord(form)) return null;
    const entry = lookUpWord(form, lexicon, language);
    if (!lexicon.lastWords.has(form)) return entry;
    const [third, second] = [forms[index - 2], forms[index - 1]];
    const name = lexicon.names.get(`${second} ${form}`) ?? lexicon.names.get(`${third} ${second} ${form}`);
    return name && entry?.match !== 'name' ? { kind: name.kind, match: 'name' } : entry;
  });
}

/** The kind of a name by its last known word; null if none is known. @example findBuyerKind('dairy farms', 'en') // 'company' */
export function findBuyerKind(name: string, language: ReadLanguage): BuyerKind | null {
  const forms = tokenize(name).map(({ form }) => form);
  return lookUpEntries(forms, language).findLast((entry) => entry !== null)?.kind ?? null;
}
