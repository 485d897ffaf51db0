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
  yourBuyers: { base: 'Ihre Käufer', dat: 'Ihren Käufern' },
  buyers: { base: 'Käufer', dat: 'Käufern' },
  sameAdvice: 'Der Rat zu „{other}“ gilt auch hier.',
  ideaWhy: 'Sie bieten {quote} an. Wer dasselbe anbietet, verkauft es auch an sie.',
  buyersHeard: 'Zu Ihren Zielgruppen gehören: {names}.',
  excludedHeard: 'In keiner Zielgruppe: {names}.',
  excludedHow: 'Lehnen Sie diese Anfragen gleich ab und empfehlen Sie jemanden: {names}.',
  challengeHeard: 'Genau dafür steht dieser Schritt im Plan.',
  chosenNiche:
    'Diese Nische haben Sie aus dem Nischenfinder mitgebracht: {quote}. Fangen Sie hier an: Schreiben Sie {batch} Unternehmen dieser Art mit Namen auf, samt der Person, die entscheidet, bevor die erste Nachricht hinausgeht.',
  nounOf: pluralOf,
  and: 'und',
  but: 'aber',
};
