/** Compares buyer names. */

const normalizeLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Forms of one word share their beginning. */
const isSameWord = (a: string, b: string): boolean => {
  const length = Math.max(4, Math.min(a.length, b.length) - 2);
  return a === b || (a.length > 3 && b.length > 3 && a.slice(0, length) === b.slice(0, length));
};

/** Splits a name into significant words: omits short ones, unless there are no others ("B&Bs"). */
const splitWords = (text: string): readonly string[] => {
  const words = normalizeLetters(text).split(' ');
  const long = words.filter((word) => word.length > 2 || /\p{N}/u.test(word));
  return long.length > 0 ? long : words;
};

/** Whether a group names a buyer: every word of the shorter name is a form of one in the other. */
export function isNamedBy(buyer: string, group: string): boolean {
  const [shorter = [], longer = []] = [buyer, group].map(splitWords).sort((a, b) => a.length - b.length);
  return shorter.length > 0 && shorter.every((word) => longer.some((other) => isSameWord(word, other)));
}
