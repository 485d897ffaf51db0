import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ErrorCode } from '../../contract/callable.ts';
import type { Application, ApplicationStatus } from '../../domain/application.ts';
import {
  type ApplicationFilter,
  matchingApplications,
  NO_FILTER,
  type TeamTypeByApplicant,
} from '../../domain/application-filter.ts';
import type { Backend, TeamSession } from '../../services/backend.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

export type GateFault = 'wrong' | 'too-many' | 'unreachable' | 'ended';

export type Gate =
  | { readonly at: 'locked'; readonly fault: GateFault | null }
  | { readonly at: 'checking' }
  | { readonly at: 'open' };

export interface DashboardStore {
  readonly $gate: ReadableAtom<Gate>;
  readonly $code: ReadableAtom<string>;
  /** Null: not loaded yet. */
  readonly $applications: ReadableAtom<readonly Application[] | null>;
  /** Ids of records that are no application; whatever the filter says, since it cannot be asked of them. */
  readonly $unreadable: ReadableAtom<readonly string[]>;
  readonly $filter: ReadableAtom<ApplicationFilter>;
  readonly $visible: ReadableAtom<readonly Application[]>;
  /** True when a connection that stood before is gone. */
  readonly $reconnecting: ReadableAtom<boolean>;
  typeCode(code: string): void;
  unlock(): Promise<void>;
  filter(change: Partial<ApplicationFilter>): void;
  setStatus(id: string, status: ApplicationStatus): Promise<void>;
  /** Locks again and lets go of the backend. */
  leave(): void;
}

export interface DashboardSources {
  readonly backend: Pick<Backend, 'unlockTeam'>;
  readonly applicantTypes: TeamTypeByApplicant;
  /** Told of a status that could not be written, with the backend's message. */
  readonly onUpdateFailed: (message: string) => void;
}

const FAULT_OF: ReadonlyMap<ErrorCode, GateFault> = new Map([
  ['permission-denied', 'wrong'],
  ['invalid-argument', 'wrong'],
  ['resource-exhausted', 'too-many'],
]);

/** The team's dashboard: behind its gate the live list of applications, for as long as the page stands. */
export function createDashboardStore({
  backend,
  applicantTypes,
  onUpdateFailed,
}: DashboardSources): DashboardStore {
  const $gate = atom<Gate>({ at: 'locked', fault: null });
  const $code = atom('');
  const $applications = atom<readonly Application[] | null>(null);
  const $unreadable = atom<readonly string[]>([]);
  const $filter = atom(NO_FILTER);
  const $reconnecting = atom(false);
  let session: TeamSession | null = null;
  let stops: (() => void)[] = [];

  const lock = (fault: GateFault | null): void => {
    for (const stop of stops) stop();
    stops = [];
    session?.close();
    session = null;
    $applications.set(null);
    $unreadable.set([]);
    $reconnecting.set(false);
    $gate.set({ at: 'locked', fault });
  };

  const open = (opened: TeamSession): void => {
    session = opened;
    $code.set('');
    $gate.set({ at: 'open' });
    let wasConnected = false;
    stops = [
      opened.watchApplications(
        ({ readable, unreadable }) => {
          $unreadable.set(unreadable);
          $applications.set(reuseUnchanged($applications.get() ?? [], readable));
        },
        () => lock('ended'),
      ),
      opened.watchConnection((connected) => {
        $reconnecting.set(wasConnected && !connected);
        wasConnected ||= connected;
      }),
    ];
  };

  return {
    $gate,
    $code,
    $applications,
    $unreadable,
    $filter,
    $reconnecting,
    $visible: computed([$applications, $filter], (applications, filter) =>
      matchingApplications(applications ?? [], filter, applicantTypes),
    ),

    typeCode(code) {
      const gate = $gate.get();
      if (gate.at !== 'locked') return;
      $code.set(code);
      if (gate.fault) $gate.set({ at: 'locked', fault: null });
    },

    async unlock() {
      if ($gate.get().at !== 'locked' || $code.get() === '') return;
      $gate.set({ at: 'checking' });
      const answer = await backend.unlockTeam($code.get());
      if (answer.ok) {
        open(answer.session);
        return;
      }
      const fault = FAULT_OF.get(answer.error.code) ?? 'unreachable';
      if (fault === 'wrong') $code.set('');
      $gate.set({ at: 'locked', fault });
    },

    filter(change) {
      $filter.set({ ...$filter.get(), ...change });
    },

    async setStatus(id, status) {
      const from = $applications.get()?.find((application) => application.id === id)?.status;
      if (!from) return;
      try {
        await session?.setStatus(id, { from, to: status });
      } catch (error) {
        onUpdateFailed(error instanceof Error ? error.message : String(error));
      }
    },

    leave: () => lock(null),
  };
}
