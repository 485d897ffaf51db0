import type { GroupTextsOf } from '../../../engine/content.ts';
import type { nearby as rules } from '../../../engine/groups/nearby.ts';
import type { Noun } from '../noun.ts';

export const nearby: GroupTextsOf<typeof rules, Noun> = {
  'brokers-and-banks': {
    name: 'Versicherungsmakler und regionale Banken',
    short: { base: 'Makler und Regionalbanken', dat: 'Maklern und Regionalbanken' },
    who: 'Versicherungsmakler und regionale Banken haben Hunderte Firmenkunden, und jeder davon hat einen festen Ansprechpartner.',
    why: {
      software_saas:
        'Makler und Banken empfehlen Software an Firmenkunden weiter, um zwischen zwei Verträgen im Gespräch zu bleiben.',
      services: 'Dienstleistungen, die Schäden verhindern, empfehlen Makler schon im eigenen Interesse.',
      consulting:
        'Bei Fragen außerhalb ihres Fachs empfehlen Makler und Banken Berater, denen sie vertrauen.',
      events_webinars:
        'Makler und Banken laden ihre Kunden zu Veranstaltungen ein und freuen sich auch über andere Themen als Finanzen.',
      marketplace: 'Mit einem Marktplatz unter eigenem Namen kann die Bank ihre Firmenkunden halten.',
    },
    buys: {
      small: 'Bieten Sie Sonderkonditionen an, die es nur über den Makler oder die Bank gibt.',
      large: 'Schlagen Sie einen gemeinsamen Abend für die zwanzig besten Firmenkunden vor.',
    },
  },
  hotels: {
    name: 'Hotels und Tagungshäuser',
    short: { base: 'Hotels und Tagungshäuser', dat: 'Hotels und Tagungshäusern' },
    who: 'Suchen Sie privat geführte Häuser mit 40 bis 200 Zimmern, die ihren Gästen mehr als eine Übernachtung bieten möchten.',
    why: {
      physical_products: 'Gäste können Ihre Produkte im Zimmer ausprobieren und an der Rezeption kaufen.',
      services:
        'Überall fehlt Personal. Deshalb vergeben Hotels viele Arbeiten nach außen, von der Wäsche bis zur Buchung.',
      events_webinars:
        'Mit Ihren Veranstaltungen füllen Hotels Säle und Zimmer an Tagen, die sonst leer bleiben.',
      software_saas:
        'Das Personal ist knapp. Deshalb ist Software willkommen, die dem Empfang Arbeit abnimmt.',
      marketplace: 'Über einen Marktplatz finden Hotels Gäste oder Lieferanten.',
    },
    buys: {
      small: 'Bieten Sie Ware auf Kommission oder einen Test über ein Wochenende an.',
      large: 'Die Inhaberfamilie entscheidet in der Nebensaison. Melden Sie sich im Januar oder November.',
    },
  },
  restaurants: {
    name: 'Restaurants, Cafés und Caterer',
    short: { base: 'Gastronomiebetriebe', dat: 'Gastronomiebetrieben' },
    who: 'Am besten passen Betriebe mit zwei bis zehn Standorten. Dort wird für alle gemeinsam eingekauft und trotzdem schnell entschieden.',
    why: {
      physical_products: 'Gastronomen zeigen Ihre Produkte jeden Tag ihren Gästen und erzählen etwas dazu.',
      software_saas: 'Software lohnt sich, wenn sie der Leitung eine Stunde pro Woche spart.',
      services:
        'Gastronomen geben gern ab, wofür ihnen die Ruhe fehlt, zum Beispiel Buchhaltung, Personalsuche oder Antworten auf Bewertungen.',
      marketplace: 'Auf einem Marktplatz finden Gastronomen, was gerade fehlt: Personal, Ware oder Gäste.',
    },
    buys: {
      small: 'Gehen Sie zwischen 14 und 17 Uhr vorbei und nehmen Sie etwas zum Probieren mit.',
      large: 'Bieten Sie Monatsraten an, denn größere Beträge kann hier kaum jemand auf einmal zahlen.',
    },
  },
  'event-organisers': {
    name: 'Messe- und Tagungsveranstalter',
    short: { base: 'Veranstalter', dat: 'Veranstaltern' },
    who: 'Die Termine und Ausstellerlisten der nächsten Messen sind öffentlich, und die Veranstalter suchen jedes Jahr etwas Neues.',
    why: {
      events_webinars:
        'Veranstalter suchen ein Programm, das Besucher anzieht, und nehmen fertige Veranstaltungen gern auf.',
      services: 'Dienstleistungen werden für eine Messe gebucht und dann oft jedes Jahr wieder.',
      software_saas:
        'Wenn auf einer Messe etwas nicht funktioniert hat, suchen die Veranstalter für die nächste Messe eine neue Software.',
      marketplace:
        'Auf einem Marktplatz bleiben Aussteller und Besucher auch zwischen den Messen in Kontakt.',
      memberships_subscriptions:
        'Mit einer Mitgliedschaft hat der Veranstalter das ganze Jahr über Kontakt zu seinen Besuchern.',
    },
    buys: {
      small: 'Bieten Sie ein Paket pro Aussteller an, das der Veranstalter weiterverkaufen kann.',
      large: 'Melden Sie sich neun Monate vor dem Termin, wenn die Planung beginnt.',
    },
  },
};
