import type { Stems } from '../../engine/content.ts';
import { localTrade, practice, wishStems } from './wish-stems.ts';

export const stems: Stems = {
  challenges: {
    lead_generation: /leads?(?!\p{L})|new customers|inquir|prospect/iu,
    social_media: /linkedin|instagram|tiktok|facebook|social media|follower/iu,
    conversion: /convert|conversion|close (?:deals|sales)|closing/iu,
    sales_process: /crm|sales|pipeline|follow[- ]?up/iu,
    customer_retention: /churn|retention|repeat customers/iu,
    team_scaling: /team(?!\p{L})|hire|hiring|staff|no time|capacity/iu,
    marketing_automation: /automat|manual|spreadsheet|excel/iu,
    content_creation: /blog|newsletter|content|videos?(?!\p{L})|articles/iu,
    pricing_strategy: /pric(?:e|ing)|expensive|discount/iu,
    competition: /competit|stand out|differentiat/iu,
  },
  wishes: wishStems,
  localTrade,
  practice,
};
