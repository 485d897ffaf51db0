import type { StepTextsOf } from '../../../engine/content.ts';
import type { throughOthers as rules } from '../../../engine/rules/through-others.ts';

export const throughOthers: StepTextsOf<typeof rules> = {
  'companies-before-consumers': {
    title: 'Firmen wählen, die Ihre Kunden schon haben',
    body: 'Privatkunden einzeln zu gewinnen dauert lange, und Outreach ist dafür nicht gemacht. {group} erreichen viele davon auf einmal. Listen Sie zwanzig solcher Firmen in Ihrer Nähe auf und notieren Sie daneben, was diese davon haben: etwas zu verkaufen, etwas zu verschenken oder einen Grund, warum ihre Kunden wiederkommen.',
    adds: {
      lowPrices: 'Bitten Sie zuerst um eine kleine Bestellung, nicht um einen Rahmenvertrag.',
      highPrices:
        'Bieten Sie bei Preisen {prices} eine Provision statt eines Rabatts: Sie kostet erst etwas, wenn verkauft ist.',
    },
    seen: {
      audience: {
        bad: 'Ergänzen Sie eine Seite für Geschäftskunden mit einer Ansprechperson.',
        good: 'Ergänzen Sie dort einen Satz für Geschäftskunden.',
      },
    },
  },
  'partners-with-reach': {
    title: 'Partnerfirmen danach ordnen, wen sie mitbringen',
    body: 'Listen Sie dreißig Firmen auf, die {offer} zu ihren Kunden tragen könnten, angefangen bei {groupDat}. Vergeben Sie je einen Punkt für Reichweite, für jährlich laufende Verträge und für eine Person, die Sie beim Namen kennen. Sprechen Sie nur mit denen, die alle drei haben: Die anderen kosten gleich viel Zeit und bringen weniger.',
    seen: {
      references: {
        bad: 'Nennen Sie dort den ersten Partner, sobald er zugesagt hat. Das überzeugt den zweiten.',
        good: 'Stellen Sie dort Partner vor Endkunden.',
      },
    },
  },
};
