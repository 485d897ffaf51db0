import type { GroupRule } from './group-rule.ts';
import { corporate } from './groups/corporate.ts';
import { growth } from './groups/growth.ts';
import { industry } from './groups/industry.ts';
import { learning } from './groups/learning.ts';
import { multipliers } from './groups/multipliers.ts';
import { nearby } from './groups/nearby.ts';
import { professional } from './groups/professional.ts';
import { publicBodies } from './groups/public.ts';
import { retail } from './groups/retail.ts';
import { trade } from './groups/trade.ts';

const RULES = [
  ...industry,
  ...professional,
  ...corporate,
  ...growth,
  ...trade,
  ...nearby,
  ...multipliers,
  ...retail,
  ...learning,
  ...publicBodies,
] as const;

/** A rule with everything it says in its type, for the types of its texts. */
export type AnyGroup = (typeof RULES)[number];

/** A rule as the engine looks at it. */
export type Group = GroupRule & { readonly id: AnyGroup['id'] };

/** Every target group there is; among equals the earlier one comes first. */
export const GROUP_RULES: readonly Group[] = RULES;
