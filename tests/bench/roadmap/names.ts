/** Compares names of buyers. */

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Forms of one word share their beginning. */
const isForm = (one: string, other: string): boolean => {
  const length = Math.max(4, Math.min(one.length, other.length) - 2);
  return (
    one === other || (one.length > 3 && other.length > 3 && one.slice(0, length) === other.slice(0, length))
  );
};

/** Whether a group names those meant: every word of the shorter name is a word of the other, or its end. */
export function isNamedBy(buyer: string, group: string): boolean {
  const [some = [], all = []] = [buyer, group]
    .map((text) =>
      letters(text)
        .split(' ')
        .filter((word) => word.length > 2 || /\p{N}/u.test(word)),
    )
    .sort((a, b) => a.length - b.length);
  return some.length > 0 && some.every((word) => all.some((other) => isForm(word, other)));
}
