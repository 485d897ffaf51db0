import type { GroupTextsOf } from '../../../engine/content.ts';
import type { growth as rules } from '../../../engine/groups/growth.ts';
import type { Noun } from '../noun.ts';

export const growth: GroupTextsOf<typeof rules, Noun> = {
  'funded-start-ups': {
    name: 'Start-ups kurz nach einer Finanzierung',
    short: { base: 'finanzierte Start-ups', dat: 'finanzierten Start-ups' },
    who: 'Suchen Sie Start-ups mit 10 bis 80 Beschäftigten, die im letzten halben Jahr eine Finanzierung gemeldet haben.',
    why: {
      software_saas:
        'Junge Firmen richten ihre Systeme gerade erst ein und sind deshalb offen für neue Software.',
      consulting:
        'Viele haben ihren Investoren mehr versprochen, als das Team allein schafft. Dann hilft Beratung.',
      services:
        'Bis eine Stelle besetzt ist, kaufen Start-ups die Arbeit monatsweise als Dienstleistung ein.',
      memberships_subscriptions:
        'Gründer zahlen für eine Mitgliedschaft, wenn sie dort andere treffen, die dasselbe Problem schon gelöst haben.',
    },
    buys: {
      small:
        'Wenn man Ihr Angebot ohne Telefonat mit Karte bezahlen kann, kaufen Gründer oft noch am selben Tag.',
      large: 'Bieten Sie an, dass man monatlich kündigen kann. Das zählt hier mehr als ein Rabatt.',
    },
  },
  'franchise-headquarters': {
    name: 'Franchisezentralen und Filialunternehmen',
    short: { base: 'Franchisezentralen', dat: 'Franchisezentralen' },
    who: 'Wenden Sie sich an Zentralen mit 20 bis 300 Standorten. Dort wird vorgegeben oder empfohlen, was die Standorte nutzen.',
    why: {
      software_saas:
        'Wenn Ihre Software auf der Empfehlungsliste der Zentrale steht, wird sie an einem Standort nach dem anderen eingeführt.',
      services:
        'Die Zentralen wünschen sich in jeder Stadt dieselbe Leistung, am liebsten von einem Anbieter.',
      consulting:
        'Beratung lohnt sich für die Zentrale, wenn die schwächsten Standorte dadurch besser werden.',
      events_webinars: 'Zweimal im Jahr laden die Zentralen ihre Partner ein und suchen dafür ein Programm.',
    },
    buys: {
      small: 'Nennen Sie den Preis pro Standort und Monat.',
      large:
        'Schlagen Sie einen Test an drei Standorten vor: einem starken, einem mittleren und einem schwachen.',
    },
  },
};
