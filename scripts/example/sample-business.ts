/** The sample business behind local/sample-site: its answers to the business check. */

import type { PlanAnswers } from '../../src/contract/roadmap/plan-answers.ts';
import type { Locale } from '../../src/domain/site/locale.ts';
import { type Answers, phaseChoice, productChoice } from '../../src/domain/wizard/answers.ts';
import { CUSTOMER_TYPES, TEAM_SIZES } from '../../src/domain/wizard/business-options.ts';
import { createRange } from '../../src/domain/wizard/price.ts';

/** The website's host in the report. `.example` is a reserved domain. */
export const HOST = 'www.brinkhof.example';

/** Fixed time of the analysis, so that the example is reproducible. */
export const READ_AT = Date.UTC(2026, 10, 23, 9);

export const ANSWERS: Answers = {
  businessPhase: phaseChoice(['growing', 'content']),
  customerType: CUSTOMER_TYPES.b2b,
  productTypes: productChoice(['services']),
  priceRange: createRange(1900, 9000),
  customerAcquisition: { selected: ['referral', 'word_of_mouth'] },
  teamSize: TEAM_SIZES['6-20'],
  biggestChallenges: { selected: ['lead_generation', 'sales_process'] },
  customChallenge: '',
};

export const BUYERS: Readonly<Record<Locale, string>> = {
  en: 'Machine builders, engine plants',
  de: 'Maschinenbauer, Motorenwerke',
};
export const PLAN: Readonly<Record<Locale, PlanAnswers>> = {
  en: {
    offer: 'Calibration of test benches',
    strength: 'On site in five days',
    kind: 'engineering',
    wants: ['more'],
    seeks: '',
    topics: [],
  },
  de: {
    offer: 'Kalibrierung von Prüfständen',
    strength: 'in fünf Tagen vor Ort',
    kind: 'engineering',
    wants: ['more'],
    seeks: '',
    topics: [],
  },
};
