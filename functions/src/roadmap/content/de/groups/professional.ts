import type { GroupTextsOf } from '../../../engine/content.ts';
import type { professional as rules } from '../../../engine/groups/professional.ts';
import type { Noun } from '../noun.ts';

export const professional: GroupTextsOf<typeof rules, Noun> = {
  'tax-and-law-firms': {
    name: 'Steuer- und Anwaltskanzleien mit 10 bis 50 Beschäftigten',
    short: { base: 'Steuer- und Anwaltskanzleien', dat: 'Steuer- und Anwaltskanzleien' },
    who: 'Suchen Sie Kanzleien mit 10 bis 50 Beschäftigten, die Mandate ablehnen, weil Personal fehlt. Die Partner stehen meist mit Durchwahl auf der Website.',
    why: {
      software_saas:
        'Kanzleien müssen ständig Fristen einhalten. Software, die dabei hilft, brauchen sie jeden Monat.',
      consulting: 'Kanzleien beraten den ganzen Tag andere und bekommen selten Rat zur eigenen Organisation.',
      services:
        'Jede Stunde Arbeit, die Sie einer Kanzlei abnehmen, kann sie für ihre Mandanten nutzen und abrechnen.',
      digital_products: 'Ein digitales Produkt lohnt sich, sobald es eine abrechenbare Stunde spart.',
      memberships_subscriptions:
        'Kanzleien sind jährliche Beiträge gewohnt. Eine Mitgliedschaft müssen Sie ihnen nicht erklären.',
    },
    buys: {
      small: 'Bei Ihren Preisen bestellt oft die Büroleitung.',
      large:
        'Die Partner entscheiden in ihrer Sitzung, meist einmal im Monat. Bitten Sie dort um zehn Minuten.',
    },
  },
  'engineering-offices': {
    name: 'Architektur- und Ingenieurbüros',
    short: { base: 'Ingenieurbüros', dat: 'Ingenieurbüros' },
    who: 'Suchen Sie Büros mit 8 bis 60 Beschäftigten. Woran sie gerade arbeiten, lesen Sie auf Bauschildern und in Wettbewerbsergebnissen.',
    why: {
      software_saas:
        'Die Büros probieren Software aus, wenn sie damit ihre eigenen Pläne oder Listen einlesen können.',
      services:
        'Vor Abgabeterminen kaufen Büros kurzfristig Unterstützung ein und bleiben bei dem, der geliefert hat.',
      digital_products:
        'Digitale Bibliotheken und Kurse erleichtern die Einarbeitung, für die sonst niemand Zeit hat.',
      physical_products:
        'Büros schreiben Produkte aus, die dann andere bestellen. Ein einziges Büro kann Ihnen so viele Kunden bringen.',
    },
    buys: {
      small: 'Bieten Sie einen Preis pro Projekt an, denn so rechnen die Büros.',
      large: 'Zeigen Sie den Inhabern Ihr Angebot an einem ihrer eigenen Projekte.',
    },
  },
  'practices-and-care': {
    name: 'Arztpraxen und Pflegedienste',
    short: { base: 'Praxen und Pflegedienste', dat: 'Praxen und Pflegediensten' },
    who: 'Am besten passen Praxen mit mehreren Ärzten und Pflegedienste mit eigenem Fuhrpark. Wenden Sie sich an die Praxis- oder Pflegedienstleitung.',
    why: {
      software_saas: 'Software, die der Anmeldung Arbeit abnimmt, hilft vom ersten Tag an.',
      services: 'Gefragt sind Dienstleistungen, durch die Fachkräfte mehr Zeit für die Patienten haben.',
      physical_products:
        'Praxen tauschen sich aus. Wenn sich ein Produkt in einer bewährt, fragt bald die nächste danach.',
      events_webinars: 'Gesucht werden Fortbildungen für das ganze Team, am liebsten am Mittwochnachmittag.',
      memberships_subscriptions:
        'Gute Leute sind schwer zu finden. Eine Mitgliedschaft für das ganze Team ist ein Grund, zu bleiben.',
    },
    buys: {
      small:
        'Schreiben Sie per Post oder rufen Sie vor acht Uhr an, denn E-Mails bleiben in Praxen oft tagelang liegen.',
      large: 'Bieten Sie Monatsraten an und vereinbaren Sie einen Termin nach dem Quartalsende.',
    },
  },
  'property-managers': {
    name: 'Hausverwaltungen und Wohnungsunternehmen',
    short: { base: 'Hausverwaltungen', dat: 'Hausverwaltungen' },
    who: 'Suchen Sie Verwaltungen mit 500 bis 10.000 Einheiten. Mieter und Eigentümer stellen dort täglich dieselben Fragen.',
    why: {
      software_saas:
        'Hausverwaltungen haben oft Tausende Mieter. Da lohnt sich Software schon, wenn sie pro Mieter eine Minute spart.',
      services: 'Ein Vertrag über eine Dienstleistung gilt oft gleich für alle Häuser.',
      physical_products:
        'Produkte für Treppenhaus, Keller oder Heizraum bestellen Verwaltungen oft für viele Häuser auf einmal.',
      marketplace:
        'Verwaltungen kaufen jeden Tag etwas für ihre Häuser ein und können einen Marktplatz deshalb oft nutzen.',
      memberships_subscriptions:
        'Hausverwaltungen zahlen gern einen Jahresbeitrag, wenn sie damit Arbeit sparen.',
    },
    buys: {
      small: 'Nennen Sie den Preis pro Einheit und Monat, dann wirkt er klein.',
      large:
        'Oft müssen die Eigentümer zustimmen. Fassen Sie Ihr Angebot für die Eigentümerversammlung auf einer Seite zusammen.',
    },
  },
};
