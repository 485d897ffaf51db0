import type { PreparationStep, Roadmap, TargetGroup } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import type { Entries } from './entries.ts';
import type { QuestionStep } from './steps.ts';

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
