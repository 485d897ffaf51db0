/** All texts, by language and section. Only .astro files import this: an island gets its slice as a prop. */
import { access as accessDe } from './de/access.ts';
import { auth as authDe } from './de/auth.ts';
import { dashboard as dashboardDe } from './de/dashboard.ts';
import { finder as finderDe } from './de/finder.ts';
import { findings as findingsDe } from './de/findings.ts';
import { home as homeDe } from './de/home.ts';
import { imprint as imprintDe } from './de/imprint.ts';
import { newsletter as newsletterDe } from './de/newsletter.ts';
import { partnership as partnershipDe } from './de/partnership.ts';
import { privacy as privacyDe } from './de/privacy.ts';
import { results as resultsDe } from './de/results.ts';
import { shell as shellDe } from './de/shell.ts';
import { terms as termsDe } from './de/terms.ts';
import { wizard as wizardDe } from './de/wizard.ts';
import { access as accessEn } from './en/access.ts';
import { auth as authEn } from './en/auth.ts';
import { dashboard as dashboardEn } from './en/dashboard.ts';
import { finder as finderEn } from './en/finder.ts';
import { findings as findingsEn } from './en/findings.ts';
import { home as homeEn } from './en/home.ts';
import { imprint as imprintEn } from './en/imprint.ts';
import { newsletter as newsletterEn } from './en/newsletter.ts';
import { partnership as partnershipEn } from './en/partnership.ts';
import { privacy as privacyEn } from './en/privacy.ts';
import { results as resultsEn } from './en/results.ts';
import { shell as shellEn } from './en/shell.ts';
import { terms as termsEn } from './en/terms.ts';
import { wizard as wizardEn } from './en/wizard.ts';
import type { Translated } from './shape.ts';

const en = {
  shell: shellEn,
  home: homeEn,
  partnership: partnershipEn,
  newsletter: newsletterEn,
  imprint: imprintEn,
  terms: termsEn,
  privacy: privacyEn,
  access: accessEn,
  auth: authEn,
  wizard: wizardEn,
  results: resultsEn,
  findings: findingsEn,
  finder: finderEn,
  dashboard: dashboardEn,
} as const;

/** Every section's texts in one language. */
export type Copy = Translated<typeof en>;

const de: Copy = {
  shell: shellDe,
  home: homeDe,
  partnership: partnershipDe,
  newsletter: newsletterDe,
  imprint: imprintDe,
  terms: termsDe,
  privacy: privacyDe,
  access: accessDe,
  auth: authDe,
  wizard: wizardDe,
  results: resultsDe,
  findings: findingsDe,
  finder: finderDe,
  dashboard: dashboardDe,
};

export const copy: { readonly en: Copy; readonly de: Copy } = { en, de };
