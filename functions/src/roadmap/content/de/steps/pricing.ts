import type { StepTextsOf } from '../../../engine/content.ts';
import type { pricing as rules } from '../../../engine/rules/pricing.ts';

export const pricing: StepTextsOf<typeof rules> = {
  'three-packages': {
    title: 'Ihr Angebot in drei Pakete gliedern',
    how: [
      'Machen Sie aus Preisen {prices} ein kleines, ein normales und ein großes Paket.',
      'Geben Sie jedem einen Namen, ein Ergebnis und eine Grenze, die jeder versteht, etwa Nutzer, Tage oder Standorte.',
      'Beantworten Sie die Bitte um Rabatt mit dem kleineren Paket statt mit einem kleineren Preis.',
    ],
    seen: {
      pricing: {
        bad: 'Zeigen Sie die drei auf der Website, auch ohne genaue Beträge.',
        good: 'Ersetzen Sie die Preise auf der Website durch die drei Pakete.',
      },
    },
  },
  'price-in-sight': {
    title: 'Auf der Website eine Größenordnung nennen',
    how: [
      'Veröffentlichen Sie zwei Zeilen: den niedrigsten Preis, den Sie wirklich annehmen würden, und wodurch er steigt.',
    ],
    template:
      'Ab [niedrigster Preis]. Es hängt davon ab, [wodurch er steigt]; die meisten zahlen um [Preis].',
    adds: {
      lowPrices:
        'Ergänzen Sie, was eine Firma mit zwanzig Leuten zahlen würde: Ohne diese Zahl kann es intern niemand vorschlagen.',
    },
  },
  'small-first-order': {
    title: 'Ein kleines erstes Projekt zum Festpreis verkaufen',
    how: [
      'Legen Sie ein kleines Projekt fest, das Sie höchstens zehn Tage kostet und mit einem greifbaren Ergebnis endet.',
      'Rechnen Sie den Preis beim Folgeauftrag an: Niemand gibt einem Fremden auf Anhieb {topPrice}.',
      'Sprechen Sie im Erstgespräch über nichts anderes.',
    ],
    adds: {
      consulting:
        'Für Beratung: eine Bestandsaufnahme von zwei Tagen mit einem schriftlichen Ergebnis von vier Seiten.',
      software:
        'Für Software: eine Abteilung, die eigenen Daten des Kunden, vier Wochen, ein vereinbarter Zielwert.',
      services: 'Für Dienstleistungen: ein Standort oder eine Aufgabe mit festem Übergabetermin.',
    },
    seen: {
      'call-to-action': {
        bad: 'Machen Sie das Projekt samt Festpreis zum nächsten Schritt auf der Startseite.',
        good: 'Stellen Sie das Projekt samt Festpreis neben den Button auf der Startseite.',
      },
    },
  },
  'company-package': {
    title: 'Ein Paket schnüren, das eine Firma auf einmal kauft',
    how: [
      'Bieten Sie {offer} im Paket für 10, 50 und 200 an, mit einer Rechnung und einem Ansprechpartner: Ein einzelner Verkauf zum Preis {prices} deckt kaum den Aufwand.',
      'Beginnen Sie die Ansprache von {groupDat} mit dem kleinsten Paket.',
    ],
    seen: {
      pricing: {
        bad: 'Richten Sie für Firmen eine eigene Seite mit den Paketen und einer Ansprechperson ein.',
        good: 'Ergänzen Sie neben Ihren Preisen eine Zeile für Firmen.',
      },
    },
  },
  'worth-in-figures': {
    title: 'Ausrechnen, was das Problem den Kunden kostet',
    how: [
      'Rechnen Sie mit einem echten Kunden Stunden mal Lohn, entgangene Aufträge und Nacharbeit zusammen.',
      'Stellen Sie die Summe auf einer Seite Ihren Preisen {prices} gegenüber.',
      'Kennzeichnen Sie jede Annahme, damit Interessenten ihre eigenen Zahlen einsetzen können.',
    ],
    template:
      '[Stunden] im Monat × [Lohn] + [entgangene Aufträge] + [Nacharbeit] = [Summe] im Jahr. Mit uns: einmalig [Preis], im Jahr noch [Rest].',
    seen: {
      numbers: {
        bad: 'Stellen Sie diese Summe auf Ihre Website.',
        good: 'Stellen Sie diese Summe zu den Zahlen auf Ihrer Website.',
      },
    },
  },
  'sets-and-vouchers': {
    title: 'Ein Set, ein Geschenk und einen Gutschein anbieten',
    how: [
      'Stellen Sie ein Set zu einem runden Preis zusammen, etwa für das Doppelte eines üblichen Einkaufs.',
      'Machen Sie ein Geschenk daraus, verpackt und mit Karte: Viele kaufen für jemand anderen.',
      'Verkaufen Sie an der Kasse Gutscheine mit aufgedrucktem Betrag.',
    ],
    seen: {
      pricing: {
        bad: 'Zeigen Sie das Set mit seinem Preis als Erstes auf Ihrer Website.',
        good: 'Stellen Sie das Set an den Anfang Ihrer Preise.',
      },
    },
  },
};
