import type { StepTextsOf } from '../../../engine/content.ts';
import type { throughOthers as rules } from '../../../engine/rules/through-others.ts';

export const throughOthers: StepTextsOf<typeof rules> = {
  'companies-before-consumers': {
    title: 'Firmen finden, die Ihre Kunden schon erreichen',
    how: [
      'Schreiben Sie zwanzig Firmen in Ihrer Nähe auf, die viele Ihrer Kunden auf einmal erreichen.',
      'Notieren Sie zu jeder, was sie von einer Zusammenarbeit hätte: ein Produkt zum Verkaufen, ein Geschenk für ihre Kunden oder mehr Stammkunden.',
    ],
    template:
      'Guten Tag [Name], viele Ihrer Kunden suchen zu [Anlass] etwas Passendes. Wir bieten [Angebot]. Möchten Sie es mit [kleine Menge] ausprobieren? Ihr Vorteil: [was die Firma davon hat].',
    adds: {
      lowPrices: 'Bitten Sie zuerst nur um eine kleine Bestellung.',
      highPrices:
        'Bieten Sie bei Preisen {prices} lieber eine Provision als einen Rabatt an. Dann zahlen Sie erst, wenn etwas verkauft ist.',
    },
    seen: {
      audience: {
        bad: 'Richten Sie auf Ihrer Website eine Seite für Geschäftskunden mit einem Ansprechpartner ein.',
        good: 'Ergänzen Sie auf der Startseite einen Satz für Geschäftskunden.',
      },
    },
  },
  'partners-with-reach': {
    title: 'Die wichtigsten Partnerfirmen auswählen',
    how: [
      'Schreiben Sie dreißig Firmen auf, die {offer} ihren Kunden anbieten könnten. Beginnen Sie mit {groupDat}.',
      'Geben Sie je einen Punkt für viele Kunden, für Verträge, die sich jährlich verlängern, und für einen persönlichen Kontakt.',
      'Sprechen Sie nur mit den Firmen, die alle drei Punkte haben.',
    ],
    template: 'Firma | Viele Kunden | Jährliche Verträge | Mein Kontakt dort | Punkte',
    seen: {
      references: {
        bad: 'Nennen Sie den ersten Partner auf Ihrer Website, sobald er zugesagt hat. Das überzeugt auch andere.',
        good: 'Zeigen Sie auf Ihrer Website zuerst die Partner und dann die Endkunden.',
      },
    },
  },
};
