import type { SeenKind } from '../../../../src/contract/website/finding-ids.ts';
import { getModel } from '../page/model.ts';
import { countOwnLinks } from '../page/page-kind.ts';
import { isFilledByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import type { InternalKind } from '../words/topics.ts';
import { fail, unknown, type Verdict } from './check.ts';

/** Where to look for something before reporting it as missing. */
export interface SearchScope {
  readonly pages?: readonly InternalKind[];
  readonly part: RegExp;
  /** What to look for in hidden parts: words, or anything else that a text has. */
  readonly words?: { readonly test: (text: string) => boolean };
}

const MENU = /nav|menu|header/i;

/** Whether a script seems to add the menu: only its links would tell where the other pages are. */
const hidesMenu = (site: Snapshot): boolean => isFilledByScript(site.page, MENU) && countOwnLinks(site) === 0;

/**
 * The verdict on something that was not found. It is missing only if the whole page and the relevant linked pages were
 * read, and no script fills the part that could contain it.
 */
export function judgeAbsence(
  site: Snapshot,
  kind: SeenKind,
  { pages = [], part, words }: SearchScope,
): Verdict {
  if (site.page.isTruncated) return unknown({ kind: 'cut-page' });
  const unread = site.internal.unread.find((page) => pages.includes(page.kind));
  if (unread) return unknown({ kind: 'unread-page', quote: unread.path });
  const hidden = words && getModel(site.page).hidden.find(({ text }) => words.test(text));
  if (hidden) return unknown({ kind: 'hidden-part', quote: hidden.text });
  if (isFilledByScript(site.page, part)) return unknown({ kind: 'filled-by-script' });
  if (pages.length > 0 && hidesMenu(site)) return unknown({ kind: 'filled-by-script' });
  return fail({ kind });
}
