import type { Output } from '../../domain/values/schema.ts';
import type { planAnswers } from './plan-answers-schema.ts';

/** The optional answers that decide what the plan is for. Its schema is separate, so that a first visit loads none. */
export type PlanAnswers = Output<typeof planAnswers>;

export const NO_PLAN_ANSWERS: PlanAnswers = {
  offer: '',
  strength: '',
  kind: null,
  wants: [],
  seeks: '',
  topics: [],
};
