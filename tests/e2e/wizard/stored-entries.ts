/** Entries of an earlier visit, as the check stores them. */
import type { Page } from '@playwright/test';
import { NO_PLAN_ANSWERS } from '../../../src/contract/roadmap/plan-answers.ts';
import { sameInEveryLanguage } from '../../../src/domain/site/testing/same-in-every-language.ts';
import { phaseChoice, productChoice, type QuestionStep } from '../../../src/domain/wizard/answers.ts';
import { CUSTOMER_TYPES, TEAM_SIZES } from '../../../src/domain/wizard/business-options.ts';
import { PRICE_PRESETS } from '../../../src/domain/wizard/price.ts';
import { EMPTY_ENTRIES, type Entries, serializeEntries } from '../../../src/islands/wizard/store/entries.ts';
import { STEPS } from '../../../src/islands/wizard/store/steps.ts';
import { ANALYSIS, ROADMAP } from '../../../src/islands/wizard/store/testing.ts';
import { STORAGE_KEY } from '../../../src/share/storage-key.ts';

/** All answers and a website report, but no roadmap. 71 of 140 points are 51%, plus a bonus of 15: 66%. */
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
  website: { url: 'brightwork.example', report: ANALYSIS },
  lastTime: null,
  competitor: { url: '', report: null },
  niche: '',
  buyers: '',
  plan: NO_PLAN_ANSWERS,
  roadmaps: {},
};

export const WITH_ROADMAP: Entries = { ...COMPLETE, roadmaps: sameInEveryLanguage(ROADMAP) };

/** Entries with answers to all steps before this one. */
export function entriesBefore(step: QuestionStep): Entries {
  const earlierSteps = STEPS.slice(0, STEPS.indexOf(step));
  const { priceRange, ...answers } = COMPLETE.answers;
  const answered = Object.entries(answers).filter(([field]) => earlierSteps.some((done) => done === field));
  return {
    ...COMPLETE,
    answers: {
      ...EMPTY_ENTRIES.answers,
      ...(earlierSteps.includes('productTypes') && { priceRange }),
      ...Object.fromEntries(answered),
    },
  };
}

/** Stores entries before a page opens, unless it has already stored some. */
export async function storeEntries(page: Page, entries: Entries): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (key && value && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STORAGE_KEY, serializeEntries(entries)],
  );
}
