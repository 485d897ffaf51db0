import type { Page, PageLink, TextBlock } from './page.ts';

/** Between blocks: no letter, no space, so that no pattern reaches across. */
export const EDGE = '\u0001';

/** A heading and what stands under it, up to the next heading. */
export interface Section {
  /** Null: what stands before the first heading. */
  readonly heading: TextBlock | null;
  /** Its number among the page's blocks; of the first block where there is no heading. */
  readonly index: number;
  readonly blocks: readonly TextBlock[];
}

/** The page as a person reads it. Everything is in reading order. */
export interface PageModel {
  /** Everything but navigation, hidden parts and what asks about cookies. */
  readonly visible: readonly TextBlock[];
  /** The same without links, buttons and forms. */
  readonly prose: readonly TextBlock[];
  /** Visible text, its blocks parted by an edge that no pattern crosses. */
  readonly text: string;
  readonly sections: readonly Section[];
  /** The first screen: the main heading and what follows it, about sixty words. */
  readonly hero: readonly TextBlock[];
  /** Words of prose outside the footer. */
  readonly words: number;
  /** All words that a visitor sees outside the menu. */
  readonly seen: number;
  /** What is there and not shown at first. */
  readonly hidden: readonly TextBlock[];
}

/** Words of what a first screen shows. */
const HERO_WORDS = 60;
/** A main heading further down than this, in words, is not what a reader sees first. */
const FIRST_SCREEN = 150;
/** Navigation is labels: a longer text in it is none. */
const PROSE_WORDS = 9;
const MAX_SECTIONS = 1_000;

const known = new WeakMap<Page, PageModel>();

/** The model of a page, made once. */
export function modelOf(page: Page): PageModel {
  const made = known.get(page) ?? makeModel(page);
  known.set(page, made);
  return made;
}

const isVisible = ({ region, kind, words }: TextBlock): boolean =>
  region === 'nav' ? kind !== 'label' && words >= PROSE_WORDS : region !== 'consent' && region !== 'hidden';

const isProse = ({ kind }: TextBlock): boolean => kind !== 'label' && kind !== 'form';

function makeModel(page: Page): PageModel {
  const visible = page.blocks.filter(isVisible);
  const prose = visible.filter(isProse);
  return {
    visible,
    prose,
    text: visible.map(({ text }) => text).join(EDGE),
    sections: sectionsOf(page),
    hero: heroOf(prose),
    words: prose.reduce((sum, { words, region }) => sum + (region === 'footer' ? 0 : words), 0),
    seen: page.blocks.reduce(
      (sum, { words, region }) =>
        sum + (region === 'hidden' || region === 'consent' || region === 'nav' ? 0 : words),
      0,
    ),
    hidden: page.blocks.filter(({ region }) => region === 'hidden'),
  };
}

function sectionsOf({ blocks }: Page): readonly Section[] {
  const sections: { heading: TextBlock | null; index: number; blocks: TextBlock[] }[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!isVisible(block)) continue;
    if ((block.level > 0 || sections.length === 0) && sections.length < MAX_SECTIONS)
      sections.push({ heading: block.level > 0 ? block : null, index, blocks: [] });
    if (block.level === 0) sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function heroOf(prose: readonly TextBlock[]): readonly TextBlock[] {
  const top = prose.filter(({ region }) => region !== 'footer' && region !== 'aside');
  const before = (at: number): number => top.slice(0, at).reduce((sum, { words }) => sum + words, 0);
  const main = top.findIndex(({ level }) => level === 1);
  const first = top.findIndex(({ level, words }) => level > 0 || words >= 4);
  const start = main !== -1 && before(main) <= FIRST_SCREEN ? main : Math.max(0, first);
  const hero: TextBlock[] = [];
  let words = 0;
  for (const block of top.slice(start)) {
    if (words >= HERO_WORDS) break;
    hero.push(block);
    words += block.words;
  }
  return hero;
}

/** The heading under which the block of this number stands, or else what is before the first one. */
export const sectionAt = ({ sections }: PageModel, index: number): Section | undefined =>
  sections.findLast((section) => section.index <= index);

/** A heading, or a short line that stands as one. */
export const isHeadingLike = ({ level, words, text, kind }: TextBlock): boolean =>
  level > 0 || ((kind === 'text' || kind === 'item') && words <= 6 && !/[.!?,;…]$/.test(text));

/** Where a link leads nowhere: an empty address, a bare `#`, a place that the page does not have. */
export function isDead({ ids }: Pick<Page, 'ids'>, { href, scripted, region }: PageLink): boolean {
  if (scripted || region === 'hidden') return false;
  if (href === '' || /^#!?$/.test(href) || /^javascript:(?:void|;|$|\s|\/\/)/i.test(href)) return true;
  return /^#[^/!]/.test(href) && !ids.has(href.slice(1)) && !ids.has(decoded(href.slice(1)));
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
