import type { InternalKind } from '../internal-pages.ts';
import type { Located } from '../page/addresses.ts';
import { EDGE, isDead, modelOf } from '../page/model.ts';
import type { Page, PageLink } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';
import { languageOf } from './words.ts';

/** Characters kept on each side of what was found. */
const AROUND = 60;
/** Longest label of a link that still names where it leads, in characters. */
const MAX_LABEL_LENGTH = 80;

/** Read for one question alone: they name offices, hosts and amounts that say nothing of the owner otherwise. */
const NOT_COMPANY: readonly InternalKind[] = ['services', 'references', 'privacy'];

/** The home page and the further pages that were read; of those that answer one question alone, the ones asked for. */
export const allPages = ({ page, internal }: Snapshot, also?: InternalKind): readonly Page[] => [
  page,
  ...internal.pages.filter(({ kind }) => kind === also || !NOT_COMPANY.includes(kind)).map((one) => one.page),
];

/** Linked pages of some kinds that were read. */
export const linkedPages = ({ internal }: Snapshot, kinds: readonly InternalKind[]): readonly Page[] =>
  internal.pages.filter(({ kind }) => kinds.includes(kind)).map(({ page }) => page);

/** Words of a page under construction. */
const UNFINISHED =
  /(?<!\p{L})(?:im aufbau|in vorbereitung|wird (?:gerade |derzeit )?(?:vorbereitet|überarbeitet|aufgebaut)|folgen? (?:in kürze|bald|demnächst)|in kürze|demnächst|bitte ergänzen|under construction|coming soon|work in progress|check back|to follow|content goes here)(?!\p{L})/iu;
/** Words of its own, menu and foot aside, of a page that says something; characters of a block that are looked at. */
const FEW_OWN_WORDS = 60;
const SAMPLE = 800;

/** Whether the linked page of this kind was read and is still to be filled. */
export function isUnfinished(site: Snapshot, kind: InternalKind): boolean {
  const [page] = linkedPages(site, [kind]);
  if (page === undefined) return false;
  const { prose, words } = modelOf(page);
  return words < FEW_OWN_WORDS && prose.some(({ text }) => UNFINISHED.test(text.slice(0, SAMPLE)));
}

/** What was found and a little around it, to quote; never across the edge of a block. */
export function snippet(text: string, pattern: RegExp): string | undefined {
  const at = text.search(pattern);
  if (at === -1) return undefined;
  return around(text, at, text.slice(at, at + AROUND).match(pattern)?.[0].length ?? 0);
}

/** What stands at a place and a little around it. */
export function around(text: string, at: number, length: number): string {
  const start = Math.max(text.lastIndexOf(EDGE, at) + 1, at - AROUND);
  const edge = text.indexOf(EDGE, at);
  const end = Math.min(edge === -1 ? text.length : edge, at + length + AROUND);
  const isStart = start === 0 || text[start - 1] === EDGE;
  const isEnd = end === text.length || text[end] === EDGE;
  return `${isStart ? '' : '…'}${text.slice(start, end).trim()}${isEnd ? '' : '…'}`;
}

const isWeb = ({ href }: PageLink): boolean => !/^(?:mailto|tel|sms|whatsapp):/i.test(href);

/** A link to a page, and what it says of it. */
interface Named {
  readonly link: PageLink;
  /** Empty where there is no label, or one too long to be one. */
  readonly label: string;
  /** Its address where the label says nothing: what an address says under a label that does not leads elsewhere. */
  readonly path: string;
}

const namedOf = new WeakMap<Page, readonly Named[]>();

function namedLinks(page: Page): readonly Named[] {
  const known = namedOf.get(page);
  if (known) return known;
  const made = page.links.filter(isWeb).map((link) => ({
    link,
    label: link.text.length < MAX_LABEL_LENGTH ? link.text : '',
    path: link.text === '' || isVague(link.text) ? pathOf(link.href) : '',
  }));
  namedOf.set(page, made);
  return made;
}

/** What a link is about, by its label or else its address. */
function links(page: Page, what: RegExp, not: RegExp | undefined): readonly PageLink[] {
  const named = namedLinks(page);
  const fits = (text: string): boolean => text !== '' && what.test(text) && !not?.test(text);
  return [...named.filter(({ label }) => fits(label)), ...named.filter(({ path }) => fits(path))].map(
    ({ link }) => link,
  );
}

/** Labels that do not name their target. */
const isVague = (text: string): boolean =>
  text.length > MAX_LABEL_LENGTH ||
  /^(?:mehr|more|hier|here|weiter|details|info|learn more|read more|mehr erfahren|→|»|›)/i.test(text);

/** Path of an address, its words parted: the host says nothing about where a link leads. */
const pathOf = (href: string): string =>
  href
    .slice(0, 300)
    .replace(/^(?:[a-z]+:)?\/\/[^/?#]*/i, '')
    .split(/[?]/, 1)[0]
    ?.replace(/[-_]/g, ' ') ?? '';

const labelOf = ({ text, href }: PageLink): string => text || href;

/** Label of the first link that says what is looked for and leads somewhere. */
export function linkOn(
  { page }: Pick<Located, 'page'>,
  what: RegExp,
  not?: RegExp,
  counts: (link: PageLink) => boolean = () => true,
): string | undefined {
  const link = links(page, what, not).find((one) => !isDead(page, one) && counts(one));
  return link && labelOf(link);
}

/** Label of the first link that says it and leads nowhere. */
export function deadLinkOn({ page }: Pick<Located, 'page'>, what: RegExp, not?: RegExp): string | undefined {
  const link = links(page, what, not).find((one) => isDead(page, one));
  return link && labelOf(link);
}

/** The language that the page's code names. */
export const declaredLanguage = ({ lang }: Page): string | null =>
  /^[a-z]{2,3}(?=$|[-_])/i.exec(lang.trim())?.[0].toLowerCase() ?? null;

/** The page's language: what its commonest words say, or else its code. */
export const writtenLanguage = (page: Page): string | null =>
  languageOf(modelOf(page).text) ?? declaredLanguage(page);
