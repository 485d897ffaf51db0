/** Names of buyers by their form in a text. */
import type { Locale } from '../../../src/domain/site/locale.ts';
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

export interface Entry {
  readonly kind: BuyerKind;
  readonly needsCue: boolean;
}

export interface Lexicon {
  /** Whole names by their words in lower case, parted by single blanks. */
  readonly names: ReadonlyMap<string, Entry>;
  /** Plurals by singular: “for your restaurant”. */
  readonly plurals: ReadonlyMap<string, string>;
  /** Last parts of names that need another word before them. */
  readonly heads: ReadonlyMap<string, Entry>;
}

export const formOf = (word: string): string => word.normalize('NFC').toLowerCase();

const listed = (words: string): readonly string[] => words.trim().split(/\s+/);
const none = new Set(listed(NO_BUYERS));

/** Words that need no cue in one list and do in another need it. */
function entriesOf(lists: readonly WordList[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { kind, needsCue = false, words } of lists)
    for (const word of listed(words)) {
      const form = formOf(word).replaceAll('-', ' ');
      const known = entries.get(form);
      if (!known || needsCue) entries.set(form, { kind: known?.kind ?? kind, needsCue });
    }
  return entries;
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

/** Places of business: a roofer is somebody's roofer, but nobody's restaurant is theirs unless they run it. */
export const RUN_BY_SOMEBODY =
  /(?:praxen|kanzleien|hotels|restaurants|schulen|kitas|stätten|betriebe|vereine|gemeinden|kliniken|eien|läden|geschäfte|höfe|güter|heime|museen|häuser|salons|studios|apotheken|agenturen|cafés|shops|stores|practices|firms|farms|clinics|schools|churches|offices|bakeries|breweries|dairies|wineries|salons|museums|hospitals|plants|factories|warehouses|kitchens|gyms|bars|cafes|agencies|clubs|charities|nonprofits|companies|vineyards|ranches|orchards|nurseries|shipyards|workshops|inns|lodges|boutiques)$/;

function lexiconOf(
  names: ReadonlyMap<string, Entry>,
  heads: Map<string, Entry>,
  singulars: readonly (readonly [RegExp, string])[],
): Lexicon {
  const plurals = new Map<string, string>();
  for (const plural of [...names.keys(), ...heads.keys()]) {
    const rule = singulars.find(([ending]) => ending.test(plural));
    if (rule) plurals.set(plural.replace(...rule), plural);
  }
  return { names, heads, plurals };
}

function makeLexicons(): Readonly<Record<Locale, Lexicon>> {
  const ambiguous = listed(AMBIGUOUS_GERMAN_HEADS).map((head): [string, Entry] => [
    head,
    { kind: 'company', needsCue: true },
  ]);
  const germanHeads = entriesOf(GERMAN_HEADS);
  for (const [head, entry] of ambiguous)
    germanHeads.set(head, { ...entry, kind: germanHeads.get(head)?.kind ?? entry.kind });
  return {
    de: lexiconOf(
      entriesOf([...GERMAN_WORK, ...GERMAN_PEOPLE, ...GERMAN_MORE]),
      germanHeads,
      GERMAN_SINGULARS,
    ),
    en: lexiconOf(
      entriesOf([...ENGLISH_WORK, ...ENGLISH_MORE, ...ENGLISH_PEOPLE, ...ENGLISH_GROUPS]),
      entriesOf(ENGLISH_HEADS),
      ENGLISH_SINGULARS,
    ),
  };
}

let made: Readonly<Record<Locale, Lexicon>> | undefined;

/** The names of a language, made at the first call: a page without texts needs none. */
export function lexiconFor(language: Locale): Lexicon {
  made ??= makeLexicons();
  return made[language];
}

/** Shortest beginning of a compound, in letters. */
const MIN_BEGINNING = 3;

/** A German compound by its last part: Kunstrasenhersteller. Hyphens part as well. */
export function compoundIn(form: string, { names, heads }: Lexicon): Entry | undefined {
  if (none.has(form)) return undefined;
  const last = form.slice(form.lastIndexOf('-') + 1);
  if (last !== form) return heads.get(last) ?? names.get(last);
  for (let start = MIN_BEGINNING; start <= form.length - MIN_BEGINNING; start += 1) {
    const entry = heads.get(form.slice(start));
    if (entry) return entry;
  }
  return undefined;
}

/** Whether a name never means buyers. */
export const isNobody = (form: string): boolean => none.has(form);
