/** Sentences of a text, and clauses of a sentence. */
import { NEGATION } from './cues.ts';

/** What is read of one text, in characters. */
const MAX_TEXT = 4_000;

export const sentencesOf = (text: string): readonly string[] =>
  text
    .slice(0, MAX_TEXT)
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d„“"«(])|\n+|\s*[|•·]\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Begins a clause that says the opposite, or something else. */
const CONTRAST =
  /^(?:nicht|nie|kein\p{L}*|aber|sondern|jedoch|doch|heute|inzwischen|jetzt|seit|früher|statt|anstatt|außer|ausser|not|no|but|never|however|now|today|instead|rather|except|unlike|formerly|while|whereas|dass|weil|die|der|das|den|denen|which|who|that|wenn|if|because|since)(?!\p{L})/iu;
/** A preposition that addresses begins a clause of its own: „nicht für Hotels, für Kliniken“. */
const ADDRESS = /^(?:und |and )?(?:für|for|an|to)(?!\p{L})/iu;
const AND = /^(?:und|and|oder|or|sowie|as well as|bis|auch)(?!\p{L})/iu;
/** Words of a part that only goes on with a list. */
const MAX_LISTED_WORDS = 5;
/** “Not only schools but also churches” is a list. */
const NOT_ONLY = /(?<!\p{L})(?:nicht nur|nicht allein|nicht bloß|not only|not just|not merely)(?!\p{L})/giu;
const BUT_ALSO = /,?\s(?:sondern(?: auch)?|but(?: also)?)(?!\p{L})/giu;

const continuesList = (part: string): boolean =>
  !CONTRAST.test(part) &&
  !ADDRESS.test(part) &&
  !NEGATION.test(part) &&
  (AND.test(part) || part.split(/\s+/).length <= MAX_LISTED_WORDS);

/** Clauses of a sentence: parted by commas, dashes, colons and contrasts, a list in one piece. */
export function clausesOf(sentence: string): readonly string[] {
  const plain = NOT_ONLY.test(sentence)
    ? sentence.replaceAll(NOT_ONLY, '').replaceAll(BUT_ALSO, ' and')
    : sentence;
  const clauses: string[] = [];
  const parts = plain
    .split(
      /[;()]\s*|,(?!\d)\s*|:\s+|\s[–—-]\s|\s+(?=(?:sondern|aber|but|außer|except|instead|statt|who|which)\s)/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts) {
    const last = clauses.pop();
    if (last === undefined) clauses.push(part);
    else if (continuesList(part)) clauses.push(`${last}, ${part}`);
    else clauses.push(last, part);
  }
  return clauses;
}
