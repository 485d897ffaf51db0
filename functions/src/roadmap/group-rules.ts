import type { GroupRule } from './group-rule.ts';
import { corporate } from './groups/corporate.ts';
import { industry } from './groups/industry.ts';
import { multipliers } from './groups/multipliers.ts';
import { nearby } from './groups/nearby.ts';
import { professional } from './groups/professional.ts';
import { publicBodies } from './groups/public.ts';
import { retail } from './groups/retail.ts';

/** Every target group there is; among equals the earlier one comes first. */
export const GROUP_RULES: readonly GroupRule[] = [
  ...industry,
  ...professional,
  ...corporate,
  ...nearby,
  ...multipliers,
  ...retail,
  ...publicBodies,
];
