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
  yourBuyers: { base: 'Ihre Wunschkunden', dat: 'Ihren Wunschkunden' },
  buyers: { base: 'Wunschkunden', dat: 'Wunschkunden' },
  sameAdvice: 'Hier gilt dasselbe wie für „{other}“.',
  ideaWhy: 'Sie bieten {quote} an. Andere Anbieter verkaufen das bereits an solche Kunden.',
  buyersHeard: 'Ihre Roadmap richtet sich an diese Zielgruppen: {names}.',
  excludedHeard: 'Nicht in Ihrer Roadmap: {names}.',
  excludedHow: 'Lehnen Sie Anfragen dieser Kunden ({names}) ab und empfehlen Sie ihnen jemand anderen.',
  challengeHeard: 'Wir haben diesen Schritt in Ihre Roadmap aufgenommen.',
  chosenNiche:
    'Im Nischenfinder haben Sie {quote} ausgewählt. Beginnen Sie hier: Schreiben Sie {batch} Unternehmen dieser Art auf und finden Sie heraus, wer dort entscheidet. Danach verschicken Sie die ersten Nachrichten.',
  nounOf: pluralOf,
  and: 'und',
  but: 'aber',
};
