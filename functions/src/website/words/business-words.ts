import { BUSINESS_KINDS, type BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import german from './business.de.json' with { type: 'json' };
import english from './business.en.json' with { type: 'json' };
import types from './business-types.json' with { type: 'json' };

/** What a word says about the kind of business. */
export interface BusinessWord {
  /** As listed: forms and compounds of a word count as the same. */
  readonly entry: string;
  readonly kind: BusinessKind;
  /** `name`: of a business or its trade; `sign`: typical of its website, and also used by others. */
  readonly role: 'name' | 'sign';
}

/** Minimum length of a part of a compound: too many words end in "bar". */
const MIN_PART = 5;
const MAX_PART = 30;
export const MAX_PHRASE = 4;

const splitList = (list: string): readonly string[] => list.split(', ');

/** Words and punctuation of a text, in lowercase; hyphens separate words. */
export const tokenize = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/(?<!\p{L})e\. ?v\.?(?!\p{L})/gu, 'eingetragener verein')
    .replaceAll(' & ', ' and ')
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\d]+(?:[’'&/][\p{L}\d]+)*|[|,;:.!?–—·]/gu) ?? [];

/** Removes a plural's "s": both sides of a comparison are changed, so the result need not be a word. */
const toSingular = (phrase: string): string => phrase.replace(/(?<=\p{L}{3}[^s\s])s(?=\s|$)/gu, '');

/** Entries by word or phrase; and those that match as the end or the beginning of a word. */
const WHOLE = new Map<string, BusinessWord>();
const ENDS = new Map<string, BusinessWord>();
const BEGINNINGS = new Map<string, BusinessWord>();

/** `*` in a list is a wildcard for letters. */
function addEntry(text: string, kind: BusinessKind, role: BusinessWord['role']): void {
  const entry = tokenize(text.replaceAll('*', '')).join(' ');
  const word = { entry, kind, role };
  WHOLE.set(toSingular(entry), word);
  if (entry.length < MIN_PART) return;
  if (text.startsWith('*') && !entry.includes(' ')) ENDS.set(entry, word);
  if (text.endsWith('*')) BEGINNINGS.set(entry, word);
}

for (const kind of BUSINESS_KINDS)
  for (const { names, signs } of [english[kind], german[kind]]) {
    for (const name of names.flatMap(splitList)) addEntry(name, kind, 'name');
    for (const sign of signs.flatMap(splitList)) addEntry(sign, kind, 'sign');
  }

/** Finds what a phrase, or the longest known part of a word, says. */
export function findWord(phrase: string): BusinessWord | undefined {
  const whole = WHOLE.get(toSingular(phrase));
  if (whole) return whole;
  const lastWord = phrase.lastIndexOf(' ') + 1;
  const shortest = lastWord > 0 ? lastWord + 2 : MIN_PART;
  for (let length = Math.min(MAX_PART, phrase.length - 1); length >= shortest; length--) {
    const end = lastWord > 0 ? undefined : ENDS.get(phrase.slice(-length));
    const part = end ?? BEGINNINGS.get(phrase.slice(0, length));
    if (part) return part;
  }
  return undefined;
}

/** What the name of a structured data type says. */
export const WORD_BY_TYPE: ReadonlyMap<string, BusinessWord> = new Map(
  BUSINESS_KINDS.flatMap((kind) => {
    const { names, signs } = types[kind];
    const toEntries = (list: readonly string[], role: BusinessWord['role']) =>
      list.map((entry): [string, BusinessWord] => [entry, { entry, kind, role }]);
    return [...toEntries(names, 'name'), ...toEntries(signs, 'sign')];
  }),
);
