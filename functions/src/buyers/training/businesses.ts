/** Reads the annotated businesses in training/businesses/ (format: its README). */

import { readdirSync, readFileSync } from 'node:fs';
import { type Place, type Sentence, sentenceOf } from '../sentence.ts';
import type { ReadLanguage } from '../text-language.ts';
import { sentencesOf } from '../tokens.ts';

export type Label = 'buyer' | 'excluded';

export interface Span {
  readonly label: Label;
  /** Indexes of its first token, and of the one after its last. */
  readonly from: number;
  readonly to: number;
}

export interface Annotated {
  readonly sentence: Sentence;
  readonly spans: readonly Span[];
}

export interface Business {
  readonly id: string;
  readonly language: ReadLanguage;
  readonly sentences: readonly Annotated[];
}

const FOLDER = new URL('businesses/', import.meta.url);

const PLACES: readonly (readonly [RegExp, Place])[] = [
  [/^T: /, 'title'],
  [/^W: /, 'words'],
  [/^A: /, 'answer'],
  [/^#+ /, 'heading'],
  [/^- /, 'item'],
  [/^> /, 'quote'],
];

/** Stand-ins for brackets that no text contains. */
const OPEN = { '[': 'buyer', '{': 'excluded' } as const;

interface Mark {
  readonly label: Label;
  readonly start: number;
  readonly end: number;
}

/** A text without its marks. @throws if a mark is not closed */
function unmark(text: string): { readonly plain: string; readonly marks: readonly Mark[] } {
  let plain = '';
  const marks: Mark[] = [];
  for (const part of text.split(/([[{][^\]}]*[\]}])/)) {
    const label = OPEN[part.charAt(0) as keyof typeof OPEN];
    const inner = label ? part.slice(1, -1) : part;
    if (/[[\]{}]/.test(inner)) throw new Error(`A mark is not closed: ${text}`);
    if (label) marks.push({ label, start: plain.length, end: plain.length + inner.length });
    plain += inner;
  }
  return { plain, marks };
}

/** Annotated sentences of a line below a heading. */
function annotate(line: string, place: Place, heading: string, language: ReadLanguage): readonly Annotated[] {
  const { plain, marks } = unmark(line);
  let searched = 0;
  return sentencesOf(plain).map((text) => {
    const start = plain.indexOf(text, searched);
    searched = start + text.length;
    const sentence = sentenceOf(text, place, heading, language);
    const spans = marks.flatMap((mark): readonly Span[] => {
      const inside = sentence.tokens.flatMap((token, index) =>
        token.start + start >= mark.start && token.end + start <= mark.end ? [index] : [],
      );
      const [from] = inside;
      return from === undefined ? [] : [{ label: mark.label, from, to: from + inside.length }];
    });
    return { sentence, spans };
  });
}

/** The annotated businesses of a file. @throws if a mark is not closed */
export function businessesIn(text: string, language: ReadLanguage): readonly Business[] {
  return text.split(/^@@ */m).flatMap((part): readonly Business[] => {
    const [id = '', ...lines] = part.trim().split('\n');
    if (id === '') return [];
    let above = '';
    const sentences = lines.flatMap((line) => {
      const [pattern, place = 'text'] = PLACES.find(([start]) => start.test(line)) ?? [];
      const text = pattern ? line.replace(pattern, '') : line;
      if (place === 'words' || place === 'answer') above = '';
      const annotated = annotate(text, place, place === 'heading' ? '' : above, language);
      if (place === 'heading') above = unmark(text).plain;
      return annotated;
    });
    return [{ id, language, sentences }];
  });
}

/** The annotated businesses of a language, by file. */
export const trainingFiles = (language: ReadLanguage): ReadonlyMap<string, readonly Business[]> =>
  new Map(
    readdirSync(FOLDER)
      .filter((file) => file.startsWith(`${language}-`))
      .sort()
      .map((file) => [file, businessesIn(readFileSync(new URL(file, FOLDER), 'utf8'), language)]),
  );
