/** Reads the annotated businesses in training/businesses/ (format: its README). */

import { readdirSync, readFileSync } from 'node:fs';
import { parseSentence, type Sentence, type TextOrigin } from '../sentence.ts';
import type { ReadLanguage } from '../text-language.ts';
import { splitSentences } from '../tokens.ts';

export type Label = 'buyer' | 'excluded';

export interface Span {
  readonly label: Label;
  /** Indexes of the span's first token, and of the token after its last. */
  readonly from: number;
  readonly to: number;
}

export interface AnnotatedSentence {
  readonly sentence: Sentence;
  readonly spans: readonly Span[];
}

export interface Business {
  readonly id: string;
  readonly language: ReadLanguage;
  readonly sentences: readonly AnnotatedSentence[];
}

const FOLDER = new URL('businesses/', import.meta.url);

const ORIGINS: readonly (readonly [RegExp, TextOrigin])[] = [
  [/^T: /, 'title'],
  [/^W: /, 'words'],
  [/^A: /, 'answer'],
  [/^#+ /, 'heading'],
  [/^- /, 'item'],
  [/^> /, 'quote'],
];

/** Labels by opening bracket. No text contains these brackets. */
const LABEL_BY_BRACKET = { '[': 'buyer', '{': 'excluded' } as const;

interface Mark {
  readonly label: Label;
  readonly start: number;
  readonly end: number;
}

/** Separates a text from its marks. @throws if a mark is not closed */
function unmark(text: string): { readonly plain: string; readonly marks: readonly Mark[] } {
  let plain = '';
  const marks: Mark[] = [];
  for (const part of text.split(/([[{][^\]}]*[\]}])/)) {
    const label = LABEL_BY_BRACKET[part.charAt(0) as keyof typeof LABEL_BY_BRACKET];
    const inner = label ? part.slice(1, -1) : part;
    if (/[[\]{}]/.test(inner)) throw new Error(`A mark is not closed: ${text}`);
    if (label) marks.push({ label, start: plain.length, end: plain.length + inner.length });
    plain += inner;
  }
  return { plain, marks };
}

/** Parses a line below a heading into annotated sentences. */
function annotate(
  line: string,
  origin: TextOrigin,
  heading: string,
  language: ReadLanguage,
): readonly AnnotatedSentence[] {
  const { plain, marks } = unmark(line);
  let searchStart = 0;
  return splitSentences(plain).map((text) => {
    const start = plain.indexOf(text, searchStart);
    searchStart = start + text.length;
    const sentence = parseSentence(text, origin, heading, language);
    const spans = marks.flatMap((mark): readonly Span[] => {
      const tokenIndexes = sentence.tokens.flatMap((token, index) =>
        token.start + start >= mark.start && token.end + start <= mark.end ? [index] : [],
      );
      const [from] = tokenIndexes;
      return from === undefined ? [] : [{ label: mark.label, from, to: from + tokenIndexes.length }];
    });
    return { sentence, spans };
  });
}

/** Parses the annotated businesses of a file. @throws if a mark is not closed */
export function parseBusinesses(text: string, language: ReadLanguage): readonly Business[] {
  return text.split(/^@@ */m).flatMap((part): readonly Business[] => {
    const [id = '', ...lines] = part.trim().split('\n');
    if (id === '') return [];
    let lastHeading = '';
    const sentences = lines.flatMap((line) => {
      const [pattern, origin = 'text'] = ORIGINS.find(([start]) => start.test(line)) ?? [];
      const text = pattern ? line.replace(pattern, '') : line;
      if (origin === 'words' || origin === 'answer') lastHeading = '';
      const annotated = annotate(text, origin, origin === 'heading' ? '' : lastHeading, language);
      if (origin === 'heading') lastHeading = unmark(text).plain;
      return annotated;
    });
    return [{ id, language, sentences }];
  });
}

/** Reads the annotated businesses of a language, by file. */
export const readTrainingFiles = (language: ReadLanguage): ReadonlyMap<string, readonly Business[]> =>
  new Map(
    readdirSync(FOLDER)
      .filter((file) => file.startsWith(`${language}-`))
      .sort()
      .map((file) => [file, parseBusinesses(readFileSync(new URL(file, FOLDER), 'utf8'), language)]),
  );
