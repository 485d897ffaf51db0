import type { Voice } from './voice.ts';

const UNIT = 'two|three|four|five|six|seven|eight|nine';

const NUMBER = [
  `zero|${UNIT}|tens?|eleven|twelve`,
  `(?:thir|four|fif|six|seven|eigh|nine)teen`,
  `(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:one|${UNIT})?`,
  '(?:hundred|thousand|(?:m|b|tr)illion|dozen)s?',
  `(?:${UNIT}|ten|hundred|thousand)fold|twice|thrice`,
  // Without "first" and "second", which are not only numbers.
  `(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)s?`,
  `(?:thir|four|fif|six|seven|eigh|nine)teenths?|(?:twen|thir|for|fif|six|seven|eigh|nine)tieths?`,
  '(?:hundred|thousand|(?:m|b|tr)illion)ths?',
].join('|');

export const en: Voice = {
  instruction: 'English, speaking to the owner as "you"',
  addresses: /\byou(?:r|rs|rself)?\b/i,
  tooFamiliar: null,
  numbers: { many: NUMBER, one: 'one', and: 'and' },
};
