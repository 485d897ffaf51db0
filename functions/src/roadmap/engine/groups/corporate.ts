import type { GroupRule } from '../group-rule.ts';

/** Decision-makers defined by task or situation rather than by industry. */
export const corporate = [
  {
    id: 'hr-heads',
    products: [
      'consulting',
      'events_webinars',
      'memberships_subscriptions',
      'digital_products',
      'software_saas',
      'services',
    ],
    words: `
      Personalabteilungen Personalleiter Personaler HR-Abteilungen Arbeitgeber Ausbildungsbetriebe HR-departments
      HR-managers employers recruiters`,
  },
  {
    id: 'holdings',
    products: ['consulting', 'software_saas', 'services'],
    words: `
      Holdings Beteiligungsgesellschaften Investoren investors private-equity-firms holdings family-offices`,
  },
] as const satisfies readonly GroupRule[];
