import { once } from './once.ts';
import type { Page, PageElement, PageLink, PageScript, TextBlock } from './page.ts';

/** Separates blocks in joined text, so that no pattern matches across two of them. */
export const BLOCK_SEPARATOR = '\u0001';

export interface Section {
  /** Null for the blocks before the first heading. */
  readonly heading: TextBlock | null;
  /** Index of the heading among the page's blocks, or of the first block without a heading. */
  readonly index: number;
  readonly blocks: readonly TextBlock[];
}

export interface PageModel {
  /** Everything but navigation, hidden parts and cookie banners. */
  readonly visible: readonly TextBlock[];
  readonly prose: readonly TextBlock[];
  /** Visible text, with {@link BLOCK_SEPARATOR} between blocks. */
  readonly text: string;
  readonly sections: readonly Section[];
  /** The first screen: the main heading and about sixty words after it. */
  readonly hero: readonly TextBlock[];
  /** Words of prose outside the footer. */
  readonly words: number;
  readonly visibleWords: number;
  readonly hidden: readonly TextBlock[];
}

const HERO_WORDS = 60;
const MAX_WORDS_BEFORE_HERO = 150;
const MIN_PROSE_WORDS = 9;
const MAX_SECTIONS = 1_000;
const MAX_AROUND = 40;

const isVisible = ({ region, kind, words }: TextBlock): boolean =>
  region === 'nav'
    ? kind !== 'label' && words >= MIN_PROSE_WORDS
    : region !== 'consent' && region !== 'hidden';

/** Whether a block is more than links, buttons or a form. */
const isProse = ({ kind }: TextBlock): boolean => kind !== 'label' && kind !== 'form';

export const getModel = once((page: Page): PageModel => {
  const visible = page.blocks.filter(isVisible);
  const prose = visible.filter(isProse);
  return {
    visible,
    prose,
    text: visible.map(({ text }) => text).join(BLOCK_SEPARATOR),
    sections: buildSections(page),
    hero: buildHero(prose),
    words: countWords(prose.filter(({ region }) => region !== 'footer')),
    visibleWords: countWords(
      page.blocks.filter(({ region }) => region !== 'hidden' && region !== 'consent' && region !== 'nav'),
    ),
    hidden: page.blocks.filter(({ region }) => region === 'hidden'),
  };
});

function buildSections({ blocks }: Page): readonly Section[] {
  const sections: { heading: TextBlock | null; index: number; blocks: TextBlock[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!isVisible(block)) continue;
    if ((block.level > 0 || sections.length === 0) && sections.length < MAX_SECTIONS)
      sections.push({ heading: block.level > 0 ? block : null, index, blocks: [] });
    if (block.level === 0) sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function buildHero(prose: readonly TextBlock[]): readonly TextBlock[] {
  const top = prose.filter(({ region }) => region !== 'footer' && region !== 'aside');
  const main = top.findIndex(({ level }) => level === 1);
  const first = top.findIndex(({ level, words }) => level > 0 || words >= 4);
  const start =
    main !== -1 && countWords(top.slice(0, main)) <= MAX_WORDS_BEFORE_HERO ? main : Math.max(0, first);
  const hero: TextBlock[] = [];
  let words = 0;
  for (const block of top.slice(start)) {
    if (words >= HERO_WORDS) break;
    hero.push(block);
    words += block.words;
  }
  return hero;
}

export const findSection = ({ sections }: PageModel, index: number): Section | undefined =>
  sections.findLast((section) => section.index <= index);

/** An element and those around it, innermost first. */
export function listAround(
  element: PageElement | null | undefined,
  max = MAX_AROUND,
): readonly PageElement[] {
  const elements: PageElement[] = [];
  for (let each = element ?? null; each && elements.length < max; each = each.parent) elements.push(each);
  return elements;
}

export const isExecutable = ({ type }: PageScript): boolean =>
  type === '' || /module|javascript|ecmascript/.test(type);

export const countWords = (blocks: readonly TextBlock[]): number =>
  blocks.reduce((sum, { words }) => sum + words, 0);

/** Whether a link is dead: an empty href, a bare `#`, or a fragment that the page doesn't have. */
export function isDead(page: Pick<Page, 'ids'>, { href, isScripted, region }: PageLink): boolean {
  if (isScripted || region === 'hidden') return false;
  if (href === '' || /^#!?$/.test(href) || /^javascript:(?:void|;|$|\s|\/\/)/i.test(href)) return true;
  return /^#[^/!]/.test(href) && !hasTarget(page, href.slice(1));
}

/** Whether the page has the target of a link, whatever its letters' case. */
export function hasTarget({ ids }: Pick<Page, 'ids'>, fragment: string): boolean {
  const name = fragment.toLowerCase();
  return name === 'top' || ids.has(name) || ids.has(decodeFragment(name));
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
