import type { PreparationStep, Roadmap, TargetGroup } from '../../../contract/roadmap/generate-roadmap.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import type { Entries } from './entries.ts';
import type { QuestionStep } from './steps.ts';

/** Why the website could not be analysed: a code that the page has words for, or the sentence that came back. */
export type WebsiteFault =
  | { readonly code: 'blank' | 'failed' | 'offline' | 'timeout' }
  | { readonly code: 'message'; readonly message: string };

export type WebsitePhase =
  | { readonly phase: 'idle'; readonly fault: WebsiteFault | null }
  | { readonly phase: 'analyzing' }
  | { readonly phase: 'success' };

/** What has come of a roadmap so far. */
export interface RoadmapParts {
  readonly steps: readonly PreparationStep[];
  readonly targetGroups: readonly TargetGroup[];
  readonly hashtags: readonly string[];
}

export type RoadmapPhase =
  | { readonly phase: 'generating'; readonly parts: RoadmapParts }
  | { readonly phase: 'ready' }
  /** There was one, and another tab has changed the answers since. */
  | { readonly phase: 'missing' }
  | { readonly phase: 'failed' };

/** A result out of a link, or the example. */
export interface SharedSituation {
  readonly at: 'shared';
  /** Null: the link is broken. */
  readonly report: SharedReport | null;
  readonly isExample: boolean;
  /** Made again in the reader's language; null before, and where the link's own is shown. */
  readonly remade: Roadmap | null;
  readonly roadmap: RoadmapPhase;
}

/** Where the visitor is, with what is under way there. */
export type Situation =
  | { readonly at: 'welcome' | 'unknown' }
  | { readonly at: 'website'; readonly website: WebsitePhase }
  | { readonly at: QuestionStep }
  | { readonly at: 'results'; readonly roadmap: RoadmapPhase }
  | SharedSituation;

export type WizardState = Situation & { readonly entries: Entries };
