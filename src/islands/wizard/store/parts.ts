import type { Locale } from '../../../domain/site/locale.ts';
import type { Count } from '../../../domain/visits/visit-events.ts';
import type { Backend } from '../../../services/backend.ts';
import type { Entries } from './entries.ts';
import type { Situation, WizardState } from './state.ts';

export interface Clock {
  /** Runs an action once, after `ms` milliseconds; the returned function cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** Dependencies of the wizard's store. */
export interface WizardParts {
  readonly backend: Pick<Backend, 'analyzeWebsite' | 'generateRoadmap'>;
  readonly clock: Clock;
  /** Null if storage is disabled. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Parses stored text; null if invalid, undefined while the parser is not loaded. */
  readonly entriesFrom: (json: string) => Entries | null | undefined;
  readonly isOnline: () => boolean;
  /** The page's language, in which reports and roadmaps are requested. */
  readonly locale: Locale;
  /** Reports visit events. */
  readonly tell: Count;
  readonly initial?: WizardState;
}

/** What asynchronous work may access of the store. */
export interface Work extends Pick<WizardParts, 'backend' | 'locale' | 'isOnline' | 'tell'> {
  readonly $state: { readonly get: () => WizardState };
  readonly setSituation: (situation: Situation) => void;
  /** Edits and stores entries. @param edit gets the current ones, including changes of other tabs */
  readonly keep: (edit: (entries: Entries) => Partial<Entries>) => void;
}
