import type { GroupRule } from '../group-rule.ts';

/** Companies that sell what others make. */
export const trade = [
  {
    id: 'wholesalers',
    name: {
      en: 'Wholesalers and distributors with their own sales force',
      de: 'Großhändler und Distributoren mit eigenem Außendienst',
    },
    short: { en: 'wholesalers', de: 'Großhändler', deDat: 'Großhändlern' },
    who: {
      en: 'Companies that visit hundreds of dealers every month; their catalogues show what is missing in the range.',
      de: 'Unternehmen, die jeden Monat Hunderte Händler besuchen. Ihre Kataloge zeigen, was im Sortiment fehlt.',
    },
    why: {
      physical_products: {
        en: 'One listing there carries your products to more dealers than you could visit in a year.',
        de: 'Eine Listung bringt Ihre Produkte zu mehr Händlern, als Sie in einem Jahr besuchen könnten.',
      },
      software_saas: {
        en: 'Their sales force works with outdated price lists, a task made for software.',
        de: 'Ihr Außendienst arbeitet mit veralteten Preislisten, eine klare Aufgabe für Software.',
      },
      marketplace: {
        en: 'On a marketplace they find buyers their sales force does not visit.',
        de: 'Auf einem Marktplatz finden sie Abnehmer, die ihr Außendienst nicht besucht.',
      },
      services: {
        en: 'Services for their dealers, such as training or product data, bind those dealers to them.',
        de: 'Dienstleistungen für ihre Händler, etwa Schulung oder Produktdaten, binden diese an sie.',
      },
    },
    buys: {
      small: {
        en: 'Purchasing calculates in pallets: bring a purchase price that leaves room for two margins.',
        de: 'Der Einkauf rechnet in Paletten: Bringen Sie einen Einkaufspreis mit, der Platz für zwei Margen lässt.',
      },
      large: {
        en: 'At prices {prices} offer a first quarter with the right of return.',
        de: 'Bieten Sie bei Preisen {prices} ein erstes Quartal mit Rückgaberecht an.',
      },
    },
    topics: ['food', 'building', 'transport'],
    when: {
      customerType: { b2b: 1, b2b2c: 2, b2c: 1 },
      priceRange: { '10-100': 1, '100-1k': 2 },
      teamSize: { '21-50': 1, '50+': 2 },
      customerAcquisition: { partnerships: 1, events: 1 },
      businessPhase: { scaling: 1 },
    },
  },
  {
    id: 'makers-without-online-sales',
    name: {
      en: 'Manufacturers without online sales of their own',
      de: 'Hersteller ohne eigenen Onlinevertrieb',
    },
    short: {
      en: 'manufacturers without online sales',
      de: 'Hersteller ohne Onlinevertrieb',
      deDat: 'Herstellern ohne Onlinevertrieb',
    },
    who: {
      en: 'Makers of good products whose website ends at a dealer list or a PDF catalogue.',
      de: 'Hersteller guter Produkte, deren Website bei einer Händlerliste oder einem PDF-Katalog endet.',
    },
    why: {
      marketplace: {
        en: 'Your marketplace is the shortest way for them to buyers they do not reach today.',
        de: 'Ihr Marktplatz ist für sie der kürzeste Weg zu Käufern, die sie heute nicht erreichen.',
      },
      services: {
        en: 'They have nobody for this work, so a service with a fixed scope is easier than a new employee.',
        de: 'Für diese Arbeit ist niemand da. Eine Dienstleistung mit festem Umfang ist einfacher als eine neue Stelle.',
      },
      consulting: {
        en: 'Consulting is welcome where the dealers’ turnover falls and nobody knows the end customers.',
        de: 'Beratung ist willkommen, wo der Umsatz über Händler sinkt und niemand die Endkunden kennt.',
      },
      software_saas: {
        en: 'They start without old systems, so your software has nothing to replace.',
        de: 'Sie beginnen ohne Altsysteme: Ihre Software muss nichts ablösen.',
      },
    },
    buys: {
      small: {
        en: 'Begin with ten articles; amounts like yours need no meeting.',
        de: 'Beginnen Sie mit zehn Artikeln: Beträge wie Ihre brauchen keine Sitzung.',
      },
      large: {
        en: 'At prices {prices} managing director and head of sales decide together; invite both.',
        de: 'Bei Preisen {prices} entscheiden Geschäftsführung und Vertriebsleitung gemeinsam: Laden Sie beide ein.',
      },
    },
    topics: ['industry', 'marketing'],
    when: {
      customerType: { b2b: 1, b2c: 1, b2b2c: 2 },
      priceRange: { '100-1k': 1, '1k-10k': 1 },
      customerAcquisition: { organic: 1, paid: 1 },
    },
  },
  {
    id: 'online-shops',
    name: { en: 'Online shops with a warehouse of their own', de: 'Onlinehändler mit eigenem Lager' },
    short: { en: 'online shops', de: 'Onlinehändler', deDat: 'Onlinehändlern' },
    who: {
      en: 'Shops with 5 to 50 people; reviews and delivery times show publicly where it pinches.',
      de: 'Shops mit 5 bis 50 Beschäftigten. Bewertungen und Lieferzeiten zeigen öffentlich, wo es klemmt.',
    },
    why: {
      software_saas: {
        en: 'They measure everything, so software can prove its benefit within a month.',
        de: 'Sie messen alles. Ihre Software kann ihren Nutzen also innerhalb eines Monats beweisen.',
      },
      services: {
        en: 'Before the season they hand out services they could not staff in time.',
        de: 'Vor der Saison vergeben sie Dienstleistungen, für die sie so schnell niemanden fänden.',
      },
      consulting: {
        en: 'Advertising has become dear, so consulting that sells more to existing customers is welcome.',
        de: 'Werbung ist teuer geworden. Beratung, die aus Bestandskunden mehr macht, ist willkommen.',
      },
      physical_products: {
        en: 'They complete their range with products others already package and label.',
        de: 'Sie ergänzen ihr Sortiment gern um Produkte, die fertig verpackt und ausgezeichnet kommen.',
      },
      marketplace: {
        en: 'Every further marketplace brings turnover without a shop of their own.',
        de: 'Jeder weitere Marktplatz bringt ihnen Umsatz ohne neuen Shop.',
      },
    },
    buys: {
      small: {
        en: 'They decide within days and give notice just as quickly: agree on one figure for the first month.',
        de: 'Sie entscheiden in Tagen und kündigen ebenso schnell: Vereinbaren Sie eine Kennzahl für den ersten Monat.',
      },
      large: {
        en: 'At prices {prices} write between January and September; before Christmas nobody decides.',
        de: 'Schreiben Sie bei Preisen {prices} zwischen Januar und September: Vor Weihnachten entscheidet dort niemand.',
      },
    },
    topics: ['marketing', 'transport'],
    when: {
      customerType: { b2b: 1, b2c: 1, b2b2c: 1 },
      priceRange: { '100-1k': 1, '1k-10k': 1 },
      customerAcquisition: { paid: 1, email: 1 },
      businessPhase: { ads: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
