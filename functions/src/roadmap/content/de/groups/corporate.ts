import type { GroupTextsOf } from '../../../engine/content.ts';
import type { corporate as rules } from '../../../engine/groups/corporate.ts';
import type { Noun } from '../noun.ts';

export const corporate: GroupTextsOf<typeof rules, Noun> = {
  'hr-heads': {
    name: 'Personalabteilungen von Firmen mit 100 bis 500 Beschäftigten',
    short: { base: 'Personalabteilungen', dat: 'Personalabteilungen' },
    who: 'Personalverantwortliche, die laufend einstellen. Sie erkennen sie an der Karriereseite und an Stellenanzeigen, die nie verschwinden.',
    why: {
      consulting: 'Beratung holen sie, wenn die Fluktuation zum Thema der Geschäftsführung wird.',
      events_webinars: 'Sie haben ein Weiterbildungsbudget und wenig Zeit, Veranstaltungen zu organisieren.',
      memberships_subscriptions: 'Eine Mitgliedschaft für alle ist ein Argument in der Stellenanzeige.',
      digital_products: 'Mit digitalen Kursen schulen sie drei Standorte gleichzeitig.',
      software_saas: 'Nimmt Software der Personalabteilung eine Arbeit ab, zählen sie die gesparten Stunden.',
      services: 'Dienstleistungen, die Verwaltung abnehmen, geben sie gern nach außen.',
    },
    buys: {
      small: 'Nennen Sie den Preis pro Kopf und Jahr: So rechnen Personalabteilungen.',
      large: 'Bereiten Sie eine Seite für die Geschäftsführung und eine für den Betriebsrat vor.',
    },
  },
  holdings: {
    name: 'Beteiligungsgesellschaften und ihre Firmen',
    short: { base: 'Beteiligungsgesellschaften', dat: 'Beteiligungsgesellschaften' },
    who: 'Holdings mit fünf bis dreißig Firmen. Das Portfolio steht auf der Website, die Verantwortlichen auch.',
    why: {
      consulting:
        'Sie müssen in wenigen Jahren mehr Wert zeigen und kaufen Beratung für mehrere Firmen zugleich.',
      software_saas: 'Software, die sich in einer Firma bewährt, wird in der nächsten eingeführt.',
      services: 'Dienstleistungen ihrer Firmen bündeln sie bei einem Anbieter.',
    },
    buys: {
      small: 'Beträge wie Ihre entscheidet die einzelne Firma: Bitten Sie die Holding um eine Empfehlung.',
      large: 'Hier entscheidet das Beteiligungsmanagement: Bringen Sie eine Kennzahl vorher und nachher mit.',
    },
  },
};
