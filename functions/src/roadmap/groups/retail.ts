import type { GroupRule } from '../group-rule.ts';

/** Companies through which consumers are reached, or that buy for them. */
export const retail = [
  {
    id: 'specialist-shops',
    name: { en: 'Specialist shops and concept stores', de: 'Fachgeschäfte und Concept Stores' },
    short: { en: 'specialist shops', de: 'Fachgeschäfte', deDat: 'Fachgeschäften' },
    who: {
      en: 'Owner-run shops that choose their range themselves and show new things on their social channels every week.',
      de: 'Inhabergeführte Läden, die ihr Sortiment selbst aussuchen und jede Woche Neues in ihren Kanälen zeigen.',
    },
    why: {
      physical_products: {
        en: 'They look for products the chains do not have and explain them to customers in person.',
        de: 'Sie suchen Produkte, die es in den Ketten nicht gibt, und erklären sie ihren Kunden persönlich.',
      },
      marketplace: {
        en: 'A marketplace gives them a second shop window without a shop system of their own.',
        de: 'Ein Marktplatz gibt ihnen ein zweites Schaufenster ohne eigenes Shopsystem.',
      },
      events_webinars: {
        en: 'An evening event with you brings regulars into the shop.',
        de: 'Eine Abendveranstaltung mit Ihnen bringt Stammkunden in den Laden.',
      },
      digital_products: {
        en: 'A digital product with a gift card can stand on the counter and needs no storage.',
        de: 'Ein digitales Produkt als Gutscheinkarte steht auf der Theke und braucht kein Lager.',
      },
    },
    buys: {
      small: {
        en: 'Twelve pieces on commission with a small display are a yes at the first visit.',
        de: 'Zwölf Stück auf Kommission mit kleinem Aufsteller sagen sie oft beim ersten Besuch zu.',
      },
      large: {
        en: 'At prices {prices} one exhibit and an order from stock at your place are enough.',
        de: 'Bei Preisen {prices} genügen ein Ausstellungsstück und die Bestellung ab Ihrem Lager.',
      },
    },
    only: { customerType: ['b2c', 'b2b2c'], priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['food', 'beauty'],
    when: {
      customerType: { b2c: 3, b2b2c: 1 },
      priceRange: { '10-100': 3, '100-1k': 1 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { influencer: 1, word_of_mouth: 1 },
      businessPhase: { social: 1 },
    },
  },
  {
    id: 'chains',
    name: {
      en: 'Retail chains and buying groups',
      de: 'Handelsketten und Einkaufsverbände',
    },
    short: { en: 'retail chains', de: 'Handelsketten', deDat: 'Handelsketten' },
    who: {
      en: 'Category buyers with a fixed listing calendar; it is on the supplier pages of their websites.',
      de: 'Einkaufsbereiche mit festem Listungskalender, der auf den Lieferantenseiten ihrer Websites steht.',
    },
    why: {
      physical_products: {
        en: 'One listing puts your products on hundreds of shelves, if you can deliver.',
        de: 'Eine Listung bringt Ihre Produkte in Hunderte Regale, sofern Sie liefern können.',
      },
      digital_products: {
        en: 'Gift cards for digital products are a shelf of their own there.',
        de: 'Gutscheinkarten für digitale Produkte haben dort ein eigenes Regal.',
      },
      services: {
        en: 'They buy services for all branches with one contract.',
        de: 'Dienstleistungen kaufen sie für alle Filialen mit einem Vertrag ein.',
      },
      software_saas: {
        en: 'Software that saves each branch one hour a week counts hundredfold.',
        de: 'Software, die jeder Filiale eine Stunde pro Woche spart, zählt hundertfach.',
      },
    },
    buys: {
      small: {
        en: 'Ask for a regional test in ten shops before you speak about volumes.',
        de: 'Bitten Sie um einen regionalen Test in zehn Märkten, bevor Sie über Mengen sprechen.',
      },
      large: {
        en: 'At prices {prices} expect a tender; ask beforehand who writes the requirements.',
        de: 'Rechnen Sie bei Preisen {prices} mit einer Ausschreibung, und fragen Sie vorher, wer die Anforderungen schreibt.',
      },
    },
    only: { customerType: ['b2c', 'b2b2c'], teamSize: ['6-20', '21-50', '50+'] },
    topics: ['food', 'beauty'],
    when: {
      customerType: { b2c: 2, b2b2c: 2 },
      priceRange: { '10-100': 2, '10k-plus': 1 },
      teamSize: { '21-50': 2, '50+': 3 },
      businessPhase: { scaling: 2 },
      customerAcquisition: { direct_sales: 1 },
    },
  },
  {
    id: 'gift-givers',
    name: {
      en: 'Companies that give presents to customers and staff',
      de: 'Firmen, die Kunden und Mitarbeitende beschenken',
    },
    short: {
      en: 'companies that give presents',
      de: 'Firmen mit Geschenkbudget',
      deDat: 'Firmen mit Geschenkbudget',
    },
    who: {
      en: 'Firms with 50 to 500 people; the assistant to the management collects ideas from September on.',
      de: 'Unternehmen mit 50 bis 500 Beschäftigten. Die Assistenz der Geschäftsführung sammelt ab September Ideen.',
    },
    why: {
      physical_products: {
        en: 'Your products with their logo or a card in the box turn a private purchase into an order for two hundred.',
        de: 'Ihre Produkte mit Firmenlogo oder beigelegter Karte machen aus einem Einzelkauf eine Bestellung über zweihundert.',
      },
      digital_products: {
        en: 'A digital product is the present that reaches staff at home on the same day.',
        de: 'Ein digitales Produkt ist das Geschenk, das auch Leute im Homeoffice am selben Tag erreicht.',
      },
      events_webinars: {
        en: 'A shared event is remembered longer than a parcel.',
        de: 'An eine gemeinsame Veranstaltung erinnert man sich länger als an ein Päckchen.',
      },
      memberships_subscriptions: {
        en: 'A membership for a year is a present that thanks them every month.',
        de: 'Eine Mitgliedschaft für ein Jahr ist ein Geschenk, das sich jeden Monat in Erinnerung bringt.',
      },
    },
    buys: {
      small: {
        en: 'Name a price per head including packing and dispatch.',
        de: 'Nennen Sie einen Preis pro Kopf, mit Verpackung und Versand.',
      },
      large: {
        en: 'Prices {prices} suit presents for the ten most important customers.',
        de: 'Preise {prices} passen zu Geschenken für die zehn wichtigsten Kunden.',
      },
    },
    only: { priceRange: ['10-100', '100-1k'] },
    topics: ['food', 'beauty'],
    when: {
      customerType: { b2c: 3, b2b: 1 },
      priceRange: { '10-100': 3, '100-1k': 2 },
      customerAcquisition: { word_of_mouth: 1, organic: 1, email: 1 },
    },
  },
  {
    id: 'benefit-providers',
    name: {
      en: 'Providers of employee benefits',
      de: 'Anbieter von Mitarbeitervorteilen',
    },
    short: {
      en: 'benefit providers',
      de: 'Anbieter von Mitarbeitervorteilen',
      deDat: 'Anbietern von Mitarbeitervorteilen',
    },
    who: {
      en: 'Platforms that put offers in front of the staff of hundreds of companies and need new partners each quarter.',
      de: 'Plattformen, die den Belegschaften Hunderter Firmen Angebote zeigen und jedes Quartal neue Partner brauchen.',
    },
    why: {
      memberships_subscriptions: {
        en: 'Memberships are their favourite goods: they run on and are used every week.',
        de: 'Mitgliedschaften sind ihre liebste Ware: Sie laufen weiter und werden jede Woche genutzt.',
      },
      digital_products: {
        en: 'Digital products can be given to ten thousand people without delivery.',
        de: 'Digitale Produkte lassen sich ohne Lieferung an zehntausend Menschen ausgeben.',
      },
      physical_products: {
        en: 'Products with an exclusive price stand out among all the vouchers.',
        de: 'Produkte mit exklusivem Preis fallen zwischen all den Gutscheinen auf.',
      },
      services: {
        en: 'Services for the household or for health are rare there and in demand.',
        de: 'Dienstleistungen für Haushalt oder Gesundheit sind dort selten und gefragt.',
      },
      marketplace: {
        en: 'A whole marketplace saves them negotiating with each seller.',
        de: 'Ein ganzer Marktplatz erspart ihnen die Verhandlung mit jedem einzelnen Verkäufer.',
      },
    },
    buys: {
      small: {
        en: 'They want an exclusive price and an interface or a list of codes; prepare both.',
        de: 'Sie möchten einen Sonderpreis und eine Schnittstelle oder Codeliste: Bereiten Sie beides vor.',
      },
      large: {
        en: 'At prices {prices} propose payment by instalments through the wage slip.',
        de: 'Schlagen Sie bei Preisen {prices} eine Ratenzahlung über die Gehaltsabrechnung vor.',
      },
    },
    only: { customerType: ['b2c', 'b2b2c'], priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['health', 'learning', 'food'],
    when: {
      customerType: { b2c: 3, b2b2c: 3 },
      priceRange: { '10-100': 2, '100-1k': 1 },
      customerAcquisition: { partnerships: 1, paid: 1 },
      businessPhase: { partnerships: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
