import type { Locale } from '../../../domain/site/locale.ts';
import type { Count } from '../../../domain/visits/visit-events.ts';
import type { Backend } from '../../../services/backend.ts';
import type { Entries } from './entries.ts';
import type { Situation, WizardState } from './state.ts';

export interface Clock {
  /** Runs an action once, after `ms` milliseconds; the returned function cancels it. */
  readonly after: (ms: number, action: () => void) => () => void;
}

/** What a wizard's store is made of. */
export interface WizardParts {
  readonly backend: Pick<Backend, 'analyzeWebsite' | 'generateRoadmap'>;
  readonly clock: Clock;
  /** Null where the browser keeps nothing. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Reads what the storage keeps; null when it is not to be used, undefined while it cannot be read yet. */
  readonly entriesFrom: (json: string) => Entries | null | undefined;
  readonly isOnline: () => boolean;
  /** Language of the page: reports and roadmaps are asked for in it. */
  readonly locale: Locale;
  /** Tells what happens to whoever counts it. */
  readonly tell: Count;
  readonly initial?: WizardState;
}

/** What a piece of work may use of the store. */
export interface Work extends Pick<WizardParts, 'backend' | 'locale' | 'isOnline' | 'tell'> {
  readonly $state: { readonly get: () => WizardState };
  readonly setSituation: (situation: Situation) => void;
  /** Changes entries and keeps them. @param edit gets them as they are, another tab's changes included */
  readonly keep: (edit: (entries: Entries) => Partial<Entries>) => void;
}
