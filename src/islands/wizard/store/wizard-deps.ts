import type { Locale } from '../../../domain/site/locale.ts';
import type { TrackEvent } from '../../../domain/visits/visit-events.ts';
import type { Backend } from '../../../services/backend.ts';
import type { Entries } from './entries.ts';
import type { WizardState, WizardView } from './state.ts';

export interface Clock {
  /** Runs an action once, after `ms` milliseconds; the returned function cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** Dependencies of the wizard's store. */
export interface WizardDeps {
  readonly backend: Pick<Backend, 'analyzeWebsite' | 'generateRoadmap'>;
  readonly clock: Clock;
  /** Null if storage is disabled. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Parses stored text; null if invalid, undefined while the parser is not loaded. */
  readonly parseEntries: (json: string) => Entries | null | undefined;
  readonly isOnline: () => boolean;
  /** The page's language, in which reports and roadmaps are requested. */
  readonly locale: Locale;
  /** Reports visit events. */
  readonly trackEvent: TrackEvent;
  readonly initial?: WizardState;
}

/** The parts of the store that asynchronous tasks may use. */
export interface TaskContext extends Pick<WizardDeps, 'backend' | 'locale' | 'isOnline' | 'trackEvent'> {
  readonly $state: { readonly get: () => WizardState };
  readonly setView: (view: WizardView) => void;
  /** Edits and stores entries. @param edit gets the current ones, including changes from other tabs */
  readonly updateEntries: (edit: (entries: Entries) => Partial<Entries>) => void;
}
