import type { GroupRule } from '../group-rule.ts';

/** Companies that make, move and build things. */
export const industry = [
  {
    id: 'machine-builders',
    name: {
      en: 'Machine builders and suppliers with 50 to 250 people',
      de: 'Maschinenbauer und Zulieferer mit 50 bis 250 Beschäftigten',
    },
    short: { en: 'machine builders', de: 'Maschinenbauer', deDat: 'Maschinenbauern' },
    who: {
      en: 'Owner-managed industrial companies, easy to find through exhibitor lists of trade fairs and through their apprenticeship offers.',
      de: 'Inhabergeführte Industriebetriebe, gut zu finden über Ausstellerlisten von Fachmessen und ihre Ausbildungsangebote.',
    },
    why: {
      software_saas: {
        en: 'Much there still runs on spreadsheets, so software that takes over one task has a clear before and after.',
        de: 'Vieles läuft dort noch über Tabellen. Software, die eine Aufgabe ganz übernimmt, hat deshalb ein klares Vorher und Nachher.',
      },
      consulting: {
        en: 'Consulting finds an owner there who decides personally and feels every lost order.',
        de: 'Beratung trifft dort auf Inhaber, die selbst entscheiden und jeden verlorenen Auftrag spüren.',
      },
      services: {
        en: 'They like to hand out services that keep their own skilled people free for production.',
        de: 'Dienstleistungen vergeben sie gern, wenn ihre eigenen Fachkräfte dadurch für die Produktion frei bleiben.',
      },
      physical_products: {
        en: 'They buy products again and again once these are released as a part or as working material.',
        de: 'Produkte kaufen sie immer wieder nach, sobald sie als Teil oder Arbeitsmittel freigegeben sind.',
      },
    },
    buys: {
      small: {
        en: 'Amounts like yours are released by the head of department.',
        de: 'Beträge wie Ihre gibt die Abteilungsleitung frei.',
      },
      large: {
        en: 'At prices {prices} the managing director decides, usually with a look at the budget in autumn.',
        de: 'Bei Preisen {prices} entscheidet die Geschäftsführung, meist mit Blick auf die Budgetplanung im Herbst.',
      },
    },
    topics: ['industry', 'people'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '1k-10k': 2, '10k-plus': 2 },
      teamSize: { '6-20': 1, '21-50': 1, '50+': 1 },
      customerAcquisition: { events: 1, cold_calling: 1 },
    },
  },
  {
    id: 'freight-and-warehouses',
    name: {
      en: 'Freight and warehouse companies with 30 to 200 people',
      de: 'Speditionen und Lagerlogistiker mit 30 bis 200 Beschäftigten',
    },
    short: {
      en: 'freight and warehouse companies',
      de: 'Speditionen und Lagerlogistiker',
      deDat: 'Speditionen und Lagerlogistikern',
    },
    who: {
      en: 'Family-run carriers and logistics providers along the motorways, listed in freight directories and association registers.',
      de: 'Familiengeführte Speditionen und Logistiker entlang der Autobahnen, zu finden in Frachtbörsen und Verbandsverzeichnissen.',
    },
    why: {
      software_saas: {
        en: 'Dispatchers phone all day; software that saves calls is understood within minutes.',
        de: 'In der Disposition wird den ganzen Tag telefoniert. Software, die Anrufe spart, versteht man dort in Minuten.',
      },
      consulting: {
        en: 'Margins are thin, so consulting that finds the small leaks in the costs pays for itself at once.',
        de: 'Die Margen sind dünn: Beratung, die kleine Kostenposten findet, rechnet sich sofort.',
      },
      services: {
        en: 'They lack drivers and office staff and therefore hand out services that relieve both.',
        de: 'Es fehlen Fahrer und Bürokräfte. Dienstleistungen, die beide entlasten, werden deshalb gern vergeben.',
      },
      physical_products: {
        en: 'Fleet and warehouse need products that last and can be reordered quickly.',
        de: 'Fuhrpark und Lager brauchen Produkte, die halten und sich schnell nachbestellen lassen.',
      },
    },
    buys: {
      small: {
        en: 'The branch manager may order amounts like yours without asking.',
        de: 'Beträge wie Ihre darf die Niederlassungsleitung ohne Rückfrage bestellen.',
      },
      large: {
        en: 'At prices {prices} speak to the owner and bring a calculation per vehicle or per pallet space.',
        de: 'Sprechen Sie bei Preisen {prices} mit der Inhaberfamilie, und bringen Sie eine Rechnung je Fahrzeug oder Stellplatz mit.',
      },
    },
    topics: ['transport', 'people'],
    when: {
      customerType: { b2b: 2 },
      priceRange: { '1k-10k': 2, '10k-plus': 1 },
      teamSize: { '6-20': 1, '21-50': 1 },
      customerAcquisition: { cold_calling: 2, direct_sales: 1 },
    },
  },
  {
    id: 'trades',
    name: {
      en: 'Trade and construction firms with 10 to 50 people',
      de: 'Handwerks- und Baubetriebe mit 10 bis 50 Beschäftigten',
    },
    short: {
      en: 'trade and construction firms',
      de: 'Handwerks- und Baubetriebe',
      deDat: 'Handwerks- und Baubetrieben',
    },
    who: {
      en: 'Firms with more orders than hands: look for full order books and permanent job advertisements.',
      de: 'Betriebe mit mehr Aufträgen als Händen, zu erkennen an langen Wartezeiten und dauerhaften Stellenanzeigen.',
    },
    why: {
      software_saas: {
        en: 'The boss does the paperwork at night, so software that finishes it on site sells itself.',
        de: 'Die Büroarbeit bleibt oft für den Abend liegen. Software, die sie schon auf der Baustelle erledigt, überzeugt schnell.',
      },
      services: {
        en: 'They gladly hand over services that are not their trade: accounts, recruiting, website, cleaning.',
        de: 'Dienstleistungen, die nicht ihr Handwerk sind, geben sie gern ab: Buchhaltung, Personalsuche, Website, Reinigung.',
      },
      physical_products: {
        en: 'They buy products that save a step on site and are delivered to the yard.',
        de: 'Sie kaufen Produkte, die auf der Baustelle einen Handgriff sparen und auf den Hof geliefert werden.',
      },
      digital_products: {
        en: 'Templates and digital courses replace what nobody there has time to work out.',
        de: 'Digitale Vorlagen und Kurse ersetzen, was dort niemand in Ruhe ausarbeiten kann.',
      },
    },
    buys: {
      small: {
        en: 'The owner decides on the phone, best reached before seven or after five.',
        de: 'Die Inhaberin oder der Inhaber entscheidet am Telefon, am besten vor sieben oder nach siebzehn Uhr.',
      },
      large: {
        en: 'At prices {prices} they want to speak to another firm of their trade that has it.',
        de: 'Bei Preisen {prices} möchten sie vorher mit einem Betrieb aus ihrem Gewerk sprechen, der es schon hat.',
      },
    },
    topics: ['energy', 'money'],
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '100-1k': 2, '1k-10k': 1, '10-100': 1 },
      teamSize: { '1-5': 1, '6-20': 1 },
      customerAcquisition: { word_of_mouth: 2, cold_calling: 1, referral: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
