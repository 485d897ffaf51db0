import type { PreparationStep, Roadmap, TargetGroup } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { TrackEvent } from '../../../domain/visits/visit-events.ts';
import type { QuestionStep } from '../../../domain/wizard/answers.ts';
import type { Backend } from '../../../services/backend.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import type { Entries, EntriesDevice, EntriesParser } from './entries.ts';
import type { Place } from './steps.ts';

/** Why the analysis failed: a code that the page has a text for, or the server's message. */
export type WebsiteError =
  | { readonly code: 'blank' | 'failed' | 'offline' | 'timeout' }
  | { readonly code: 'message'; readonly message: string };

export type WebsitePhase =
  | { readonly phase: 'idle'; readonly error: WebsiteError | null }
  | { readonly phase: 'analyzing' }
  | { readonly phase: 'success' };

/** The parts of a roadmap received so far. */
export interface RoadmapParts {
  readonly steps: readonly PreparationStep[];
  readonly targetGroups: readonly TargetGroup[];
  readonly hashtags: readonly string[];
}

export type RoadmapPhase =
  | { readonly phase: 'generating'; readonly parts: RoadmapParts }
  | { readonly phase: 'ready' }
  /** Outdated: another tab has changed the answers. */
  | { readonly phase: 'missing' }
  | { readonly phase: 'failed' };

/** A result from a link, or the example. */
export interface SharedView {
  readonly view: 'shared';
  /** Null: the link is invalid. */
  readonly report: SharedReport | null;
  readonly isExample: boolean;
  /** Regenerated in the reader's language; null until then, or if the link's own roadmap is shown. */
  readonly regenerated: Roadmap | null;
  readonly roadmap: RoadmapPhase;
}

/** The current place and its state. */
export type WizardView =
  | { readonly view: 'welcome' | 'unknown' }
  | { readonly view: 'website'; readonly website: WebsitePhase }
  | { readonly view: QuestionStep }
  | { readonly view: 'results'; readonly roadmap: RoadmapPhase }
  | SharedView;

export type WizardState = WizardView & { readonly entries: Entries };

export type WizardBackend = Pick<Backend, 'analyzeWebsite' | 'generateRoadmap'>;

/** What is loaded after the first view. */
export interface Later {
  readonly parseEntries: EntriesParser;
  /** A late response is ignored once `signal` is aborted. @param onSuccess called once the report is stored */
  readonly analyzeWebsite: (
    context: StoreContext,
    websiteUrl: string,
    signal: AbortSignal,
    onSuccess: () => void,
  ) => Promise<void>;
  /** @returns stops it */
  readonly generateOwnRoadmap: (context: StoreContext) => () => void;
}

/** What the store uses of the page. */
export interface WizardDeps {
  readonly storage: EntriesDevice;
  /** Null until it is loaded. */
  readonly getLater: () => Later | null;
  readonly loadLater: () => Promise<Later>;
  readonly isOnline: () => boolean;
  /** The page's language, in which reports and roadmaps are requested. */
  readonly locale: Locale;
  /** Reports visit events. */
  readonly trackEvent: TrackEvent;
}

/** The store from within. */
export interface StoreContext extends WizardDeps {
  readonly $state: { readonly get: () => WizardState };
  readonly setView: (view: WizardView) => void;
  /** Edits and stores entries. @param edit gets the current ones, including changes from other tabs */
  readonly updateEntries: (edit: (entries: Entries) => Partial<Entries>) => void;
  /** Stops the current task, and starts another one. @param start returns how to stop it */
  readonly runTask: (start: () => () => void) => void;
  /** Navigates to any place, and starts its task. */
  readonly enter: (place: Exclude<Place, 'shared'>) => void;
  /** Analyzes the entered website; success leads to `nextPlace` after a moment. */
  readonly analyze: (nextPlace: Place) => void;
}
