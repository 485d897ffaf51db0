import type { Located } from '../page/addresses.ts';
import type { Page, TextBlock } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';

/** Characters kept on each side of what was found. */
const AROUND = 60;

/** Between blocks: no letter, no space, so that no pattern reaches across. */
export const EDGE = '\u0001';

const runningOf = new WeakMap<Page, readonly TextBlock[]>();
const joinedOf = new WeakMap<Page, string>();

/** Takes a value from a memory, or makes it. Pages never change. */
function once<T>(memory: WeakMap<Page, T>, page: Page, make: () => T): T {
  const known = memory.get(page);
  if (known !== undefined) return known;
  const made = make();
  memory.set(page, made);
  return made;
}

/** Running text: everything but navigation. */
export const running = (page: Page): readonly TextBlock[] =>
  once(runningOf, page, () => page.blocks.filter(({ region }) => region !== 'nav'));

/** The same as one string, its blocks parted by an edge that no pattern crosses. */
export const runningText = (page: Page): string =>
  once(joinedOf, page, () =>
    running(page)
      .map(({ text }) => text)
      .join(EDGE),
  );

/** The home page and the further pages that were read. */
export const allPages = ({ page, internal }: Snapshot): readonly Page[] => [
  page,
  ...internal.pages.map((one) => one.page),
];

/** What was found and a little around it, to quote; never across the edge of a block. */
export function snippet(text: string, pattern: RegExp): string | undefined {
  const at = text.search(pattern);
  if (at === -1) return undefined;
  const length = text.slice(at, at + AROUND).match(pattern)?.[0].length ?? 0;
  const start = Math.max(text.lastIndexOf(EDGE, at) + 1, at - AROUND);
  const edge = text.indexOf(EDGE, at);
  const end = Math.min(edge === -1 ? text.length : edge, at + length + AROUND);
  const isStart = start === 0 || text[start - 1] === EDGE;
  const isEnd = end === text.length || text[end] === EDGE;
  return `${isStart ? '' : '…'}${text.slice(start, end).trim()}${isEnd ? '' : '…'}`;
}

/** The first place in a page's running text where a pattern fits. */
export const findText = (page: Page, pattern: RegExp): string | undefined =>
  snippet(runningText(page), pattern);

/** Label of the first link, or else address, that says what is looked for. */
export function linkOn({ page }: Pick<Located, 'page'>, what: RegExp): string | undefined {
  const link =
    page.links.find(({ text, href }) => href !== '' && text.length < 80 && what.test(text)) ??
    page.links.find(
      ({ href }) => !/^(?:mailto|tel|javascript):/i.test(href) && what.test(href.split(/[?#]/, 1)[0] ?? ''),
    );
  return link && (link.text || link.href);
}

/** The page's language: what it says, or else what its commonest words say. */
export const declaredLanguage = ({ lang }: Page): string | null =>
  /^[a-z]{2,3}(?=$|[-_])/i.exec(lang.trim())?.[0].toLowerCase() ?? null;
