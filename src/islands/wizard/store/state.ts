import type { PreparationStep, Roadmap, TargetGroup } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import type { Entries } from './entries.ts';
import type { QuestionStep } from './steps.ts';

/** Why the analysis failed: a code that the page has a text for, or the server's message. */
export type WebsiteFault =
  | { readonly code: 'blank' | 'failed' | 'offline' | 'timeout' }
  | { readonly code: 'message'; readonly message: string };

export type WebsitePhase =
  | { readonly phase: 'idle'; readonly fault: WebsiteFault | null }
  | { readonly phase: 'analyzing' }
  | { readonly phase: 'success' };

/** State of a roadmap. */
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
export interface SharedSituation {
  readonly at: 'shared';
  /** Null: the link is invalid. */
  readonly report: SharedReport | null;
  readonly isExample: boolean;
  /** Regenerated in the reader's language; null before that, and while the link's own is shown. */
  readonly remade: Roadmap | null;
  readonly roadmap: RoadmapPhase;
}

/** The current place and its state. */
export type Situation =
  | { readonly at: 'welcome' | 'unknown' }
  | { readonly at: 'website'; readonly website: WebsitePhase }
  | { readonly at: QuestionStep }
  | { readonly at: 'results'; readonly roadmap: RoadmapPhase }
  | SharedSituation;

export type WizardState = Situation & { readonly entries: Entries };
