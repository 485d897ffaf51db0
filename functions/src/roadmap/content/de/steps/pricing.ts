import type { StepTextsOf } from '../../../engine/content.ts';
import type { pricing as rules } from '../../../engine/rules/pricing.ts';

export const pricing: StepTextsOf<typeof rules> = {
  'three-packages': {
    title: 'Ihr Angebot in drei Pakete gliedern',
    body: 'Machen Sie aus Preisen {prices} ein kleines, ein normales und ein großes Paket. Jedes bekommt einen Namen, ein Ergebnis und eine Grenze, die jeder versteht, etwa eine Zahl von Nutzern, Tagen oder Standorten. Wer Rabatt möchte, bekommt das kleinere Paket statt eines kleineren Preises.',
    seen: {
      pricing: {
        bad: 'Zeigen Sie dort die drei Pakete, auch ohne genaue Beträge.',
        good: 'Ersetzen Sie die Angaben dort durch die drei Pakete.',
      },
    },
  },
  'price-in-sight': {
    title: 'Auf der Website eine Größenordnung nennen',
    body: 'Veröffentlichen Sie in zwei Zeilen den niedrigsten Preis, den Sie wirklich annehmen würden, und wodurch er steigt. Das erspart Ihnen Gespräche mit Menschen, die nicht zahlen können, und zeigt den anderen, dass Sie nichts zu verbergen haben.',
    adds: {
      lowPrices:
        'Ergänzen Sie, was eine Firma mit zwanzig Leuten zahlen würde: Ohne diese Zahl kann es intern niemand vorschlagen.',
    },
  },
  'small-first-order': {
    title: 'Ein kleines erstes Projekt zum Festpreis verkaufen',
    body: 'Niemand gibt einem Fremden auf Anhieb {topPrice}. Schneiden Sie ein erstes Projekt heraus, das Sie höchstens zehn Tage kostet, mit einem greifbaren Ergebnis endet und bei einem Folgeauftrag angerechnet wird. Nur darum geht es in den ersten Gesprächen.',
    adds: {
      consulting:
        'Für Beratung eignet sich eine Bestandsaufnahme von zwei Tagen mit einem schriftlichen Ergebnis von vier Seiten.',
      software:
        'Für Software eignet sich ein Test mit einer Abteilung, den eigenen Daten des Kunden, vier Wochen und einem vereinbarten Zielwert.',
      services: 'Für Dienstleistungen eignet sich ein Standort oder eine Aufgabe mit festem Übergabetermin.',
    },
    seen: {
      'call-to-action': {
        bad: 'Nennen Sie dort das erste Projekt mit seinem Festpreis.',
        good: 'Stellen Sie das erste Projekt mit seinem Festpreis daneben.',
      },
    },
  },
  'company-package': {
    title: 'Ein Paket bauen, das eine Firma auf einmal kauft',
    body: 'Bei Preisen {prices} deckt ein einzelner Verkauf kaum den Aufwand, ihn zu gewinnen. Bieten Sie {offer} im Paket für 10, 50 und 200 an, mit einer Rechnung und einer Ansprechperson. Die Ansprache von {groupDat} beginnt mit dem kleinsten Paket.',
    seen: {
      pricing: {
        bad: 'Richten Sie für Firmen eine eigene Seite mit den Paketen und einer Ansprechperson ein.',
        good: 'Ergänzen Sie dort eine Zeile für Firmen.',
      },
    },
  },
  'worth-in-figures': {
    title: 'Ausrechnen, was das Problem den Kunden kostet',
    body: 'Rechnen Sie mit einem echten Kunden aus, was ihn das Problem vorher gekostet hat: Stunden mal Lohn, entgangene Aufträge, Nacharbeit. Stellen Sie diese Summe auf einer Seite Ihren Preisen {prices} gegenüber: Das beantwortet die Preisfrage, bevor sie gestellt wird. Kennzeichnen Sie jede Annahme, damit Interessenten ihre eigenen Zahlen einsetzen können.',
    seen: {
      numbers: { bad: 'Diese Rechnung schließt die Lücke.', good: 'Stellen Sie diese Rechnung dazu.' },
    },
  },
};
