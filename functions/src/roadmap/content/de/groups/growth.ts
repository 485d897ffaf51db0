import type { GroupTextsOf } from '../../../engine/content.ts';
import type { growth as rules } from '../../../engine/groups/growth.ts';
import type { Noun } from '../noun.ts';

export const growth: GroupTextsOf<typeof rules, Noun> = {
  'funded-start-ups': {
    name: 'Start-ups kurz nach einer Finanzierung',
    short: { base: 'finanzierte Start-ups', dat: 'finanzierten Start-ups' },
    who: 'Firmen mit 10 bis 80 Beschäftigten, die im letzten halben Jahr eine Finanzierung gemeldet haben.',
    why: {
      software_saas: 'Sie richten gerade ihre Systeme ein und vergleichen Software ohne Altlasten.',
      consulting:
        'Der Plan, den sie Investoren versprochen haben, ist größer als das Team. Beratung schließt die Lücke.',
      services: 'Dienstleistungen kaufen sie monatsweise, bis die Stelle besetzt ist.',
      memberships_subscriptions:
        'Für eine Mitgliedschaft zahlen Gründer, wenn dort andere dasselbe Problem schon gelöst haben.',
    },
    buys: {
      small: 'Sie kaufen am selben Tag mit Karte, wenn dafür niemand telefonieren muss.',
      large: 'Monatliche Kündbarkeit zählt mehr als jeder Rabatt.',
    },
  },
  'franchise-headquarters': {
    name: 'Franchisezentralen und Filialunternehmen',
    short: { base: 'Franchisezentralen', dat: 'Franchisezentralen' },
    who: 'Zentralen mit 20 bis 300 Standorten. Sie geben vor oder empfehlen, was die Standorte nutzen.',
    why: {
      software_saas: 'Steht Software auf der Empfehlungsliste, führt sie ein Standort nach dem anderen ein.',
      services: 'Sie wollen dieselbe Dienstleistung in jeder Stadt und am liebsten einen Anbieter.',
      consulting: 'Beratung lohnt sich, wenn sie die zehn schwächsten Standorte auf den Durchschnitt hebt.',
      events_webinars: 'Zweimal im Jahr versammeln sie ihre Partner und suchen dafür Inhalte.',
    },
    buys: {
      small: 'Nennen Sie den Preis je Standort und Monat.',
      large: 'Schlagen Sie drei Pilotstandorte vor: einen starken, einen mittleren, einen schwachen.',
    },
  },
};
