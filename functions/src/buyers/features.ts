/** What the classifier sees of a word, as names of features. */
import { CONTRAST, FUNCTION_WORDS, NEGATION } from './function-words.ts';
import type { Entry } from './lexicon.ts';
import { type Sentence, stem, stemsOf } from './sentence.ts';
import { isWord, type Token, tokensOf } from './tokens.ts';

const START = '<';
const END = '>';
/** Maximum tokens of an item that is little more than a name. */
const SHORT = 4;

const shapeOf = (text: string | undefined): string => {
  if (text === undefined) return '';
  if (/^\d/.test(text)) return '0';
  if (/^\p{Lu}{2,}$/u.test(text)) return 'XX';
  return text.replace(/^\p{Lu}.*/u, 'X').replace(/^\p{Ll}.*/u, 'x');
};

const classOf = (entry: Entry | null | undefined): string => (entry ? `${entry.match}:${entry.kind}` : '');

/** Maximum distance of a negation that counts, and of one that is near, in tokens. */
const MAX_DISTANCE = 12;
const MAX_NEAR = 6;

/** Features of the negations around a candidate, each with what is between the two. */
function negationFeatures(sentence: Sentence, at: number, left: string, known: string): readonly string[] {
  const { tokens, place } = sentence;
  const from = Math.max(0, at - MAX_DISTANCE);
  return tokens.slice(from, at + MAX_DISTANCE + 1).flatMap(({ form: word }, offset) => {
    if (!NEGATION.test(word)) return [];
    const index = from + offset;
    const side = index < at ? 'before' : 'after';
    const between = tokens.slice(Math.min(index, at) + 1, Math.max(index, at));
    const isTurn = ({ form }: Token): boolean => CONTRAST.test(form);
    const turn = (side === 'before' ? between.findLast(isTurn) : between.find(isTurn))?.form ?? '';
    return [
      `not ${side} ${turn}`,
      `not ${side} ${Math.abs(index - at) <= MAX_NEAR} ${turn}`,
      `not ${side} ${left} ${turn}`,
      `not ${side} ${word} ${left}`,
      `not ${side} ${known} ${turn}`,
      `not ${side} ${place} ${turn}`,
      `not ${side} ${word} ${tokens[index + 1]?.form}`,
    ];
  });
}

/** Reads forms and vocabulary classes around a token. */
function around({ tokens, entries }: Sentence) {
  const form = (at: number): string => tokens[at]?.form ?? (at < 0 ? START : END);
  const wordClass = (at: number): string => classOf(entries[at]);
  const shape = (at: number): string => shapeOf(tokens[at]?.text);
  const isInside = (at: number): boolean => isWord(form(at)) && !FUNCTION_WORDS.has(form(at));
  /** The nearest function word or punctuation mark in a direction. */
  const frame = (at: number, step: 1 | -1): number => {
    let next = at + step;
    while (isInside(next)) next += step;
    return next;
  };
  return { form, known: wordClass, shape, frame };
}

/** Features of the role of a candidate: who is named, what is next to it, and what else the sentence says. */
export function roleFeatures(sentence: Sentence, at: number): readonly string[] {
  const { tokens, place, heading } = sentence;
  const stems = stemsOf(sentence);
  const { form, known, shape, frame } = around(sentence);
  const [self, left, right] = [known(at), frame(at, -1), frame(at, 1)];
  return [
    'any',
    `stem ${stems[at]}`,
    `class ${self}`,
    ...[-3, -2, -1, 1, 2, 3].map((by) => `${by} ${form(at + by)}`),
    `-2-1 ${form(at - 2)} ${form(at - 1)}`,
    `+1+2 ${form(at + 1)} ${form(at + 2)}`,
    `-1+1 ${form(at - 1)} ${form(at + 1)}`,
    `class-1 ${self} ${form(at - 1)}`,
    `class+1 ${self} ${form(at + 1)}`,
    `class-2 ${self} ${form(at - 2)} ${form(at - 1)}`,
    `classes-1 ${known(at - 1)} ${self}`,
    `classes+1 ${self} ${known(at + 1)}`,
    `end-1 ${form(at - 1).slice(-2)}`,
    `end+1 ${form(at + 1).slice(-2)}`,
    `shape-1 ${shape(at - 1)} ${shape(at)}`,
    `shape+1 ${shape(at)} ${shape(at + 1)}`,
    `left ${form(left)}`,
    `left2 ${form(left - 1)} ${form(left)}`,
    `leftclass ${form(left)} ${self}`,
    `leftplace ${form(left)} ${place}`,
    `right ${form(right)}`,
    `right2 ${form(right)} ${form(right + 1)}`,
    `frame ${form(left)} ${form(right)}`,
    `first ${form(0)} ${Math.min(2, at)}`,
    `first2 ${form(0)} ${form(1)}`,
    `place ${place}`,
    `placeclass ${place} ${self}`,
    `placeends ${place} ${at === 0} ${at >= tokens.length - 2}`,
    `length ${Math.min(6, tokens.length >> 2)}`,
    `index ${Math.min(3, at)} ${self}`,
    ...negationFeatures(sentence, at, form(left), self),
    ...tokensOf(heading).flatMap(({ form: word }) => {
      if (!isWord(word)) return [];
      return [`heading ${stem(word)}`, `heading ${stem(word)} ${tokens.length <= SHORT}`];
    }),
    ...stems.flatMap((word, index) => {
      if (index === at || !isWord(word)) return [];
      return [`${index < at ? 'before' : 'after'} ${word}`];
    }),
  ];
}

/** Features for whether the token `next` extends a name around `at`. */
export function extentFeatures(sentence: Sentence, at: number, next: number): readonly string[] {
  const { form, known, shape } = around(sentence);
  const side = next < at ? -1 : 1;
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
    `classes ${known(next)} ${known(at)}`,
    `distance ${Math.abs(next - at)}`,
    `distanceend ${Math.abs(next - at)} ${end}`,
    `name ${form(at)}`,
    `nameend ${form(at).slice(-3)} ${word}`,
    `shapes ${shape(next)} ${shape(next + side)}`,
  ].map((feature) => `${side < 0 ? 'l' : 'r'} ${feature}`);
}
