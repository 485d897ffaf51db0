/** The longest possible result: a report with many findings, and answers that yield the longest roadmap. */
import { NO_PLAN_ANSWERS } from '../../../src/contract/roadmap/plan-answers.ts';
import type { Finding, WebsiteAnalysis } from '../../../src/contract/website/analyze-website.ts';
import { FINDING_CATEGORIES, FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import { phaseChoice, productChoice } from '../../../src/domain/wizard/answers.ts';
import { CUSTOMER_TYPES, TEAM_SIZES } from '../../../src/domain/wizard/business-options.ts';
import { PRICE_PRESETS } from '../../../src/domain/wizard/price.ts';
import type { Entries } from '../../../src/islands/wizard/store/entries.ts';
import { ANALYSIS } from '../../../src/islands/wizard/store/testing.ts';

/** Three of five checks find a problem. */
const findings: readonly Finding[] = FINDING_IDS.map((id, index) => {
  const status = (['fail', 'warn', 'pass', 'warn', 'pass'] as const)[index % 5] ?? 'pass';
  return {
    id,
    status,
    weight: 1,
    evidence: 'Welcome to our website, we are glad that you are here',
    seen: { kind: 'title' },
  };
});

const report: WebsiteAnalysis = {
  ...ANALYSIS,
  findings: [...findings],
  priorities: findings.filter(({ status }) => status !== 'pass').map(({ id }) => id),
  categories: FINDING_CATEGORIES.map((category) => ({ category, score: 55 })),
};

export const FULL_RESULT: Entries = {
  answers: {
    businessPhase: phaseChoice(['growing', 'ads', 'team', 'scaling']),
    customerType: CUSTOMER_TYPES.b2b,
    productTypes: productChoice(['software_saas', 'services', 'consulting']),
    priceRange: PRICE_PRESETS['1k-10k'],
    customerAcquisition: { selected: ['email', 'referral', 'events', 'cold_calling'] },
    teamSize: TEAM_SIZES['50+'],
    biggestChallenges: { selected: ['lead_generation', 'conversion', 'sales_process', 'competition'] },
    customChallenge: '',
  },
  website: { url: 'brightwork.example', report },
  lastTime: null,
  competitor: { url: '', report: null },
  niche: '',
  buyers: 'Bakeries, Anwaltskanzleien, snail breeders',
  plan: {
    ...NO_PLAN_ANSWERS,
    kind: 'software',
    wants: ['more', 'other'],
    topics: ['cheap-rivals'],
  },
  roadmaps: {},
};
