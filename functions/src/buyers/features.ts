/** Feature names that describe a word and its context to the classifier. */
import { CONTRAST, FUNCTION_WORDS, NEGATION } from './function-words.ts';
import type { Entry } from './lexicon.ts';
import { getStems, type Sentence, stem } from './sentence.ts';
import { isWord, type Token, tokenize } from './tokens.ts';

const START = '<';
const END = '>';
/** Maximum tokens of an item that is little more than a name. */
const MAX_SHORT_ITEM_TOKENS = 4;

const getShape = (text: string | undefined): string => {
  if (text === undefined) return '';
  if (/^\d/.test(text)) return '0';
  if (/^\p{Lu}{2,}$/u.test(text)) return 'XX';
  return text.replace(/^\p{Lu}.*/u, 'X').replace(/^\p{Ll}.*/u, 'x');
};

const getWordClass = (entry: Entry | null | undefined): string =>
  entry ? `${entry.match}:${entry.kind}` : '';

/** Maximum distance of a relevant negation, and of a nearby one, in tokens. */
const MAX_DISTANCE = 12;
const MAX_NEAR = 6;

/** Extracts features of the negations around a candidate, with any contrast word in between. */
function extractNegationFeatures(
  sentence: Sentence,
  position: number,
  left: string,
  wordClass: string,
): readonly string[] {
  const { tokens, origin } = sentence;
  const from = Math.max(0, position - MAX_DISTANCE);
  return tokens.slice(from, position + MAX_DISTANCE + 1).flatMap(({ form: word }, offset) => {
    if (!NEGATION.test(word)) return [];
    const index = from + offset;
    const side = index < position ? 'before' : 'after';
    const between = tokens.slice(Math.min(index, position) + 1, Math.max(index, position));
    const isContrast = ({ form }: Token): boolean => CONTRAST.test(form);
    const contrast =
      (side === 'before' ? between.findLast(isContrast) : between.find(isContrast))?.form ?? '';
    return [
      `not ${side} ${contrast}`,
      `not ${side} ${Math.abs(index - position) <= MAX_NEAR} ${contrast}`,
      `not ${side} ${left} ${contrast}`,
      `not ${side} ${word} ${left}`,
      `not ${side} ${wordClass} ${contrast}`,
      `not ${side} ${origin} ${contrast}`,
      `not ${side} ${word} ${tokens[index + 1]?.form}`,
    ];
  });
}

/** Returns lookups for forms, vocabulary classes and shapes by token position. */
function createContext({ tokens, entries }: Sentence) {
  const form = (position: number): string => tokens[position]?.form ?? (position < 0 ? START : END);
  const wordClass = (position: number): string => getWordClass(entries[position]);
  const shape = (position: number): string => getShape(tokens[position]?.text);
  const isContentWord = (position: number): boolean =>
    isWord(form(position)) && !FUNCTION_WORDS.has(form(position));
  /** The nearest function word or punctuation mark in a direction. */
  const nearestFunctionWord = (position: number, step: 1 | -1): number => {
    let next = position + step;
    while (isContentWord(next)) next += step;
    return next;
  };
  return { form, wordClass, shape, nearestFunctionWord };
}

/** Extracts features for a candidate's role: its word, its neighbors, and the rest of the sentence. */
export function extractRoleFeatures(sentence: Sentence, position: number): readonly string[] {
  const { tokens, origin, heading } = sentence;
  const stems = getStems(sentence);
  const { form, wordClass, shape, nearestFunctionWord } = createContext(sentence);
  const [self, left, right] = [
    wordClass(position),
    nearestFunctionWord(position, -1),
    nearestFunctionWord(position, 1),
  ];
  return [
    'any',
    `stem ${stems[position]}`,
    `class ${self}`,
    ...[-3, -2, -1, 1, 2, 3].map((by) => `${by} ${form(position + by)}`),
    `-2-1 ${form(position - 2)} ${form(position - 1)}`,
    `+1+2 ${form(position + 1)} ${form(position + 2)}`,
    `-1+1 ${form(position - 1)} ${form(position + 1)}`,
    `class-1 ${self} ${form(position - 1)}`,
    `class+1 ${self} ${form(position + 1)}`,
    `class-2 ${self} ${form(position - 2)} ${form(position - 1)}`,
    `classes-1 ${wordClass(position - 1)} ${self}`,
    `classes+1 ${self} ${wordClass(position + 1)}`,
    `end-1 ${form(position - 1).slice(-2)}`,
    `end+1 ${form(position + 1).slice(-2)}`,
    `shape-1 ${shape(position - 1)} ${shape(position)}`,
    `shape+1 ${shape(position)} ${shape(position + 1)}`,
    `left ${form(left)}`,
    `left2 ${form(left - 1)} ${form(left)}`,
    `leftclass ${form(left)} ${self}`,
    `leftplace ${form(left)} ${origin}`,
    `right ${form(right)}`,
    `right2 ${form(right)} ${form(right + 1)}`,
    `frame ${form(left)} ${form(right)}`,
    `first ${form(0)} ${Math.min(2, position)}`,
    `first2 ${form(0)} ${form(1)}`,
    `place ${origin}`,
    `placeclass ${origin} ${self}`,
    `placeends ${origin} ${position === 0} ${position >= tokens.length - 2}`,
    `length ${Math.min(6, tokens.length >> 2)}`,
    `index ${Math.min(3, position)} ${self}`,
    ...extractNegationFeatures(sentence, position, form(left), self),
    ...tokenize(heading).flatMap(({ form: word }) => {
      if (!isWord(word)) return [];
      return [`heading ${stem(word)}`, `heading ${stem(word)} ${tokens.length <= MAX_SHORT_ITEM_TOKENS}`];
    }),
    ...stems.flatMap((word, index) => {
      if (index === position || !isWord(word)) return [];
      return [`${index < position ? 'before' : 'after'} ${word}`];
    }),
  ];
}

/** Extracts features for whether the token `next` extends the name around `position`. */
export function extractExtentFeatures(sentence: Sentence, position: number, next: number): readonly string[] {
  const { form, wordClass, shape } = createContext(sentence);
  const side = next < position ? -1 : 1;
  const [word, beyond, inner] = [form(next), form(next + side), form(next - side)];
  const end = word.slice(-2);
  return [
    'extent',
    `word ${word}`,
    `end2 ${end}`,
    `end3 ${word.slice(-3)}`,
    `shape ${shape(next)}`,
    `beyond ${beyond}`,
    `wordbeyond ${word} ${beyond}`,
    `endbeyond ${end} ${beyond}`,
    `wordinner ${word} ${inner}`,
    `classes ${wordClass(next)} ${wordClass(position)}`,
    `distance ${Math.abs(next - position)}`,
    `distanceend ${Math.abs(next - position)} ${end}`,
    `name ${form(position)}`,
    `nameend ${form(position).slice(-3)} ${word}`,
    `shapes ${shape(next)} ${shape(next + side)}`,
  ].map((feature) => `${side < 0 ? 'l' : 'r'} ${feature}`);
}
