import type { Located } from '../page/addresses.ts';
import type { Page, TextBlock } from '../page/page.ts';
import type { Snapshot } from '../snapshot.ts';

/** Characters kept on each side of what was found. */
const AROUND = 60;

/** Running text: everything but navigation. */
export const running = (page: Page): readonly TextBlock[] =>
  page.blocks.filter(({ region }) => region !== 'nav');

/** The home page and the further pages that were read. */
export const allPages = ({ page, internal }: Snapshot): readonly Page[] => [
  page,
  ...internal.pages.map((one) => one.page),
];

/** What was found and a little around it, to quote. */
export function snippet(text: string, pattern: RegExp): string | undefined {
  const found = new RegExp(pattern, pattern.flags.replace('g', '')).exec(text);
  if (!found) return undefined;
  const start = Math.max(0, found.index - AROUND);
  const end = found.index + found[0].length + AROUND;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

/** The first place in a page's text, navigation left out, where a pattern fits. */
export function findText(page: Page, pattern: RegExp): string | undefined {
  for (const { text } of running(page)) {
    const found = snippet(text, pattern);
    if (found !== undefined) return found;
  }
  return undefined;
}

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
