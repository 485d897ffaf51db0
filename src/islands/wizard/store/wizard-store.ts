import { atom, type ReadableAtom } from 'nanostores';
import type { Locale } from '../../../domain/locale.ts';
import type { Backend } from '../../../services/backend.ts';
import { answerActions } from './answer-actions.ts';
import { EMPTY_ENTRIES, type Entries, entriesFrom, serialized } from './entries.ts';
import { allowed, firstOpenStep, isStep, type Place, placeAfter, placeBefore } from './places.ts';
import { generateRoadmap } from './roadmap-generation.ts';
import type { SharedReport } from './shared-report.ts';
import type { Situation, WizardState } from './state.ts';
import { analyzeWebsite } from './website-analysis.ts';

/** Under this name the entries are kept on the device. */
export const STORAGE_KEY = 'anbahn:business-check';

/** How long success is shown before the next step, in milliseconds. */
export const SUCCESS_DELAY_MS = 1500;

export interface Clock {
  /** Runs an action once, after so many milliseconds; the returned function calls it off. */
  readonly after: (ms: number, action: () => void) => () => void;
}

export interface WizardParts {
  readonly backend: Pick<Backend, 'analyzeWebsite' | 'generateRoadmap'>;
  readonly clock: Clock;
  /** Null where the browser keeps nothing. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly isOnline: () => boolean;
  /** Language of the page: reports and roadmaps are asked for in it. */
  readonly locale: Locale;
  readonly initial?: WizardState;
}

export type WizardStore = ReturnType<typeof createWizardStore>;

const WELCOME: WizardState = { at: 'welcome', entries: EMPTY_ENTRIES };

/** The business check: where the visitor is, all that was entered, and what one can do. Knows no page. */
export function createWizardStore(parts: WizardParts) {
  const { clock, storage, locale, initial = WELCOME } = parts;
  const $state = atom<WizardState>(initial);
  const $readable: ReadableAtom<WizardState> = $state;
  let stopWork = (): void => undefined;

  const situate = (situation: Situation): void => $state.set({ ...situation, entries: $state.get().entries });

  const keep = (change: Partial<Entries>): void => {
    const state = $state.get();
    const entries = { ...state.entries, ...change };
    $state.set({ ...state, entries });
    try {
      storage?.setItem(STORAGE_KEY, serialized(entries));
    } catch {
      // A full or closed storage must not stop the check; the answers last as long as the page then.
    }
  };

  /** A changed answer makes every roadmap outdated. */
  const change: Parameters<typeof answerActions>[0] = (edit) => {
    const { answers } = $state.get().entries;
    keep({ answers: { ...answers, ...edit(answers) }, roadmaps: {} });
  };

  const work = { ...parts, $state, situate, keep };

  /** Goes to a place, ends what was under way at the last one and begins what belongs to the new one. */
  const enter = (place: Exclude<Place, 'shared'>): void => {
    stopWork();
    stopWork = () => undefined;
    if (place === 1) situate({ at: 1, website: { phase: 'idle', fault: null } });
    else if (place === 'results') beginResults();
    else situate({ at: place });
  };

  const beginResults = (): void => {
    if ($state.get().entries.roadmaps[locale]) situate({ at: 'results', roadmap: { phase: 'ready' } });
    else stopWork = generateRoadmap(work);
  };

  /** Goes to a place as far as the answers allow. */
  const open = (place: Place): void => {
    const target = allowed(place, $state.get().entries);
    if (target !== 'shared' && target !== $state.get().at) enter(target);
  };

  return {
    $state: $readable,
    ...answerActions(change),
    open,
    /** Reads what the device has kept. */
    restore(): void {
      let kept: string | null = null;
      try {
        kept = storage?.getItem(STORAGE_KEY) ?? null;
      } catch {
        // A browser may refuse even to read.
      }
      const entries = entriesFrom(kept);
      if (entries) $state.set({ ...$state.get(), entries });
    },
    next(): void {
      const { at } = $state.get();
      if (isStep(at)) open(placeAfter(at));
    },
    back: (): void => open(placeBefore($state.get().at)),
    /** To the first unanswered step, or to the result. */
    resume: (): void => open(firstOpenStep($state.get().entries) ?? 'results'),
    setUrl: (url: string): void => {
      keep({ website: { ...$state.get().entries.website, url } });
      const state = $state.get();
      if (state.at === 1 && state.website.phase === 'idle' && state.website.fault)
        situate({ at: 1, website: { phase: 'idle', fault: null } });
    },
    /** Asks for the analysis; success leads to the next step after a moment. */
    analyze(): void {
      stopWork();
      stopWork = analyzeWebsite(work, () => {
        stopWork = clock.after(SUCCESS_DELAY_MS, () => open(2));
      });
    },
    cancelAnalysis: (): void => enter(1),
    skipWebsite(): void {
      keep({ website: { ...$state.get().entries.website, report: 'skipped' }, roadmaps: {} });
      open(2);
    },
    /** Asks for the roadmap again. */
    generate(): void {
      stopWork();
      stopWork = generateRoadmap(work);
    },
    showShared: (report: SharedReport | null): void => {
      stopWork();
      situate({ at: 'shared', report });
    },
    /** Forgets everything, on the device as well. */
    startOver(): void {
      stopWork();
      try {
        storage?.removeItem(STORAGE_KEY);
      } catch {
        // Nothing is kept where nothing may be removed.
      }
      $state.set(WELCOME);
    },
  };
}
