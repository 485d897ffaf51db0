import type { StepRule } from '../step-rule.ts';

export const pricing = [
  {
    id: 'three-packages',
    theme: 'pricing',
    when: {
      answers: {
        biggestChallenges: { pricing_strategy: 3, conversion: 1 },
        productTypes: { services: 1, consulting: 1, software_saas: 1 },
      },
    },
    seen: [
      {
        findings: ['pricing'],
        bad: {
          en: 'show the three packages there, even without exact amounts.',
          de: 'Zeigen Sie dort die drei Pakete, auch ohne genaue Beträge.',
        },
        good: {
          en: 'let the three packages take the place of what stands there.',
          de: 'Ersetzen Sie die Angaben dort durch die drei Pakete.',
        },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: { en: 'Turn {offer} into three packages', de: 'Ihr Angebot in drei Pakete gliedern' },
    body: {
      en: 'Set one small, one normal and one large package between the ends of your prices {prices}. Each gets a name, a result and a limit that everybody understands, such as a number of users, days or locations. Whoever asks for a discount gets the smaller package, not a lower price.',
      de: 'Bilden Sie bei Ihren Preisen {prices} ein kleines, ein normales und ein großes Paket. Jedes bekommt einen Namen, ein Ergebnis und eine Grenze, die jeder versteht, etwa eine Zahl von Nutzern, Tagen oder Standorten. Wer Rabatt möchte, bekommt das kleinere Paket statt eines kleineren Preises.',
    },
  },
  {
    id: 'price-in-sight',
    theme: 'pricing',
    when: {
      answers: {
        biggestChallenges: { pricing_strategy: 2, conversion: 2 },
        priceRange: { '10-100': 2, '100-1k': 2, '1k-10k': 1 },
        customerAcquisition: { organic: 1, paid: 1 },
      },
    },
    repairs: ['pricing'],
    impact: 3,
    effort: 1,
    needs: [],
    title: {
      en: 'Let the website name an order of magnitude',
      de: 'Auf der Website eine Größenordnung nennen',
    },
    body: {
      en: 'Publish the lowest price you would really accept and what makes it rise, in two lines. It saves you conversations with people who cannot pay and shows the others that you have nothing to hide.',
      de: 'Veröffentlichen Sie in zwei Zeilen den niedrigsten Preis, den Sie wirklich annehmen würden, und wodurch er steigt. Das erspart Ihnen Gespräche mit Menschen, die nicht zahlen können, und zeigt den anderen, dass Sie nichts zu verbergen haben.',
    },
    adds: [
      {
        only: { priceRange: ['10-100', '100-1k'] },
        en: 'Add what a company with twenty people would pay: without that figure no buyer can propose it internally.',
        de: 'Ergänzen Sie, was eine Firma mit zwanzig Leuten zahlen würde: Ohne diese Zahl kann es intern niemand vorschlagen.',
      },
    ],
  },
  {
    id: 'small-first-order',
    theme: 'pricing',
    when: {
      answers: {
        priceRange: { '10k-plus': 3, '1k-10k': 2 },
        biggestChallenges: { conversion: 2, pricing_strategy: 1 },
        productTypes: { consulting: 2, services: 2, software_saas: 1 },
      },
      only: { priceRange: ['1k-10k', '10k-plus'] },
    },
    seen: [
      {
        findings: ['call-to-action', 'pricing'],
        bad: {
          en: 'name the first piece there, with its fixed price.',
          de: 'Nennen Sie dort das erste Stück mit seinem Festpreis.',
        },
        good: {
          en: 'put the first piece and its fixed price beside it.',
          de: 'Stellen Sie das erste Stück mit seinem Festpreis daneben.',
        },
      },
    ],
    impact: 5,
    effort: 2,
    needs: [],
    title: {
      en: 'Sell a small first piece with a fixed price',
      de: 'Ein kleines erstes Stück zum Festpreis verkaufen',
    },
    body: {
      en: 'Nobody spends {topPrice} with a stranger straight away. Cut out a first piece that takes you at most ten days, ends with something the customer can hold in hand and is credited if they go on. It is the only thing your first conversations are about.',
      de: 'Niemand gibt einem Fremden auf Anhieb {topPrice}. Schneiden Sie ein erstes Stück heraus, das Sie höchstens zehn Tage kostet, mit einem greifbaren Ergebnis endet und bei einem Folgeauftrag angerechnet wird. Nur darum geht es in den ersten Gesprächen.',
    },
    adds: [
      {
        only: { productTypes: ['consulting'] },
        en: 'A good form for consulting: a review of two days with a written result of four pages.',
        de: 'Für Beratung eignet sich eine Bestandsaufnahme von zwei Tagen mit einem schriftlichen Ergebnis von vier Seiten.',
      },
      {
        only: { productTypes: ['software_saas'] },
        en: 'A good form for software: one department, the customer’s own data, four weeks, one agreed figure to be reached.',
        de: 'Für Software eignet sich ein Test mit einer Abteilung, den eigenen Daten des Kunden, vier Wochen und einem vereinbarten Zielwert.',
      },
      {
        only: { productTypes: ['services'] },
        en: 'A good form for services: one location or one task, with a date on which it is handed over.',
        de: 'Für Dienstleistungen eignet sich ein Standort oder eine Aufgabe mit festem Übergabetermin.',
      },
    ],
  },
  {
    id: 'company-package',
    theme: 'pricing',
    when: {
      answers: {
        priceRange: { '10-100': 3, '100-1k': 2 },
        productTypes: {
          digital_products: 2,
          memberships_subscriptions: 2,
          events_webinars: 2,
          physical_products: 1,
        },
        customerType: { b2c: 2, b2b2c: 1 },
      },
      only: { priceRange: ['10-100', '100-1k'] },
      unless: { productTypes: ['marketplace', 'services', 'consulting'] },
    },
    seen: [
      {
        findings: ['pricing', 'contact-form'],
        bad: {
          en: 'set up a page for companies with the lots and a person to talk to.',
          de: 'Richten Sie für Firmen eine eigene Seite mit den Paketen und einer Ansprechperson ein.',
        },
        good: { en: 'add a line there for companies.', de: 'Ergänzen Sie dort eine Zeile für Firmen.' },
      },
    ],
    impact: 5,
    effort: 2,
    needs: [],
    title: {
      en: 'Build a package a company can buy at once',
      de: 'Ein Paket bauen, das eine Firma auf einmal kauft',
    },
    body: {
      en: 'At prices {prices} a single sale hardly pays for the effort of winning it. Offer {offer} in lots of 10, 50 and 200, on one invoice, with one contact person. Outreach to {group} begins with the smallest lot.',
      de: 'Bei Preisen {prices} deckt ein einzelner Verkauf kaum den Aufwand, ihn zu gewinnen. Bieten Sie {offer} im Paket für 10, 50 und 200 an, mit einer Rechnung und einer Ansprechperson. Die Ansprache von {groupDat} beginnt mit dem kleinsten Paket.',
    },
  },
  {
    id: 'worth-in-figures',
    theme: 'pricing',
    when: {
      answers: {
        biggestChallenges: { pricing_strategy: 3, competition: 2 },
        priceRange: { '10k-plus': 2, '1k-10k': 1 },
        customerAcquisition: { direct_sales: 1 },
      },
      only: { customerType: ['b2b', 'b2b2c'] },
    },
    seen: [
      {
        findings: ['numbers', 'references'],
        bad: { en: 'this sum closes the gap.', de: 'Diese Rechnung schließt die Lücke.' },
        good: { en: 'put this sum beside it.', de: 'Stellen Sie diese Rechnung dazu.' },
      },
    ],
    impact: 4,
    effort: 2,
    needs: [],
    title: {
      en: 'Work out what the problem costs your customer',
      de: 'Ausrechnen, was das Problem den Kunden kostet',
    },
    body: {
      en: 'Take one real customer and work out with them what they spent before: hours times wage, lost orders, rework. One page with that sum, set beside your prices {prices}, answers the question of price before it is asked. Mark every assumption, so that a new prospect can put in their own figures.',
      de: 'Rechnen Sie mit einem echten Kunden aus, was ihn das Problem vorher gekostet hat: Stunden mal Lohn, entgangene Aufträge, Nacharbeit. Stellen Sie diese Summe auf einer Seite Ihren Preisen {prices} gegenüber: Das beantwortet die Preisfrage, bevor sie gestellt wird. Kennzeichnen Sie jede Annahme, damit Interessenten ihre eigenen Zahlen einsetzen können.',
    },
  },
] as const satisfies readonly StepRule[];
