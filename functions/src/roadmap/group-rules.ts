import type { GroupRule } from './group-rule.ts';
import { industry } from './groups/industry.ts';
import { multipliers } from './groups/multipliers.ts';
import { retail } from './groups/retail.ts';

/** Every target group there is; among equals the earlier one comes first. */
export const GROUP_RULES: readonly GroupRule[] = [...industry, ...multipliers, ...retail];
