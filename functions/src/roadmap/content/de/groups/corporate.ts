import type { GroupTextsOf } from '../../../engine/content.ts';
import type { corporate as rules } from '../../../engine/groups/corporate.ts';
import type { Noun } from '../noun.ts';

export const corporate: GroupTextsOf<typeof rules, Noun> = {
  'hr-heads': {
    name: 'Personalabteilungen von Firmen mit 100 bis 500 Beschäftigten',
    short: { base: 'Personalabteilungen', dat: 'Personalabteilungen' },
    who: 'Suchen Sie Firmen mit 100 bis 500 Beschäftigten, die laufend einstellen. Sie erkennen sie an der Karriereseite und an Stellenanzeigen, die lange online bleiben.',
    why: {
      consulting:
        'Beratung ist gefragt, wenn zu viele Beschäftigte kündigen und die Geschäftsführung handeln will.',
      events_webinars:
        'Für Weiterbildung gibt es ein Budget, aber wenig Zeit, um selbst etwas zu organisieren.',
      memberships_subscriptions:
        'Mit einer Mitgliedschaft für alle Beschäftigten kann die Firma in Stellenanzeigen werben.',
      digital_products: 'Mit digitalen Kursen lassen sich mehrere Standorte gleichzeitig schulen.',
      software_saas: 'Personalabteilungen achten darauf, wie viele Arbeitsstunden eine Software spart.',
      services: 'Personalabteilungen geben Verwaltungsarbeit gern an Dienstleister ab.',
    },
    buys: {
      small: 'Nennen Sie den Preis pro Kopf und Jahr, denn so rechnen Personalabteilungen.',
      large: 'Fassen Sie Ihr Angebot für Geschäftsführung und Betriebsrat auf je einer Seite zusammen.',
    },
  },
  holdings: {
    name: 'Beteiligungsgesellschaften und ihre Firmen',
    short: { base: 'Beteiligungsgesellschaften', dat: 'Beteiligungsgesellschaften' },
    who: 'Beteiligungsgesellschaften besitzen oft fünf bis dreißig Firmen. Auf ihrer Website steht, welche das sind und wer dafür zuständig ist.',
    why: {
      consulting:
        'Die Gesellschaften wollen den Wert ihrer Firmen in wenigen Jahren steigern und kaufen Beratung oft für mehrere zugleich ein.',
      software_saas:
        'Wenn sich eine Software in einer Firma bewährt, wird sie auch in der nächsten eingeführt.',
      services:
        'Die Gesellschaften kaufen Dienstleistungen für ihre Firmen gern bei einem einzigen Anbieter ein.',
    },
    buys: {
      small:
        'Bei Ihren Preisen entscheidet die einzelne Firma. Bitten Sie die Beteiligungsgesellschaft um eine Empfehlung.',
      large:
        'Bei Ihren Preisen entscheidet das Beteiligungsmanagement. Zeigen Sie an einer Kennzahl, was Sie verbessern.',
    },
  },
};
