import type { GroupTexts } from '../../engine/content.ts';
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
import type { Noun } from './noun.ts';

export const groups: GroupTexts<Noun> = {
  ...corporate,
  ...growth,
  ...industry,
  ...learning,
  ...multipliers,
  ...nearby,
  ...professional,
  ...publicBodies,
  ...retail,
  ...trade,
};
