import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import { isSample } from '../checks/samples.ts';
import { getModel, listAround } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { anyOf, wholeWords } from '../words/patterns.ts';
import { isReviews } from './word-pattern.ts';

const MAX_QUOTE = 110;
const MAX_TEXT_LENGTH = 600;
const MIN_WORDS = 5;
const MIN_UNQUOTED_WORDS = 10;
const MAX_AUTHOR_WORDS = 12;
/** Blocks after a quotation that may contain its author: stars come between. */
const MAX_DISTANCE = 3;

const NO_NAME = new RegExp(`^${wholeWords('no-names')}$`, 'iu');
const SAMPLE_NAME = anyOf('sample-names');
const INITIALS = /^\p{Lu}{1,3}$/u;
const PART =
  "(?:(?:Dr|Prof|Herr|Frau|Mr|Mrs|Ms|Familie|Fam|Sr|St)\\.?\\s)?(?:\\p{Lu}{2,}|\\p{Lu}[\\p{Ll}’'-]*(?:\\p{Lu}\\p{Ll}+)?(?:-\\p{Lu}\\p{Ll}+)?\\.?)";
const NAME = new RegExp(
  `^${PART}(?:\\s(?:(?:von|van|de|der|den|di|da|la|und|and|&)\\s)?(?:${PART})){0,3}$`,
  'u',
);

/**
 * The name of a person in a line below a quotation; undefined if it names only a role or a source.
 * @example findPerson('— Anna B., Fulda') // 'Anna B.'
 */
export function findPerson(line: string): string | undefined {
  const [name = ''] = line
    .replace(/^[\s—–\-~•★☆⭐"“”„]+/u, '')
    .split(
      /\s*[,·|(/–—•★☆⭐:]\s*|\s-\s|\s(?:aus|from)\s|(?<=\.)(?=\p{Lu})|(?<=\p{Ll})(?=\p{Lu}\p{Ll}+[,-])/u,
    );
  const trimmed = name.trim();
  if (
    trimmed.length < 2 ||
    INITIALS.test(trimmed) ||
    trimmed.length > 40 ||
    SAMPLE_NAME.test(trimmed) ||
    !NAME.test(trimmed)
  )
    return undefined;
  const words = trimmed.replace(/^(?:Familie|Fam\.?)\s(?=\p{Lu})/u, '').split(/\s+/);
  return words.some((word) => NO_NAME.test(word.replace(/\.$/, ''))) ? undefined : trimmed;
}

const OPENING = /^\s*[„“"«‚‘»]/u;
const AUTHOR_AT_END = /(?:["”“»«]?\s*[—–-]|(?<=[.!?…]\s?)["”“»«])\s*([^—–"”“»«]{3,60})$/u;

/** Finds the first quotation with somebody named below it. Without both, it proves nothing. */
export function findReview(page: Page): string | undefined {
  const { visible } = getModel(page);
  let isBelowReviews = false;
  for (const [i, block] of visible.entries()) {
    const { text, level, kind, words, isTestimonial } = block;
    if (level > 0 && level <= 3) isBelowReviews = isReviews(text);
    if (words < MIN_WORDS || (level > 0 && level < 4) || isSample(text)) continue;
    const isReview = isBelowReviews || isTestimonial;
    const isQuoted = kind === 'quote' || OPENING.test(text);
    // Without quotation marks, only sentences with a name in the next line are a quotation.
    const above = visible[i - 1];
    const isSubtitle = (above?.level ?? 0) > 0 && isReviews(above?.text ?? '');
    const isSpoken = isTestimonial && !isSubtitle && words >= MIN_UNQUOTED_WORDS && /[.!?…]$/.test(text);
    const distance = isQuoted ? MAX_DISTANCE : isSpoken ? 1 : 0;
    if (distance === 0) continue;
    const author = findAuthor(visible, i, distance);
    const isOwn = author === undefined || (!isReview && isOneself(page, author));
    const isSigned = kind === 'quote' && AUTHOR_AT_END.test(text);
    const isClear = (isReview ? isQuoted : isSigned) || author?.includes(' ');
    if (!isOwn && isClear) return `${shorten(text.replace(AUTHOR_AT_END, ''), page)} — ${author}`;
  }
  return undefined;
}

/** Whether somebody in the title or a heading is named: the owner's words, not a customer's. */
const isOneself = ({ title, headings }: Page, author: string): boolean => {
  const surname = author.split(' ').at(-1) ?? author;
  return [title, ...headings].some((text) => text.includes(surname));
};

const shorten = (text: string, { lang }: Page): string => {
  const plain = text.slice(0, MAX_TEXT_LENGTH).replace(/^[\s„“"«‚‘»]+|[\s”“"»«’‘]+$/gu, '');
  const quoted = truncateAtWord(plain, MAX_QUOTE);
  return /^de/i.test(lang) ? `„${quoted}“` : `“${quoted}”`;
};

function findAuthor(blocks: readonly TextBlock[], at: number, distance: number): string | undefined {
  const atEnd = AUTHOR_AT_END.exec(blocks[at]?.text ?? '')?.[1];
  const person = atEnd === undefined ? undefined : findPerson(atEnd);
  if (person !== undefined) return person;
  const isInFooter = blocks[at]?.region === 'footer';
  for (const [i, { text, words, level, kind, region }] of blocks.slice(at + 1, at + 1 + distance).entries()) {
    if (kind === 'label' || (region === 'footer' && !isInFooter)) return undefined;
    if (words > MAX_AUTHOR_WORDS || (level > 0 && level < 4) || OPENING.test(text)) return undefined;
    const name = findPerson(text);
    const isAboveHeading = (blocks[at + i + 2]?.level ?? 0) > 0 && (distance === 1 || !name?.includes(' '));
    if (name !== undefined) return isAboveHeading || !belongsTo(blocks, at, at + i + 1) ? undefined : name;
  }
  return undefined;
}

function countShared(a: TextBlock, b: TextBlock): number {
  const around = new Set(listAround(a.element));
  return listAround(b.element).filter((element) => around.has(element)).length;
}

/** A quotation does not reach beyond these. */
const CARD = /^(?:section|article|figure|li)$/;

/** Whether a name belongs to the quotation before it: it shares its card, and is no closer to what follows. */
function belongsTo(blocks: readonly TextBlock[], at: number, named: number): boolean {
  const [quoted, name, next] = [blocks[at], blocks[named], blocks[named + 1]];
  if (!quoted || !name) return false;
  const around = new Set(listAround(name.element));
  const own = listAround(quoted.element).filter((element) => !around.has(element));
  const shared = countShared(quoted, name);
  return !own.some((element) => CARD.test(element.name)) && (!next || countShared(name, next) <= shared);
}
