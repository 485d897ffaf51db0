import type { GroupTextsOf } from '../../../engine/content.ts';
import type { professional as rules } from '../../../engine/groups/professional.ts';
import type { Noun } from '../noun.ts';

export const professional: GroupTextsOf<typeof rules, Noun> = {
  'tax-and-law-firms': {
    name: 'Steuer- und Anwaltskanzleien mit 10 bis 50 Beschäftigten',
    short: { base: 'Steuer- und Anwaltskanzleien', dat: 'Steuer- und Anwaltskanzleien' },
    who: 'Kanzleien, die Mandate ablehnen, weil Personal fehlt. Die Partner stehen mit Durchwahl auf der Website.',
    why: {
      software_saas:
        'Ihre Arbeit richtet sich nach Fristen. Software, die eine davon sichert, macht sich jeden Monat bemerkbar.',
      consulting: 'Sie beraten den ganzen Tag andere und bekommen selten Beratung zur eigenen Organisation.',
      services: 'Jede Stunde, die ihnen eine Dienstleistung abnimmt, können sie selbst abrechnen.',
      digital_products: 'Ein digitales Produkt, das eine abrechenbare Stunde spart, macht sich bezahlt.',
      memberships_subscriptions:
        'Sie sind es gewohnt, jährlich zu zahlen: Eine Mitgliedschaft müssen Sie nicht erklären.',
    },
    buys: {
      small: 'Beträge wie Ihre bestellt die Büroleitung.',
      large:
        'Die Partner entscheiden gemeinsam, meist einmal im Monat: Bitten Sie um zehn Minuten dieser Sitzung.',
    },
  },
  'engineering-offices': {
    name: 'Architektur- und Ingenieurbüros',
    short: { base: 'Ingenieurbüros', dat: 'Ingenieurbüros' },
    who: 'Büros mit 8 bis 60 Beschäftigten, deren laufende Projekte auf Bauschildern und in Wettbewerbsergebnissen stehen.',
    why: {
      software_saas: 'Software probieren sie aus, sobald sie die eigenen Pläne oder Listen einliest.',
      services:
        'Vor Abgaben kaufen sie Dienstleistungen kurzfristig ein und bleiben bei dem, der geliefert hat.',
      digital_products: 'Digitale Bibliotheken und Kurse sparen Einarbeitung, für die niemand Zeit hat.',
      physical_products: 'Produkte, die sie ausschreiben, bestellen andere: Ein Büro steht für viele Kunden.',
    },
    buys: {
      small: 'Bieten Sie einen Preis je Projekt an, denn so rechnen sie.',
      large: 'Die Inhaber möchten es an einem eigenen Projekt sehen.',
    },
  },
  'practices-and-care': {
    name: 'Arztpraxen und Pflegedienste',
    short: { base: 'Praxen und Pflegedienste', dat: 'Praxen und Pflegediensten' },
    who: 'Praxen mit mehreren Ärzten und Pflegedienste mit eigenem Fuhrpark. Der Weg führt über die Praxis- oder Pflegedienstleitung.',
    why: {
      software_saas: 'Software, die der Anmeldung Arbeit abnimmt, hilft vom ersten Tag an.',
      services: 'Sie bezahlen für Dienstleistungen, die ihren Fachkräften mehr Zeit für die Patienten geben.',
      physical_products:
        'Praxen reden miteinander: Bewähren sich Produkte in einer, fragt die nächste danach.',
      events_webinars: 'Sie suchen Fortbildungen für das ganze Team, am liebsten am Mittwochnachmittag.',
      memberships_subscriptions:
        'Eine Mitgliedschaft für das ganze Team ist ein Grund zu bleiben, und gute Leute sind schwer zu finden.',
    },
    buys: {
      small:
        'Schreiben Sie per Post oder rufen Sie vor acht Uhr an: Mails an die Praxis bleiben tagelang liegen.',
      large: 'Sprechen Sie über Monatsraten und einen Termin nach dem Quartalsende.',
    },
  },
  'property-managers': {
    name: 'Hausverwaltungen und Wohnungsunternehmen',
    short: { base: 'Hausverwaltungen', dat: 'Hausverwaltungen' },
    who: 'Verwaltungen mit 500 bis 10.000 Einheiten, die täglich dieselben Fragen von Mietern und Eigentümern beantworten.',
    why: {
      software_saas: 'Software, die je Mieter eine Minute spart, rechnet sich schnell: Sie haben Tausende.',
      services: 'Ein Vertrag über eine Dienstleistung gilt gleich für alle Häuser.',
      physical_products:
        'Produkte für Treppenhaus, Keller oder Heizraum werden für hundert Häuser bestellt wie für eines.',
      marketplace: 'Sie kaufen jeden Tag etwas für ein Haus ein: Auf einem Marktplatz sind sie oft zu Gast.',
      memberships_subscriptions:
        'Was ihnen Arbeit spart, bezahlen sie jährlich: Eine Mitgliedschaft passt dazu.',
    },
    buys: {
      small: 'Nennen Sie den Preis je Einheit und Monat, dann wirkt er klein.',
      large: 'Oft müssen Eigentümer zustimmen: Liefern Sie eine Seite für deren Versammlung mit.',
    },
  },
};
