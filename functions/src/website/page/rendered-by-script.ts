import { anyOf, beginningWith } from '../words/patterns.ts';
import { getModel, isDead, isExecutable } from './model.ts';
import type { EmptyElement, Page, TextBlock } from './page.ts';

const MIN_WORDS = 40;

const MIN_MENU_LINKS = 3;

const MAX_BLANK_WORDS = 4;

const ROOT = beginningWith('app-roots', '');
const BUNDLE = anyOf('script-bundles', 'i');
const RENDERING = anyOf('rendering-scripts');

const loadsScripts = ({ scripts }: Page): boolean =>
  scripts.some((script) => script.src !== '' && isExecutable(script));

const canRender = ({ scripts }: Page): boolean =>
  scripts.some(({ src, type, text }) => type === 'module' || BUNDLE.test(src) || RENDERING.test(text));

/** Whether a page is merely short: an empty app shell has neither a heading nor links. */
const isShort = (page: Page): boolean =>
  page.headings.length > 0 && page.links.filter((link) => !isDead(page, link)).length >= MIN_MENU_LINKS;

/** Whether the page shows its text only after scripts have run. Few words and an empty box alone do not tell. */
export function isRenderedByScript(page: Page): boolean {
  const isSparse = page.wordCount < MIN_WORDS && !isShort(page);
  const hasEmptyRoot =
    page.emptyElements.some(({ names }) => ROOT.test(names)) && getModel(page).words < MIN_WORDS;
  const asksForScripts = /javascript|java script|scripts? (?:aktiv|zulass|enabl)/i.test(page.noscript);
  if (hasEmptyRoot && (canRender(page) || asksForScripts)) return true;
  if (isSparse && asksForScripts) return true;
  const hasLongInlineScript = page.scripts.some(({ text }) => text.length > 500);
  return page.wordCount <= MAX_BLANK_WORDS && (loadsScripts(page) || hasLongInlineScript);
}

const PENDING = anyOf('pending-texts');
const isPending = ({ text }: TextBlock): boolean => PENDING.test(text.slice(0, 200));

/** Whether an empty element is a custom element, or includes a file. */
const isIncluded = ({ names }: EmptyElement): boolean =>
  /^[a-z]+-|\.html?\b|placeholder|include|partial/i.test(names);

/** Whether scripts fill a part of the page with a matching name. */
export function isFilledByScript(page: Page, part: RegExp): boolean {
  if (page.scripts.length === 0) return false;
  if (
    page.emptyElements.some(
      (box) =>
        ROOT.test(box.names) ||
        part.test(box.names) ||
        (isIncluded(box) && part.test(`${box.region} ${box.names}`)),
    )
  )
    return true;
  const model = getModel(page);
  return model.sections.some(
    ({ heading, blocks }) =>
      blocks.some(isPending) && (heading === null ? model.words < MIN_WORDS : part.test(heading.text)),
  );
}

/** Whether scripts seem to render header and footer: there are scripts, but no links in either. */
export const isFramedByScript = ({ scripts, links }: Page): boolean =>
  scripts.length > 0 &&
  !links.some(({ region }) => region === 'nav' || region === 'header' || region === 'footer');
