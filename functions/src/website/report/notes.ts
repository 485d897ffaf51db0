import type { AnalysisNote } from '../../../../src/contract/website/finding-ids.ts';
import type { Snapshot } from '../snapshot.ts';

/** Collects the limitations of this analysis. */
export function collectNotes({
  jsRendered,
  page,
  robots,
  internal,
  charset,
}: Snapshot): readonly AnalysisNote[] {
  const limits: readonly (readonly [boolean, AnalysisNote])[] = [
    [jsRendered, 'js-rendered'],
    [page.isTruncated, 'truncated'],
    [robots.state === 'unreadable', 'robots-unreadable'],
    [internal.unread.length > 0, 'internal-pages-skipped'],
    [charset === 'guess', 'charset-guessed'],
  ];
  return limits.flatMap(([applies, note]) => (applies ? [note] : []));
}
