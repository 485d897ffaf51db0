import { plainLine } from '../../../src/domain/values/text.ts';

const MAX_NAME_LENGTH = 60;
/** A name of at most five words, without anything that a mail program could turn into a link or a phone number. */
const GREETED =
  /^(?!.*\.\p{L}{2})(?!(?:.*\d){5})[\p{L}\p{M}\p{N}.,'’&+()/-]+(?: [\p{L}\p{M}\p{N}.,'’&+()/-]+){0,4}$/u;

/** A typed name for a subject line. */
export const subjectName = (name: string): string => truncateText(plainLine(name, 200), MAX_NAME_LENGTH);

/**
 * A typed name to greet somebody with; null if it may be something else than a name, since anybody can type anybody's
 * address.
 */
export function greetedName(typed: string): string | null {
  const name = plainLine(typed, 200);
  return name.length <= MAX_NAME_LENGTH && GREETED.test(name) ? name : null;
}

/** Prevents mail programs from turning addresses in a text into links, with an invisible character. */
export const breakLinks = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}])[.:@](?=[\p{L}\p{N}/[])/gu, '$&\u2060');

/** Truncates a text at a grapheme boundary. */
export function truncateText(text: string, max: number): string {
  if (text.length <= max) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (start.length + segment.length >= max) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}
