import type { Voice } from './voice.ts';

/** Parts of number words, without their endings: `acht` is also the start of `achten`. */
const PARTS = `(?:${[
  'null|zwei|zwo|drei|vier|f(?:ü|ue)nf|sechs|sieben|acht|neun|zehn|elf|zw(?:ö|oe)lf|hundert|tausend',
  // Starts and ends: sechzehn, siebte, zwanzig, dreißig, einundzwanzig.
  'sech(?=z)|sieb(?=z|te)|zwan(?=z)|zig|(?<=drei)(?:ß|ss)ig|(?<=\\p{L})und(?=\\p{L})|ein(?=und|hundert|tausend)',
  '(?<=und|hundert|tausend)ein(?:e[nmrs]?|s)?(?!\\p{L})',
].join('|')})+`;

const ENDS = [
  // Hunderte, vierte, zwanzigste, Viertel, Hundertstel.
  '(?<=hundert|tausend)en?|s?te[nmrs]?|s?tel[ns]?',
  'mal(?:ig\\p{L}*)?|fach\\p{L}*|erlei',
  '(?:prozent|stell|köpf|jähr|monat|wöch|täg|stünd|minüt)ig\\p{L}*',
].join('|');

export const de: Voice = {
  instruction: 'German, in the formal form with "Sie" and "Ihr", as one business person writes to another',
  addresses: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  tooFamiliar: /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
  numbers: {
    many: `${PARTS}(?:${ENDS})?|dritt(?:e[nmrs]?|el[ns]?)|(?:M|B)illion(?:en)?|Milliarden?|Dutzende?[ns]?`,
    one: 'ein(?:e[nmrs]?|s)?',
    and: 'und',
  },
};
