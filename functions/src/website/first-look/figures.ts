import { getModel } from '../page/model.ts';
import type { Page, TextBlock } from '../page/page.ts';
import { alternatives, anyOf, wholeWords } from '../words/patterns.ts';
import { isAboutOthers } from './word-pattern.ts';

const MAX_TEXT_LENGTH = 400;
const MAX_BLOCKS = 250;

const NUMBER = '\\d{1,3}(?:[.,’\\s]\\d{3})+|\\d{1,6}';
const BEFORE = `${alternatives('figure-qualifiers')}\\s`;
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,:/€$£#-])(?:${BEFORE})?(?!0)(?:${NUMBER})\\s?(?:\\+|k\\+?|plus)?\\s?${alternatives('counted')}(?!\\p{L})`,
  'iu',
);
/** "Seit 1998", "since 1998", "gegründet 1998": also a figure that says how long. */
const SINCE = new RegExp(
  `(?<!\\p{L})(?:${alternatives('since')}(?:1[89]\\d\\d|20[0-2]\\d)|${alternatives('own-since')})(?!\\d)`,
  'iu',
);
/** A certificate, a craft's title, a membership, a guarantee: "ISO 9001", "Meisterbetrieb", "NASC member". */
const CREDENTIAL = new RegExp(`(?<!\\p{L})${alternatives('credentials')}`, 'u');
/** A rating with its scale or source, or a number of users: "4,9 Sterne bei Google", "4.9★", "used by 640 kennels". */
const RATING = anyOf('ratings');
const LONE_NUMBER = new RegExp(`^(?:${BEFORE})?(?:${NUMBER})\\s?(?:\\+|k\\+?)?$`, 'iu');
/** What numbers count for other purposes: prices, limits, discounts, ages, terms. */
const OTHER_PURPOSE = new RegExp(`[€$£%]|${wholeWords('other-purposes')}`, 'iu');
const LIMIT_BEFORE = new RegExp(wholeWords('limits-before'), 'iu');
const QUESTION = /^[^.!?]{0,120}\?/;
const CONTEXT = 24;
/** "Not VAT registered". */
const NEGATED = /(?<!\p{L})(?:not|no|never|without|nicht|kein\p{L}*|ohne)\s(?:\p{L}+\s)?$/iu;

/** Less than ten of something is no proof, except of generations. */
const isSmall = (figure: string): boolean =>
  /^\D*\d(?!\d|[.,\s’]\d)/u.test(figure) && !/jahre|years|generation/iu.test(figure);

/** The figure in a text that counts work, years or stars, or else a credential. */
export function findFigureIn(text: string): string | undefined {
  const sample = text.slice(0, MAX_TEXT_LENGTH);
  for (const pattern of [COUNTED, RATING, SINCE, CREDENTIAL]) {
    const match = pattern.exec(sample);
    if (!match || (pattern === COUNTED && isSmall(match[0]))) continue;
    const before = sample.slice(0, match.index);
    const after = sample.slice(match.index + match[0].length);
    const near = before.slice(-CONTEXT);
    const isOther = LIMIT_BEFORE.test(near) || OTHER_PURPOSE.test(`${near} ${after.slice(0, CONTEXT / 2)}`);
    const isAsked = pattern === CREDENTIAL && QUESTION.test(after);
    if (!isOther && !isAsked && !NEGATED.test(before)) return match[0].trim();
  }
  return undefined;
}

const isReadable = ({ kind, isTestimonial }: TextBlock): boolean =>
  kind !== 'form' && kind !== 'quote' && kind !== 'label' && !isTestimonial;

/** The first figure or credential that gives a reason to believe the business. */
export function findFigure(page: Page): string | undefined {
  const blocks = getModel(page)
    .sections.filter(({ heading }) => heading === null || !isAboutOthers(heading.text))
    .flatMap(({ heading, blocks: below }) => (heading ? [heading, ...below] : below))
    .filter((block, i, all) => isReadable(block) && (block.level > 0 || all[i - 1]?.kind !== 'quote'))
    .slice(0, MAX_BLOCKS);
  for (const [i, block] of blocks.entries()) {
    const unit = LONE_NUMBER.test(block.text) ? blocks[i + 1] : undefined;
    const text = unit && unit.words <= 6 ? `${block.text} ${unit.text}` : block.text;
    const figure = findFigureIn(text);
    if (figure !== undefined) return figure;
  }
  return undefined;
}
