import type { StepTextsOf } from '../../../engine/content.ts';
import type { pricing as rules } from '../../../engine/rules/pricing.ts';

export const pricing: StepTextsOf<typeof rules> = {
  'three-packages': {
    title: 'Ihr Angebot in drei Pakete aufteilen',
    how: [
      'Bieten Sie ein kleines, ein mittleres und ein großes Paket an, zu Preisen {prices}.',
      'Geben Sie jedem Paket einen Namen und schreiben Sie dazu, was enthalten ist und was nicht.',
      'Wenn jemand einen Rabatt möchte, bieten Sie das kleinere Paket an.',
    ],
    seen: {
      pricing: {
        bad: 'Zeigen Sie die drei Pakete auf Ihrer Website, notfalls ohne genaue Preise.',
        good: 'Ersetzen Sie die Preise auf Ihrer Website durch die drei Pakete.',
      },
    },
  },
  'price-in-sight': {
    title: 'Auf der Website einen ungefähren Preis nennen',
    how: ['Nennen Sie Ihren niedrigsten Preis und schreiben Sie dazu, wodurch er steigt.'],
    template:
      'Unsere Preise beginnen bei [niedrigster Preis]. Was Sie zahlen, hängt von [Umfang, Menge oder Ort] ab. Die meisten Kunden zahlen etwa [Preis].',
    adds: {
      lowPrices: 'Rechnen Sie als Beispiel vor, was eine Firma mit zwanzig Leuten zahlen würde.',
    },
  },
  'small-first-order': {
    title: 'Ein kleines erstes Projekt zum Festpreis anbieten',
    how: [
      'Legen Sie ein Projekt fest, für das Sie höchstens zehn Arbeitstage brauchen und bei dem der Kunde ein fertiges Ergebnis bekommt.',
      'Rechnen Sie den Preis auf den Folgeauftrag an. Kaum jemand zahlt einem neuen Anbieter auf Anhieb {topPrice}.',
      'Bieten Sie im Erstgespräch nur dieses Projekt an.',
    ],
    adds: {
      consulting:
        'Für Beratungen eignet sich zum Beispiel eine zweitägige Bestandsaufnahme mit einem Bericht von vier Seiten.',
      software:
        'Bei Software kann eine Abteilung vier Wochen lang mit eigenen Daten arbeiten. Vereinbaren Sie vorher, was am Ende besser sein soll.',
      services: 'Bei Dienstleistungen können Sie mit einem Standort oder einer Aufgabe beginnen.',
    },
    seen: {
      'call-to-action': {
        bad: 'Bieten Sie das Projekt mit Festpreis oben auf Ihrer Startseite an.',
        good: 'Nennen Sie das Projekt und seinen Preis neben dem Button auf Ihrer Startseite.',
      },
    },
  },
  'company-package': {
    title: 'Mengenpakete für Firmen anbieten',
    how: [
      'Bieten Sie Pakete mit 10, 50 und 200 Stück, Plätzen oder Lizenzen an. Bei Preisen {prices} lohnt sich ein einzelner Verkauf kaum.',
      'Stellen Sie für jedes Paket nur eine Rechnung und nennen Sie einen Ansprechpartner.',
      'Bieten Sie {groupDat} zuerst das kleinste Paket an.',
    ],
    seen: {
      pricing: {
        bad: 'Richten Sie für Firmen eine eigene Seite mit den Paketen und einem Ansprechpartner ein.',
        good: 'Ergänzen Sie bei Ihren Preisen die Pakete für Firmen.',
      },
    },
  },
  'worth-in-figures': {
    title: 'Ausrechnen, was das Problem Ihre Kunden kostet',
    how: [
      'Rechnen Sie mit einem Kunden durch, was ihn das ungelöste Problem im Jahr kostet: Arbeitsstunden, entgangene Aufträge und Nacharbeit.',
      'Stellen Sie die Summe auf einer Seite Ihren Preisen {prices} gegenüber.',
      'Schreiben Sie Ihre Annahmen dazu, damit Interessenten ihre eigenen Zahlen einsetzen können.',
    ],
    template:
      '[Stunden im Jahr] × [Stundenlohn] + [entgangene Aufträge] + [Nacharbeit] = [Summe] im Jahr. Mit uns: einmalig [Preis], danach noch [Restkosten] im Jahr.',
    seen: {
      numbers: {
        bad: 'Nennen Sie diese Summe auf Ihrer Website.',
        good: 'Ergänzen Sie diese Summe bei den Zahlen auf Ihrer Website.',
      },
    },
  },
  'sets-and-vouchers': {
    title: 'Sets, Geschenke und Gutscheine anbieten',
    how: [
      'Stellen Sie ein Set zusammen, das etwa so viel kostet wie zwei normale Einkäufe.',
      'Bieten Sie das Set auch als Geschenk an, verpackt und mit Karte.',
      'Verkaufen Sie Gutscheine mit aufgedrucktem Betrag.',
    ],
    seen: {
      pricing: {
        bad: 'Zeigen Sie das Set mit Preis oben auf Ihrer Website.',
        good: 'Nennen Sie das Set bei Ihren Preisen zuerst.',
      },
    },
  },
};
