/**
 * A pseudo-language generated from English: every letter gets an accent and every word is 40 % longer, as in the
 * longest real translations. Plain letters reveal hard-coded texts, and overflows reveal missing room.
 */
import type { Copy } from '../../../src/copy/shape.ts';

/** CLDR's reserved tag, its name, and its path, which differs from the tag so that tests notice a mix-up. */
export const PSEUDO = { tag: 'en-XA', name: 'Þšéûðö', path: '/xa' } as const;

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

const addAccents = (text: string): string =>
  [...text].map((letter) => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter).join('');

const GROWTH = 0.4;

/** Lengthens a word by repeating letters, vowels first. */
function stretchWord(word: string): string {
  const letters = [...word];
  const vowels = letters.flatMap((letter, index) => (/[aeiouy]/i.test(letter) ? [index] : []));
  const places = vowels.length > 0 ? vowels : [letters.length - 1];
  const extra = Math.ceil(letters.length * GROWTH);
  return letters
    .map((letter, index) => {
      const turn = places.indexOf(index);
      const times = turn < 0 ? 0 : Math.floor((extra - turn + places.length - 1) / places.length);
      return letter + letter.toLowerCase().repeat(Math.max(times, 0));
    })
    .join('');
}

/** @example pseudo('Step {n} of 7') // 'Šţéééþ {n} öööƒ 7' */
export const pseudo = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{') ? part : addAccents(part.replace(/[A-Za-z]+/g, (word) => stretchWord(word))),
    )
    .join('');

/** Converts all texts in an object; keeps other values. */
export function pseudoOf<T>(texts: T): T;
export function pseudoOf(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudo(texts);
  if (Array.isArray(texts)) return texts.map((text) => pseudoOf(text));
  if (typeof texts !== 'object' || texts === null || texts instanceof RegExp) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoOf(text)]));
}

/** Converts the site's texts or a part of them. Of the finder, only title and description are translated. */
export const pseudoCopyOf = <Texts extends Partial<Copy>>(source: Texts): Texts => ({
  ...pseudoOf(source),
  ...(source.finder && {
    finder: {
      ...source.finder,
      pageTitle: pseudo(source.finder.pageTitle),
      pageDescription: pseudo(source.finder.pageDescription),
    },
  }),
});

type Loaders = Readonly<Record<string, () => Promise<Partial<Copy>>>>;

/** An island's texts in every language, including this one. */
export const withPseudoTexts = (texts: Loaders): Loaders => ({
  ...texts,
  [`/copy/${PSEUDO.tag}/`]: async () => {
    const english = Object.keys(texts).find((file) => file.includes('/copy/en/')) ?? '';
    return pseudoCopyOf((await texts[english]?.()) ?? {});
  },
});
