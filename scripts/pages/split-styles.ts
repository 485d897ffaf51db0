/** Which of a page's rules it needs at once, which only when its islands wake, and which never. */
import { type StyleRule, transform, type Visitor } from 'lightningcss';

const STYLE = /<style>([\s\S]*?)<\/style>/;
/** Not before the name of an element: browsers of 2023 take such a rule for a declaration. */
const IMPLIED = /(?<=[{};,])& (?=[.#:[*>])/g;

/** What is no rule for elements stays in the page. */
const IN_PAGE = { keyframes: () => [], 'font-face': () => [], 'layer-statement': () => [] };

type Keeps = (rule: StyleRule) => boolean;

/** Whether a rule has a selector all of whose classes are known. */
const hasOnly =
  (isKnown: (name: string) => boolean): Keeps =>
  ({ selectors }) =>
    selectors.some((selector) => selector.every((part) => part.type !== 'class' || isKnown(part.name)));

const isNested = ({ selectors }: StyleRule): boolean =>
  selectors.some((selector) => selector.some(({ type }) => type === 'nesting'));

/** Rules within rules belong to what is around them: of those, only what nothing ever shows is left out. */
const keeping = (keeps: Keeps, keepsNested: Keeps, others: object = {}): Visitor<never> => ({
  Rule: {
    ...others,
    style: ({ value }) => ((isNested(value) ? keepsNested : keeps)(value) ? undefined : []),
  },
});

const minified = (style: string, visitor: Visitor<never> = {}): string =>
  transform({ filename: 'page.css', code: Buffer.from(style), minify: true, visitor }).code.toString();

/** Minified once more, since what is around a rule may be empty without it. */
const part = (style: string, visitor: Visitor<never>): string =>
  minified(minified(style, visitor)).replace(IMPLIED, '');

export interface Split {
  readonly html: string;
  /** A style sheet; empty when nothing can wait. */
  readonly later: string;
}

/**
 * @param elsewhere texts of the scripts that may show classes which are not in the page
 * @param canWait whether nothing is shown by script before the islands' file is fetched (defer-islands.ts)
 */
export function splitStyles(html: string, elsewhere: string, canWait: boolean): Split {
  const style = STYLE.exec(html)?.[1];
  if (style === undefined) return { html, later: '' };
  const page = html.replace(STYLE, '');
  const isShown = hasOnly((name) => page.includes(name));
  const isEverShown = hasOnly((name) => page.includes(name) || elsewhere.includes(name));
  const isLater: Keeps = (rule) => isEverShown(rule) && !isShown(rule);
  const now = part(style, keeping(canWait ? isShown : isEverShown, isEverShown));
  const later = canWait ? part(style, keeping(isLater, isEverShown, IN_PAGE)) : '';
  return { html: html.replace(STYLE, () => `<style>${now}</style>`), later };
}
