import type { Application } from '../../../domain/applications/application.ts';
import { AccessEnded, type TeamSession } from '../../../services/team/team-session.ts';
import type { Records } from './records.ts';

/** How many the first screen asks for: they are there before anything else is read. */
const NEWEST = 100;
/** Few enough that reading a page never holds up what is pressed meanwhile. */
const PAGE = 1000;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;

/** `first`: nothing is there yet. `older`: the newest are there. `done`: everything is. */
export type LoadingState = 'first' | 'older' | 'done';

export interface LoadingSources {
  readonly session: Pick<TeamSession, 'newest' | 'page'>;
  readonly records: Records;
  readonly onState: (state: LoadingState) => void;
  readonly onAdded: (applications: readonly Application[]) => void;
  readonly onEnded: () => void;
  /** Resolves after so many milliseconds, or once trying again is worth it. */
  readonly pause: (ms: number) => Promise<void>;
  readonly isStopped: () => boolean;
}

/**
 * Reads the newest applications, then all older ones in pages. What cannot be read is asked for again, at growing pauses,
 * from where it was.
 */
export async function loadAll(sources: LoadingSources): Promise<void> {
  const { session, records, onState, onAdded, onEnded, pause, isStopped } = sources;

  const insist = async <T>(read: () => Promise<T>): Promise<T | null> => {
    for (let wait = FIRST_PAUSE_MS; !isStopped(); wait = Math.min(2 * wait, MAX_PAUSE_MS)) {
      try {
        return await read();
      } catch (error) {
        if (isStopped()) return null;
        if (error instanceof AccessEnded) {
          onEnded();
          return null;
        }
        await pause(wait);
      }
    }
    return null;
  };

  onState('first');
  const newest = await insist(() => session.newest(NEWEST));
  if (!newest || isStopped()) return;
  onAdded(records.addPage(newest));
  onState('older');
  let next = insist(() => session.page(null, PAGE));
  for (let page = await next; page; page = await next) {
    if (isStopped()) return;
    const from = page.next;
    // The next one is on its way while this one is read.
    if (from !== null) next = insist(() => session.page(from, PAGE));
    onAdded(records.addPage(page));
    if (from === null) {
      onState('done');
      return;
    }
  }
}
