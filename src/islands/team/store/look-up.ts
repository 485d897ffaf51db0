import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import type { LoadingDeps } from './loading.ts';
import { retryRead } from './retry-read.ts';

/** Reads single applications that are not loaded. */
export interface LookUp {
  /** Ids of applications that don't exist. */
  readonly $missing: ReadableAtom<ReadonlySet<string>>;
  find(ids: readonly string[]): Promise<void>;
  /** Loads other applications with the same email address or website. */
  findSameSender(application: Application): Promise<void>;
  markMissing(id: string): void;
}

export interface LookUpDeps extends Omit<LoadingDeps, 'session'> {
  readonly session: Pick<TeamSession, 'find' | 'readFromSameSender'>;
  /** Whether everything is loaded. */
  readonly isComplete: () => boolean;
}

export function createLookUp(deps: LookUpDeps): LookUp {
  const { session, records, onAdded, isComplete, isStopped } = deps;
  const $missing = atom<ReadonlySet<string>>(new Set());
  const requested = new Set<string>();
  const markMissing = (id: string): void => $missing.set(new Set([...$missing.get(), id]));

  async function find(id: string): Promise<void> {
    if (requested.has(id) || isComplete() || records.get(id)) return;
    requested.add(id);
    const found = await retryRead(() => session.find(id), deps);
    if (!found || isStopped()) return;
    onAdded(records.addPage(found));
    if (found.readable.length + found.unreadable.length === 0) markMissing(id);
  }

  return {
    $missing,
    markMissing,
    find: async (ids) => void (await Promise.all(ids.map(find))),

    async findSameSender(application) {
      const key = `sender of ${application.id}`;
      if (requested.has(key) || isComplete()) return;
      requested.add(key);
      const found = await retryRead(() => session.readFromSameSender(application), deps);
      if (found && !isStopped()) onAdded(records.addPage(found));
    },
  };
}
