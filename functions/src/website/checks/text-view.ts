import type { LocatedPage } from '../page/addresses.ts';
import { BLOCK_SEPARATOR, getModel, isDead } from '../page/model.ts';
import { once } from '../page/once.ts';
import type { Page, PageLink } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, beginningWith } from '../words/patterns.ts';
import { detectLanguage, type InternalKind } from '../words/topics.ts';

const CONTEXT_LENGTH = 60;
const MAX_LABEL_LENGTH = 80;

/** Page kinds read for a single check only, since they name offices, hosts and amounts that are not the company's. */
const SINGLE_QUESTION_KINDS: readonly InternalKind[] = ['services', 'references', 'privacy'];

/**
 * The home page and other pages that were read.
 * @param also includes pages of a kind that is read for a single question
 */
export const getPages = ({ page, internal }: Snapshot, also?: InternalKind): readonly Page[] => [
  page,
  ...internal.pages
    .filter(({ kind }) => kind === also || !SINGLE_QUESTION_KINDS.includes(kind))
    .map((internalPage) => internalPage.page),
];

/** Every page of the website that was read, the home page first. */
export const listRead = (site: Snapshot): readonly LocatedPage[] => [
  site,
  ...site.internal.pages,
  ...(site.internal.answers ?? []).flatMap(({ href, page }) => (page ? [{ url: new URL(href), page }] : [])),
];

/** Linked pages of these kinds that were read. */
export const getLinkedPages = ({ internal }: Snapshot, kinds: readonly InternalKind[]): readonly Page[] =>
  internal.pages.filter(({ kind }) => kinds.includes(kind)).map(({ page }) => page);

export const UNFINISHED = anyOf('unfinished');
/** Quotes the first match with some context, never across blocks. */
export function quoteMatch(text: string, pattern: RegExp): string | undefined {
  const index = text.search(pattern);
  if (index === -1) return undefined;
  return quoteAround(text, index, text.slice(index, index + CONTEXT_LENGTH).match(pattern)?.[0].length ?? 0);
}

/** Quotes the text at a position with some context. */
export function quoteAround(text: string, index: number, length: number): string {
  const start = Math.max(text.lastIndexOf(BLOCK_SEPARATOR, index) + 1, index - CONTEXT_LENGTH);
  const blockEnd = text.indexOf(BLOCK_SEPARATOR, index);
  const end = Math.min(blockEnd === -1 ? text.length : blockEnd, index + length + CONTEXT_LENGTH);
  const isStart = start === 0 || text[start - 1] === BLOCK_SEPARATOR;
  const isEnd = end === text.length || text[end] === BLOCK_SEPARATOR;
  return `${isStart ? '' : '…'}${text.slice(start, end).trim()}${isEnd ? '' : '…'}`;
}

const isWeb = ({ href }: PageLink): boolean => !/^(?:mailto|tel|sms|whatsapp):/i.test(href);

interface LabeledLink {
  readonly link: PageLink;
  /** Empty if there is none, or if it is too long. */
  readonly label: string;
  /** Words of its URL's path if the label is missing or vague, else empty: a clear label outweighs the URL. */
  readonly path: string;
}

const getLabeledLinks = once((page: Page): readonly LabeledLink[] =>
  page.links.filter(isWeb).map((link) => ({
    link,
    label: link.text.length < MAX_LABEL_LENGTH ? link.text : '',
    path: link.text === '' || isVague(link.text) ? getPathWords(link.href) : '',
  })),
);

function findLinks(page: Page, topic: RegExp, exclude: RegExp | undefined): readonly PageLink[] {
  const named = getLabeledLinks(page);
  const matches = (text: string): boolean => text !== '' && topic.test(text) && !exclude?.test(text);
  return [...named.filter(({ label }) => matches(label)), ...named.filter(({ path }) => matches(path))].map(
    ({ link }) => link,
  );
}

const VAGUE = beginningWith('vague-labels');

const isVague = (text: string): boolean => text.length > MAX_LABEL_LENGTH || VAGUE.test(text);

/** Words of a URL's path, separated by spaces. The host says nothing about the target. */
const getPathWords = (href: string): string =>
  href
    .slice(0, 300)
    .replace(/^(?:[a-z]+:)?\/\/[^/?#]*/i, '')
    .split(/[?]/, 1)[0]
    ?.replace(/[-_]/g, ' ') ?? '';

const getLabel = ({ text, href }: PageLink): string => text || href;

/** Label of the first matching link that is not dead. */
export function findLinkLabel(
  { page }: Pick<LocatedPage, 'page'>,
  topic: RegExp,
  exclude?: RegExp,
  accepts: (link: PageLink) => boolean = () => true,
): string | undefined {
  const link = findLinks(page, topic, exclude).find(
    (candidate) => !isDead(page, candidate) && accepts(candidate),
  );
  return link && getLabel(link);
}

/** Label of the first matching link that is dead. */
export function findDeadLinkLabel(
  { page }: Pick<LocatedPage, 'page'>,
  topic: RegExp,
  exclude?: RegExp,
): string | undefined {
  const link = findLinks(page, topic, exclude).find((candidate) => isDead(page, candidate));
  return link && getLabel(link);
}

/** The language that the page's `lang` attribute declares. */
export const getDeclaredLanguage = ({ lang }: Page): string | null =>
  /^[a-z]{2,3}(?=$|[-_])/i.exec(lang.trim())?.[0].toLowerCase() ?? null;

/** The page's language by its stop words, or else the declared one. */
export const detectPageLanguage = (page: Page): string | null =>
  detectLanguage(getModel(page).text) ?? getDeclaredLanguage(page);
