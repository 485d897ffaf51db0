import type { Topic, Want } from '../../domain/wizard/business-options.ts';
import type { BusinessKind } from '../website/business-kinds.ts';

/** The optional answers that decide what the plan is for. Its schema is separate, so that a first visit loads none. */
export interface PlanAnswers {
  /** What the business sells, in the visitor's words. */
  readonly offer: string;
  /** Why customers choose it, in the visitor's words. */
  readonly strength: string;
  /** Chosen where the website does not tell. */
  readonly kind: BusinessKind | null;
  /** Answers to "What would help you most?". */
  readonly wants: readonly Want[];
  /** Which staff or suppliers they look for, in the visitor's words. */
  readonly seeks: string;
  /** Troubles that the roadmap shall have a step for. */
  readonly topics: readonly Topic[];
}

export const NO_PLAN_ANSWERS: PlanAnswers = {
  offer: '',
  strength: '',
  kind: null,
  wants: [],
  seeks: '',
  topics: [],
};
