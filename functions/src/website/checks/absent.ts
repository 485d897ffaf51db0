import type { SeenKind } from '../../../../src/contract/website/finding-ids.ts';
import type { InternalKind } from '../internal-pages.ts';
import { modelOf } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { isFilledByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';
import { fail, type Sight, unknown, type Verdict, warn } from './check.ts';

/** Where something would stand. */
export interface Whereabouts {
  /** Linked pages that would hold it. */
  readonly pages?: readonly InternalKind[];
  /** Names of the parts of the page that would. */
  readonly part: RegExp;
  /** How it would be said, to look for it in what is hidden at first. */
  readonly words?: RegExp;
  /** Half of it, where there is any: something to complete, and no fault. */
  readonly weak?: (page: Page) => Sight | undefined;
}

/**
 * What to say of something that was not seen: that it is not there only where it would stand was read, and nothing
 * there is filled in by a script.
 */
export function absent(
  site: Snapshot,
  kind: SeenKind,
  { pages = [], part, words, weak }: Whereabouts,
): Verdict {
  if (site.page.truncated) return unknown({ kind: 'cut-page' });
  const unread = site.internal.unread.find((page) => pages.includes(page.kind));
  if (unread) return unknown({ kind: 'unread-page', quote: unread.path });
  const hidden = words && modelOf(site.page).hidden.find(({ text }) => words.test(text));
  if (hidden) return unknown({ kind: 'hidden-part', quote: hidden.text });
  if (isFilledByScript(site.page, part)) return unknown({ kind: 'filled-by-script' });
  const half = weak?.(site.page);
  return half ? warn(half) : fail({ kind });
}
