import type { LocatedPage } from '../page/addresses.ts';
import { BLOCK_SEPARATOR, getModel, isDead } from '../page/model.ts';
import type { Page, PageLink } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { anyOf, beginningWith } from '../words/patterns.ts';
import { detectLanguage, type InternalKind } from '../words/topics.ts';

const CONTEXT_LENGTH = 60;
const MAX_LABEL_LENGTH = 80;

/** Kinds of pages that name offices, hosts and amounts that are not the company's. */
const OTHERS = /^(?:services|references|privacy|other)$/;

/**
 * The home page and other pages that were read.
 * @param also includes pages of a kind that is read for a single question
 */
export const getPages = ({ page, internal }: Snapshot, also?: InternalKind): readonly Page[] => [
  page,
  ...internal.pages
    .filter(({ kind }) => kind === also || !OTHERS.test(kind))
    .map((internalPage) => internalPage.page),
];

/** Every page of the website that was read, the home page first. */
export const listRead = (site: Snapshot): readonly LocatedPage[] => [site, ...site.internal.pages];

/** The pages themselves, where nothing depends on their addresses. */
export const listPages = (site: Snapshot): readonly Page[] => listRead(site).map(({ page }) => page);

/** The links of every page that was read. */
export const listLinks = (site: Snapshot): readonly PageLink[] =>
  listPages(site).flatMap(({ links }) => links);

export const UNFINISHED = anyOf('unfinished');
/** A part of a text. */
export interface Match {
  readonly index: number;
  readonly length: number;
}
/** Quotes a part of a text with some context. */
export function quoteAround(text: string, { index, length }: Match): string {
  const blockStart = text.lastIndexOf(BLOCK_SEPARATOR, index) + 1;
  const cut = text.indexOf(' ', index - CONTEXT_LENGTH) + 1;
  const start = index - CONTEXT_LENGTH <= blockStart ? blockStart : cut > 0 && cut < index ? cut : index;
  const blockEnd = text.indexOf(BLOCK_SEPARATOR, index);
  const end = Math.min(blockEnd === -1 ? text.length : blockEnd, index + length + CONTEXT_LENGTH);
  const isStart = start === 0 || text[start - 1] === BLOCK_SEPARATOR;
  const isEnd = end === text.length || text[end] === BLOCK_SEPARATOR;
  return `${isStart ? '' : '…'}${text.slice(start, end).trim()}${isEnd ? '' : '…'}`;
}

const isWeb = ({ href }: PageLink): boolean => !/^(?:mailto|tel|sms|whatsapp):/i.test(href);
const VAGUE = beginningWith('vague-labels');

const isShort = ({ text }: PageLink): boolean => text !== '' && text.length < MAX_LABEL_LENGTH;

/** Words of a URL's path, separated by spaces. The host says nothing about the target. */
const getPathWords = (href: string): string =>
  href
    .slice(0, 300)
    .replace(/^(?:[a-z]+:)?\/\/[^/?#]*/i, '')
    .split(/[?]/, 1)[0]
    ?.replace(/[-_]/g, ' ') ?? '';

/** What a link is called. */
export const getName = ({ text, href }: PageLink): string => text || href;

/** Name of the first matching link, by the labels or else the URLs; by default, of one that is not dead. */
export function findLinkName(
  { page }: Pick<LocatedPage, 'page'>,
  topic: RegExp,
  accepts = (link: PageLink): boolean => !isDead(page, link),
): string | undefined {
  const links = page.links.filter(isWeb);
  // The words of a path count if the label is missing or vague: a clear one outweighs them.
  const vague = links.filter((link) => !isShort(link) || VAGUE.test(link.text));
  const found = [
    ...links.filter((link) => isShort(link) && topic.test(link.text)),
    ...vague.filter(({ href }) => topic.test(getPathWords(href))),
  ];
  const link = found.find(accepts);
  return link && getName(link);
}

/** The language that the page's `lang` attribute declares. */
export const getDeclaredLanguage = ({ lang }: Page): string | null =>
  /^[a-z]{2,3}(?=$|[-_])/i.exec(lang.trim())?.[0].toLowerCase() ?? null;

/** The page's language by its stop words, or else the declared one. */
export const detectPageLanguage = (page: Page): string | null =>
  detectLanguage(getModel(page).text) ?? getDeclaredLanguage(page);
