import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { foldLetters, splitWords } from '../../../../src/domain/niches/letters.ts';
import { isFunctionWord } from '../../../../src/domain/niches/stems.ts';

/** The stems of a text's words as both languages have them, without those that mean nothing by themselves. */
export const stem = (text: string): ReadonlySet<string> =>
  new Set(
    splitWords(text)
      .map(({ text: word }) => foldLetters(word))
      .filter((letters) => letters.length > 1 && !isFunctionWord(letters))
      .flatMap((letters) => [stemEnglish(letters), stemGerman(letters)]),
  );
