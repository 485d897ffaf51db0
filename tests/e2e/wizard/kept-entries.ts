/** Answers from an earlier visit, as the check keeps them on the device. */
import type { Page } from '@playwright/test';
import { phaseChoice, productChoice } from '../../../src/domain/answers.ts';
import { CUSTOMER_TYPES, TEAM_SIZES } from '../../../src/domain/business-options.ts';
import { PRICE_PRESETS } from '../../../src/domain/price.ts';
import { EMPTY_ENTRIES, type Entries, serialized } from '../../../src/islands/wizard/store/entries.ts';
import { ANALYSIS, ROADMAP } from '../../../src/islands/wizard/store/testing.ts';
import { STORAGE_KEY } from '../../../src/islands/wizard/store/wizard-store.ts';

/** Everything answered, the website read, no roadmap yet. 71 of 140 points: 51 % and the bonus of 15 make 66 %. */
export const COMPLETE: Entries = {
  answers: {
    businessPhase: phaseChoice(['mvp', 'growing', 'ads', 'social']),
    customerType: CUSTOMER_TYPES.b2b,
    productTypes: productChoice(['consulting']),
    priceRange: PRICE_PRESETS['1k-10k'],
    customerAcquisition: { selected: ['referral'] },
    teamSize: TEAM_SIZES['1-5'],
    biggestChallenges: { selected: ['lead_generation'] },
    customChallenge: '',
  },
  website: { url: 'brightwork.example', report: ANALYSIS, language: 'en' },
  roadmaps: {},
};

export const WITH_ROADMAP: Entries = { ...COMPLETE, roadmaps: { en: ROADMAP, de: ROADMAP } };

/** Answered up to a step, that step itself not. */
export function answeredBefore(step: 2 | 3 | 4 | 5 | 6 | 7): Entries {
  const { answers } = COMPLETE;
  return {
    ...COMPLETE,
    answers: {
      ...EMPTY_ENTRIES.answers,
      ...(step > 2 && { businessPhase: answers.businessPhase }),
      ...(step > 3 && { customerType: answers.customerType }),
      ...(step > 4 && { productTypes: answers.productTypes, priceRange: answers.priceRange }),
      ...(step > 5 && { customerAcquisition: answers.customerAcquisition }),
      ...(step > 6 && { teamSize: answers.teamSize }),
    },
  };
}

/** Puts entries on the device before the page is opened; what the page keeps later is not touched. */
export async function keep(page: Page, entries: Entries): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (key && value && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STORAGE_KEY, serialized(entries)],
  );
}
