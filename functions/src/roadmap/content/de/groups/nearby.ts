import type { GroupTextsOf } from '../../../engine/content.ts';
import type { nearby as rules } from '../../../engine/groups/nearby.ts';
import type { Noun } from '../noun.ts';

export const nearby: GroupTextsOf<typeof rules, Noun> = {
  'brokers-and-banks': {
    name: 'Versicherungsmakler und regionale Banken',
    short: { base: 'Makler und Regionalbanken', dat: 'Maklern und Regionalbanken' },
    who: 'Häuser mit Hunderten Firmenkunden, von denen jeder einen festen Ansprechpartner hat.',
    why: {
      software_saas:
        'Software geben sie an Firmenkunden weiter, um zwischen zwei Verträgen im Gespräch zu bleiben.',
      services: 'Eine Dienstleistung, die Schäden verhindert, liegt in ihrem eigenen Interesse.',
      consulting: 'Fragen außerhalb ihres Fachs geben sie an Beratung weiter, der sie vertrauen.',
      events_webinars:
        'Sie laden Kunden zu Veranstaltungen ein und freuen sich über ein Thema jenseits der Finanzen.',
      marketplace: 'Ein Marktplatz unter ihrem Namen hält Firmenkunden im Haus.',
    },
    buys: {
      small: 'Vereinbaren Sie Sonderkonditionen, die es nur bei ihnen gibt.',
      large:
        'Verkaufen Sie nicht an die Bank: Gestalten Sie einen Abend für ihre zwanzig besten Firmenkunden.',
    },
  },
  hotels: {
    name: 'Hotels und Tagungshäuser',
    short: { base: 'Hotels und Tagungshäuser', dat: 'Hotels und Tagungshäusern' },
    who: 'Privat geführte Häuser mit 40 bis 200 Zimmern, die mehr bieten möchten als ein Bett.',
    why: {
      physical_products: 'Gäste probieren Produkte im Zimmer aus und kaufen sie an der Rezeption.',
      services:
        'Personal fehlt überall, deshalb vergeben sie Dienstleistungen von der Wäsche bis zur Buchung.',
      events_webinars: 'Ihre Veranstaltungen füllen Säle und Betten an Tagen, die sonst leer bleiben.',
      software_saas:
        'Das Personal ist knapp: Software, die dem Empfang eine Arbeit abnimmt, findet ein offenes Ohr.',
      marketplace: 'Ein Marktplatz bringt ihnen Gäste oder Lieferanten ohne den Anteil eines Vermittlers.',
    },
    buys: {
      small: 'Bieten Sie Ware auf Kommission oder einen Test über ein Wochenende an.',
      large: 'Die Inhaberfamilie entscheidet in der Nebensaison: Schreiben Sie im Januar oder November.',
    },
  },
  restaurants: {
    name: 'Restaurants, Cafés und Caterer',
    short: { base: 'Gastronomiebetriebe', dat: 'Gastronomiebetrieben' },
    who: 'Betriebe mit zwei bis zehn Standorten: groß genug für einen Einkauf, klein genug für ein schnelles Ja.',
    why: {
      physical_products: 'Sie zeigen Produkte jeden Tag ihren Gästen und erzählen die Geschichte dazu.',
      software_saas: 'Software, die der Leitung eine Stunde pro Woche zurückgibt, ist ihren Preis wert.',
      services:
        'Sie kaufen Dienstleistungen, für die ihnen die ruhige Stunde fehlt: Buchhaltung, Personalsuche, Bewertungen.',
      marketplace: 'Auf einem Marktplatz finden sie, was gerade fehlt: Personal, Ware oder Gäste.',
    },
    buys: {
      small: 'Kommen Sie persönlich zwischen vierzehn und siebzehn Uhr, mit etwas zum Probieren.',
      large: 'Realistisch sind nur Monatsraten.',
    },
  },
  'event-organisers': {
    name: 'Messe- und Tagungsveranstalter',
    short: { base: 'Veranstalter', dat: 'Veranstaltern' },
    who: 'Veranstalter, deren nächster Termin und Aussteller öffentlich sind und die jedes Jahr etwas Neues brauchen.',
    why: {
      events_webinars:
        'Sie suchen Programm, das Besucher anzieht, und nehmen fertige Veranstaltungen gern auf.',
      services: 'Dienstleistungen werden für drei Tage gekauft und über Jahre wieder gebucht.',
      software_saas: 'Nach jeder Messe, auf der etwas klemmte, suchen sie neue Software.',
      marketplace: 'Ein Marktplatz hält Aussteller und Besucher auch das übrige Jahr zusammen.',
      memberships_subscriptions: 'Eine Mitgliedschaft macht aus jährlichen Besuchern monatliche.',
    },
    buys: {
      small: 'Bieten Sie ein Paket je Aussteller an, das sie weiterverkaufen können.',
      large: 'Beginnen Sie neun Monate vor dem Termin, wenn der Plan entsteht.',
    },
  },
};
