import type { Stems } from '../../engine/content.ts';

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
  topics: {
    food: /restaurant|catering|coffee|roaster|chocolat|bakery|brewery|winery|beverage|(?<!\p{L})(?:food|snack|tea|wine|beer)(?!\p{L})/iu,
    health: /fitness|therap|physio|wellness|yoga|health|medical|nutrition|clinic|(?<!\p{L})(?:sport|gym)/iu,
    beauty: /cosmetic|skincare|jewel|fashion|(?<!\p{L})(?:soap|beauty)/iu,
    building: /construction|craftsm|real estate|property management|facility|renovation|cleaning/iu,
    learning: /seminar|training|academy|e-learning|course|education|workshop/iu,
    people:
      /recruiting|workforce|shift planning|roster|human resources|hiring|talent|(?<!\p{L})hr(?!\p{L})/iu,
    money: /controlling|bookkeeping|accounting|insurance|succession|invoic|finance|(?<!\p{L})tax/iu,
    law: /compliance|legal tech|law firm|data protection officer/iu,
    transport: /fulfil|logistics|freight|fleet|supply chain|warehous/iu,
    marketing:
      /marketing|branding|advertising|video production|copywriting|(?<!\p{L})(?:seo|design)(?!\p{L})/iu,
    it: /cloud|cybersecurity|it security|managed services|software development|artificial intelligence|(?<!\p{L})(?:ai |saas)/iu,
    energy: /solar panel|heat pump|energy|charging station/iu,
    industry: /manufactur|machine tool|laser cutting|industrial|factory/iu,
    travel: /tourism|travel|hospitality|(?<!\p{L})hotel/iu,
  },
};
