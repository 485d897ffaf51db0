import type { StepTextsOf } from '../../../engine/content.ts';
import type { throughOthers as rules } from '../../../engine/rules/through-others.ts';

export const throughOthers: StepTextsOf<typeof rules> = {
  'companies-before-consumers': {
    title: 'Firmen wählen, die Ihre Kunden schon haben',
    how: [
      'Listen Sie zwanzig Firmen in Ihrer Nähe auf, die viele Ihrer Kunden auf einmal erreichen.',
      'Notieren Sie daneben, was diese davon haben: etwas zu verkaufen, etwas zu verschenken oder einen Grund, warum ihre Kunden wiederkommen.',
    ],
    template:
      'Ihre Kunden [Anlass] ohnehin. Dazu passt [Angebot]. Möchten Sie es zuerst mit [kleine Zahl] versuchen? Ihnen bleibt [was sie davon haben].',
    adds: {
      lowPrices: 'Bitten Sie zuerst um eine kleine Bestellung, nicht um einen Rahmenvertrag.',
      highPrices:
        'Bieten Sie bei Preisen {prices} eine Provision statt eines Rabatts: Sie kostet erst etwas, wenn verkauft ist.',
    },
    seen: {
      audience: {
        bad: 'Ergänzen Sie eine Seite für Geschäftskunden mit einer Ansprechperson.',
        good: 'Ergänzen Sie auf der Startseite einen Satz für Geschäftskunden.',
      },
    },
  },
  'partners-with-reach': {
    title: 'Partnerfirmen danach ordnen, wen sie mitbringen',
    how: [
      'Listen Sie dreißig Firmen auf, die {offer} zu ihren Kunden tragen könnten, angefangen bei {groupDat}.',
      'Vergeben Sie je einen Punkt für Reichweite, für jährlich laufende Verträge und für eine Person, die Sie beim Namen kennen.',
      'Sprechen Sie nur mit denen, die alle drei haben.',
    ],
    template: 'Firma | Reichweite | Verlängert jährlich | Person, die ich kenne | Punkte',
    seen: {
      references: {
        bad: 'Nennen Sie den ersten Partner auf der Website, sobald er zugesagt hat: Das überzeugt den zweiten.',
        good: 'Stellen Sie auf der Website Partner vor Endkunden.',
      },
    },
  },
};
