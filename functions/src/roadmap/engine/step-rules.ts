import { audience } from './rules/audience.ts';
import { automation } from './rules/automation.ts';
import { channels } from './rules/channels.ts';
import { channelsOfYourOwn } from './rules/channels-of-your-own.ts';
import { content } from './rules/content.ts';
import { message } from './rules/message.ts';
import { outreach } from './rules/outreach.ts';
import { pricing } from './rules/pricing.ts';
import { retention } from './rules/retention.ts';
import { sales } from './rules/sales.ts';
import { team } from './rules/team.ts';
import { throughOthers } from './rules/through-others.ts';
import { trial } from './rules/trial.ts';
import { trialOfReach } from './rules/trial-of-reach.ts';
import { trust } from './rules/trust.ts';
import { website } from './rules/website.ts';
import type { StepRule } from './step-rule.ts';

const RULES = [
  ...audience,
  ...throughOthers,
  ...message,
  ...pricing,
  ...trial,
  ...trialOfReach,
  ...trust,
  ...website,
  ...content,
  ...outreach,
  ...channels,
  ...channelsOfYourOwn,
  ...sales,
  ...automation,
  ...team,
  ...retention,
] as const;

/** The rules' literal types, from which content.ts derives the texts. */
export type AnyRule = (typeof RULES)[number];

export type Step = StepRule & { readonly id: AnyRule['id'] };

/** All steps, in the order to work through them. */
export const STEP_RULES: readonly Step[] = RULES;
