import type { newsletter as source } from '../../en/site/newsletter.ts';
import { translationOf } from '../../shape.ts';

export const newsletter = translationOf<typeof source>()({
  title: 'Newsletter',
  email: 'Ihre E-Mail-Adresse',
  subscribe: 'Abonnieren',
  missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  thanks: 'Vielen Dank, dass Sie unseren Newsletter abonniert haben!',
});
