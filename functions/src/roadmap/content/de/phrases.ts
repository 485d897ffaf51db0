import type { Phrases } from '../../engine/content.ts';
import { type Noun, pluralOf } from './noun.ts';

export const phrases: Phrases<Noun> = {
  offers: {
    software_saas: { base: 'Ihre Software', dat: 'Ihrer Software' },
    consulting: { base: 'Ihre Beratung', dat: 'Ihrer Beratung' },
    services: { base: 'Ihre Dienstleistung', dat: 'Ihrer Dienstleistung' },
    marketplace: { base: 'Ihren Marktplatz', dat: 'Ihrem Marktplatz' },
    memberships_subscriptions: { base: 'Ihre Mitgliedschaft', dat: 'Ihrer Mitgliedschaft' },
    events_webinars: { base: 'Ihre Veranstaltungen', dat: 'Ihren Veranstaltungen' },
    digital_products: { base: 'Ihre digitalen Produkte', dat: 'Ihren digitalen Produkten' },
    physical_products: { base: 'Ihre Produkte', dat: 'Ihren Produkten' },
  },
  money: '{amount} Dollar',
  prices: { from: 'ab {low}', single: 'von {low}', range: 'von {lowAmount} bis {high}' },
  quoted: '„{text}“',
  ownWords: 'Sie schreiben dazu: {quote}.',
  chosenNiche:
    'Diese Nische haben Sie aus dem Nischenfinder mitgebracht: {quote}. Fangen Sie hier an: Schreiben Sie {batch} Unternehmen dieser Art mit Namen auf, samt der Person, die entscheidet, bevor die erste Nachricht hinausgeht.',
  ownAudience:
    'Ihre Website sagt selbst, dass sie sich an {quote} richtet. Fangen Sie hier an: Schreiben Sie {batch} davon mit Namen auf, samt der Person, die entscheidet, bevor die erste Nachricht hinausgeht.',
  nounOf: pluralOf,
  and: 'und',
  but: 'aber',
};
