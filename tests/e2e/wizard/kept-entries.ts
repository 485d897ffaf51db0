/** Answers from an earlier visit, as the check keeps them on the device. */
import type { Page } from '@playwright/test';
import { phaseChoice, productChoice } from '../../../src/domain/wizard/answers.ts';
import { CUSTOMER_TYPES, TEAM_SIZES } from '../../../src/domain/wizard/business-options.ts';
import { PRICE_PRESETS } from '../../../src/domain/wizard/price.ts';
import { EMPTY_ENTRIES, type Entries, serializeEntries } from '../../../src/islands/wizard/store/entries.ts';
import { type QuestionStep, STEPS } from '../../../src/islands/wizard/store/steps.ts';
import { ANALYSIS, ROADMAP } from '../../../src/islands/wizard/store/testing.ts';
import { STORAGE_KEY } from '../../../src/share/storage-key.ts';

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
  lastTime: null,
  competitor: { url: '', report: null },
  niche: '',
  buyers: '',
  roadmaps: {},
};

export const WITH_ROADMAP: Entries = { ...COMPLETE, roadmaps: { en: ROADMAP, de: ROADMAP } };

/** Answered up to a step, that step itself not. */
export function answeredBefore(step: QuestionStep): Entries {
  const before = STEPS.slice(0, STEPS.indexOf(step));
  const { priceRange, ...answers } = COMPLETE.answers;
  const kept = Object.entries(answers).filter(([field]) => before.some((done) => done === field));
  return {
    ...COMPLETE,
    answers: {
      ...EMPTY_ENTRIES.answers,
      ...(before.includes('productTypes') && { priceRange }),
      ...Object.fromEntries(kept),
    },
  };
}

/** Puts entries on the device before the page is opened; what the page keeps later is not touched. */
export async function keep(page: Page, entries: Entries): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (key && value && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STORAGE_KEY, serializeEntries(entries)],
  );
}
