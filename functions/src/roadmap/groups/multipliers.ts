import type { GroupRule } from '../group-rule.ts';

/** Organisations that carry an offer to many others. */
export const multipliers = [
  {
    id: 'associations',
    name: {
      en: 'Trade associations and chambers of your customers',
      de: 'Verbände und Kammern Ihrer Kunden',
    },
    short: { en: 'trade associations', de: 'Fachverbände', deDat: 'Fachverbänden' },
    who: {
      en: 'Associations whose members are the very companies or people you want; their event calendar shows what occupies them.',
      de: 'Verbände, deren Mitglieder genau die Firmen oder Menschen sind, die Sie suchen. Ihr Veranstaltungskalender zeigt, was sie gerade beschäftigt.',
    },
    why: {
      events_webinars: {
        en: 'They need events for their members every month and rarely have enough speakers.',
        de: 'Sie brauchen jeden Monat Veranstaltungen für ihre Mitglieder und haben selten genug Referenten.',
      },
      memberships_subscriptions: {
        en: 'A membership at a special rate is an argument for their own members to stay.',
        de: 'Eine Mitgliedschaft zu Sonderkonditionen ist ein Argument, das ihre eigenen Mitglieder hält.',
      },
      digital_products: {
        en: 'Guides and courses they may pass on under their own name save them work.',
        de: 'Leitfäden und Kurse, die sie unter eigenem Namen weitergeben dürfen, sparen ihnen Arbeit.',
      },
      consulting: {
        en: 'A free consulting hour for members puts you in front of many owners with one decision.',
        de: 'Eine Beratungssprechstunde für Mitglieder bringt Sie mit einer Zusage vor viele Inhaber.',
      },
      marketplace: {
        en: 'Their members are one side of your marketplace, already gathered in one register.',
        de: 'Ihre Mitglieder sind eine Seite Ihres Marktplatzes, schon gesammelt in einem Verzeichnis.',
      },
    },
    buys: {
      small: {
        en: 'Do not sell to the association: agree on a rate for members and let it announce the offer.',
        de: 'Verkaufen Sie nicht an den Verband, sondern vereinbaren Sie einen Mitgliederpreis, den er bekannt macht.',
      },
      large: {
        en: 'At prices {prices} ask for a talk at the next meeting; the orders come from the audience.',
        de: 'Bitten Sie bei Preisen {prices} um einen Vortrag auf der nächsten Tagung: Die Aufträge kommen aus dem Publikum.',
      },
    },
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      customerAcquisition: { partnerships: 2, networking: 2, events: 2 },
      businessPhase: { partnerships: 1 },
    },
  },
  {
    id: 'it-houses',
    name: {
      en: 'IT service companies with customers of their own',
      de: 'IT-Systemhäuser mit eigenem Kundenstamm',
    },
    short: { en: 'IT service companies', de: 'IT-Systemhäuser', deDat: 'IT-Systemhäusern' },
    who: {
      en: 'Regional IT companies that look after fifty to three hundred businesses and are asked for advice there first.',
      de: 'Regionale IT-Dienstleister, die fünfzig bis dreihundert Betriebe betreuen und dort als Erste gefragt werden.',
    },
    why: {
      software_saas: {
        en: 'With your software they earn every month from customers they already visit.',
        de: 'Mit Ihrer Software verdienen sie monatlich an Kunden, die sie ohnehin besuchen.',
      },
      digital_products: {
        en: 'Digital training products complete a project for which they have no trainers.',
        de: 'Digitale Schulungen runden Projekte ab, für die sie keine Trainer haben.',
      },
      services: {
        en: 'They pass on services they do not offer themselves if the customer stays theirs.',
        de: 'Dienstleistungen, die sie selbst nicht bieten, vermitteln sie, wenn der Kunde ihrer bleibt.',
      },
    },
    buys: {
      small: {
        en: 'Show them a margin per customer and month, not a single price.',
        de: 'Zeigen Sie ihnen die Marge je Kunde und Monat, nicht den Einzelpreis.',
      },
      large: {
        en: 'At prices {prices} do the first two projects together, then let them sell alone.',
        de: 'Machen Sie bei Preisen {prices} die ersten zwei Projekte gemeinsam, danach verkaufen sie allein.',
      },
    },
    topics: ['it', 'law'],
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      customerAcquisition: { partnerships: 3, referral: 1 },
      businessPhase: { partnerships: 2, scaling: 1 },
      teamSize: { '6-20': 1 },
    },
  },
  {
    id: 'agencies',
    name: {
      en: 'Marketing and web agencies with 5 to 30 people',
      de: 'Marketing- und Webagenturen mit 5 bis 30 Beschäftigten',
    },
    short: {
      en: 'marketing and web agencies',
      de: 'Marketing- und Webagenturen',
      deDat: 'Marketing- und Webagenturen',
    },
    who: {
      en: 'Agencies whose references show the customers you want to have.',
      de: 'Agenturen, deren Referenzen genau die Kunden zeigen, die Sie haben möchten.',
    },
    why: {
      software_saas: {
        en: 'They look for software that makes their own work visible to the customer.',
        de: 'Sie suchen Software, die dem Kunden zeigt, was ihre Arbeit bringt.',
      },
      services: {
        en: 'They sell services under their own name that they cannot staff themselves.',
        de: 'Sie verkaufen Dienstleistungen unter eigenem Namen, für die ihnen die Leute fehlen.',
      },
      digital_products: {
        en: 'Templates and digital building blocks save them hours in every project.',
        de: 'Vorlagen und digitale Bausteine sparen ihnen in jedem Projekt Stunden.',
      },
      marketplace: {
        en: 'A marketplace brings them inquiries in weeks without a project.',
        de: 'Ein Marktplatz bringt ihnen Anfragen in Wochen ohne Projekt.',
      },
      memberships_subscriptions: {
        en: 'A membership that trains their juniors costs less than one lost day of a senior.',
        de: 'Eine Mitgliedschaft, die ihren Nachwuchs schult, kostet weniger als ein verlorener Arbeitstag.',
      },
    },
    buys: {
      small: {
        en: 'They try out prices {prices} on their own project first; give them an agency account.',
        de: 'Preise {prices} probieren sie zuerst an einem eigenen Projekt aus: Geben Sie ihnen ein Agenturkonto.',
      },
      large: {
        en: 'At prices {prices} they sell it on: give them a quote template with their logo.',
        de: 'Bei Preisen {prices} verkaufen sie weiter: Geben Sie ihnen eine Angebotsvorlage mit ihrem Logo.',
      },
    },
    topics: ['marketing', 'it'],
    when: {
      customerType: { b2b: 2, b2b2c: 2 },
      priceRange: { '10-100': 1, '100-1k': 2 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { partnerships: 2, content: 1, email: 1 },
      businessPhase: { social: 1 },
    },
  },
  {
    id: 'trade-media',
    name: { en: 'Trade publishers and specialist media', de: 'Fachverlage und Fachmedien' },
    short: { en: 'trade media', de: 'Fachmedien', deDat: 'Fachmedien' },
    who: {
      en: 'Magazines, newsletters and podcasts that your buyers already read or hear every week.',
      de: 'Zeitschriften, Newsletter und Podcasts, die Ihre Kunden jede Woche lesen oder hören.',
    },
    why: {
      digital_products: {
        en: 'They sell digital products to their readers and need new ones without writing them.',
        de: 'Sie verkaufen ihren Lesern digitale Produkte und brauchen neue, ohne sie selbst zu schreiben.',
      },
      events_webinars: {
        en: 'They fill webinars from their address list and share the proceeds.',
        de: 'Sie füllen Webinare aus ihrem Verteiler und teilen die Einnahmen.',
      },
      memberships_subscriptions: {
        en: 'Your membership bundled with a subscription gives both a reason to renew.',
        de: 'Ihre Mitgliedschaft im Bündel mit einem Abo gibt beiden einen Grund zur Verlängerung.',
      },
      marketplace: {
        en: 'Their readers are buyers for your marketplace; their provider directory is usually out of date.',
        de: 'Ihre Leser sind Käufer für Ihren Marktplatz, und ihr eigenes Anbieterverzeichnis ist meist veraltet.',
      },
      consulting: {
        en: 'They look for consulting practitioners who explain one case per month.',
        de: 'Sie suchen Praktiker aus der Beratung, die jeden Monat einen Fall erklären.',
      },
    },
    buys: {
      small: {
        en: 'Offer a share of every sale instead of an invoice.',
        de: 'Bieten Sie einen Anteil an jedem Verkauf statt einer Rechnung.',
      },
      large: {
        en: 'At prices {prices} a joint webinar with ten good companies is worth more than an advertisement.',
        de: 'Bei Preisen {prices} ist ein gemeinsames Webinar mit zehn passenden Firmen mehr wert als eine Anzeige.',
      },
    },
    only: { priceRange: ['10-100', '100-1k', '1k-10k'] },
    when: {
      customerType: { b2b: 1, b2c: 1, b2b2c: 2 },
      priceRange: { '10-100': 2 },
      customerAcquisition: { content: 2, influencer: 3, organic: 1 },
      businessPhase: { content: 1 },
    },
  },
  {
    id: 'founder-centres',
    name: { en: 'Coworking spaces and founder centres', de: 'Coworking-Spaces und Gründerzentren' },
    short: { en: 'founder centres', de: 'Gründerzentren', deDat: 'Gründerzentren' },
    who: {
      en: 'Houses with thirty to two hundred young companies under one roof and one person who knows them all.',
      de: 'Häuser mit dreißig bis zweihundert jungen Firmen unter einem Dach und einer Person, die alle kennt.',
    },
    why: {
      memberships_subscriptions: {
        en: 'A membership as part of the rent sets one house apart from the next.',
        de: 'Eine Mitgliedschaft als Teil der Miete hebt ein Haus vom nächsten ab.',
      },
      services: {
        en: 'Their tenants need services in small portions and ask the house for a recommendation.',
        de: 'Ihre Mieter brauchen Dienstleistungen in kleinen Portionen und fragen das Haus nach einer Empfehlung.',
      },
      events_webinars: {
        en: 'They want events in the evening that fill the room without costing anything.',
        de: 'Sie wünschen sich Abendveranstaltungen, die den Raum füllen und nichts kosten.',
      },
      consulting: {
        en: 'A consulting hour in the house brings you founders who act at once.',
        de: 'Eine Beratungssprechstunde im Haus bringt Sie mit Gründern zusammen, die sofort handeln.',
      },
      software_saas: {
        en: 'Young companies choose their software once; whoever is there on the first day stays.',
        de: 'Junge Firmen wählen ihre Software einmal: Wer am ersten Tag da ist, bleibt.',
      },
    },
    buys: {
      small: {
        en: 'Offer the house a price for all tenants on one invoice.',
        de: 'Bieten Sie dem Haus einen Preis für alle Mieter auf einer Rechnung an.',
      },
      large: {
        en: 'Prices {prices} suit only tenants with funding; ask the house which these are.',
        de: 'Preise {prices} passen nur zu Mietern mit Finanzierung: Fragen Sie das Haus, welche das sind.',
      },
    },
    only: { priceRange: ['10-100', '100-1k', '1k-10k'], teamSize: ['1-5', '6-20'] },
    topics: ['law', 'it'],
    when: {
      customerType: { b2b: 1, b2b2c: 1 },
      priceRange: { '10-100': 1, '100-1k': 1 },
      businessPhase: { mvp: 1 },
      customerAcquisition: { networking: 2, events: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
