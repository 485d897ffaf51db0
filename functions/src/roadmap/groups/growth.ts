import type { GroupRule } from '../group-rule.ts';

/** Companies that grow fast, or by repeating themselves. */
export const growth = [
  {
    id: 'funded-start-ups',
    name: { en: 'Start-ups that have just raised money', de: 'Start-ups kurz nach einer Finanzierung' },
    short: { en: 'funded start-ups', de: 'finanzierte Start-ups', deDat: 'finanzierten Start-ups' },
    who: {
      en: 'Companies with 10 to 80 people that announced a round in the last six months.',
      de: 'Firmen mit 10 bis 80 Beschäftigten, die im letzten halben Jahr eine Finanzierung gemeldet haben.',
    },
    why: {
      software_saas: {
        en: 'They are just setting up their systems and compare software without any legacy.',
        de: 'Sie richten gerade ihre Systeme ein und vergleichen Software ohne Altlasten.',
      },
      consulting: {
        en: 'The plan promised to investors is larger than the team; consulting closes the gap.',
        de: 'Der Plan, den sie Investoren versprochen haben, ist größer als das Team. Beratung schließt die Lücke.',
      },
      services: {
        en: 'They buy services by the month until the post is filled.',
        de: 'Dienstleistungen kaufen sie monatsweise, bis die Stelle besetzt ist.',
      },
      memberships_subscriptions: {
        en: 'Founders pay for a membership in which others have solved the same problem last year.',
        de: 'Für eine Mitgliedschaft zahlen Gründer, wenn dort andere dasselbe Problem schon gelöst haben.',
      },
    },
    buys: {
      small: {
        en: 'They buy by card on the same day if nobody has to be called.',
        de: 'Sie kaufen am selben Tag mit Karte, wenn dafür niemand telefonieren muss.',
      },
      large: {
        en: 'At prices {prices} terminable by the month beats any discount.',
        de: 'Bei Preisen {prices} zählt monatliche Kündbarkeit mehr als jeder Rabatt.',
      },
    },
    topics: ['it', 'people', 'marketing'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '1k-10k': 2, '100-1k': 1 },
      teamSize: { '1-5': 1, '6-20': 1 },
      businessPhase: { mvp: 1, scaling: 1, social: 1 },
      customerAcquisition: { email: 2, influencer: 1, content: 1 },
    },
  },
  {
    id: 'franchise-headquarters',
    name: {
      en: 'Franchise headquarters and chains of branches',
      de: 'Franchisezentralen und Filialunternehmen',
    },
    short: { en: 'franchise headquarters', de: 'Franchisezentralen', deDat: 'Franchisezentralen' },
    who: {
      en: 'Headquarters with 20 to 300 locations that prescribe or recommend what their partners use.',
      de: 'Zentralen mit 20 bis 300 Standorten, die ihren Partnern vorgeben oder empfehlen, was sie nutzen.',
    },
    why: {
      software_saas: {
        en: 'Software on the list of recommendations is then introduced by location after location.',
        de: 'Steht Software auf der Empfehlungsliste, führt sie ein Standort nach dem anderen ein.',
      },
      services: {
        en: 'They want the same service in every town and prefer one provider.',
        de: 'Sie wünschen dieselbe Dienstleistung in jeder Stadt und am liebsten einen Anbieter.',
      },
      consulting: {
        en: 'Consulting pays when it lifts the weakest ten locations to the average.',
        de: 'Beratung lohnt sich, wenn sie die zehn schwächsten Standorte auf den Durchschnitt hebt.',
      },
      events_webinars: {
        en: 'They gather their partners twice a year and look for content.',
        de: 'Zweimal im Jahr versammeln sie ihre Partner und suchen dafür Inhalte.',
      },
    },
    buys: {
      small: {
        en: 'Name the price per location and month.',
        de: 'Nennen Sie den Preis je Standort und Monat.',
      },
      large: {
        en: 'At prices {prices} propose three pilot locations, one strong, one average, one weak.',
        de: 'Schlagen Sie bei Preisen {prices} drei Pilotstandorte vor: einen starken, einen mittleren, einen schwachen.',
      },
    },
    topics: ['food', 'marketing', 'people'],
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      priceRange: { '10k-plus': 2, '1k-10k': 1 },
      teamSize: { '21-50': 2, '50+': 2 },
      businessPhase: { scaling: 1, partnerships: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
