import type { GroupRule } from '../group-rule.ts';

/** Houses that have customers or guests of their own around them. */
export const nearby = [
  {
    id: 'brokers-and-banks',
    name: { en: 'Insurance brokers and regional banks', de: 'Versicherungsmakler und regionale Banken' },
    short: {
      en: 'brokers and regional banks',
      de: 'Makler und Regionalbanken',
      deDat: 'Maklern und Regionalbanken',
    },
    who: {
      en: 'Firms with hundreds of business customers and an adviser for each of them.',
      de: 'Häuser mit Hunderten Firmenkunden und einer Beraterin oder einem Berater für jeden.',
    },
    why: {
      software_saas: {
        en: 'They give software to business customers to stay in touch between two contracts.',
        de: 'Software geben sie an Firmenkunden weiter, um zwischen zwei Verträgen im Gespräch zu bleiben.',
      },
      services: {
        en: 'A service that prevents damage is in their own interest.',
        de: 'Eine Dienstleistung, die Schäden verhindert, liegt in ihrem eigenen Interesse.',
      },
      consulting: {
        en: 'They may not advise on everything and pass such questions on to consulting they trust.',
        de: 'Sie dürfen nicht zu allem beraten und geben solche Fragen an Beratung weiter, der sie vertrauen.',
      },
      events_webinars: {
        en: 'They invite their customers to events and are glad of a subject that is not finance.',
        de: 'Sie laden Kunden zu Veranstaltungen ein und freuen sich über ein Thema jenseits der Finanzen.',
      },
      marketplace: {
        en: 'A marketplace under their name keeps business customers in the house.',
        de: 'Ein Marktplatz unter ihrem Namen hält Firmenkunden im Haus.',
      },
    },
    buys: {
      small: {
        en: 'Agree on a special rate their customers get only from them.',
        de: 'Vereinbaren Sie Sonderkonditionen, die es nur bei ihnen gibt.',
      },
      large: {
        en: 'At prices {prices} do not sell to the bank: hold an evening for its twenty best customers.',
        de: 'Verkaufen Sie bei Preisen {prices} nicht an die Bank: Gestalten Sie einen Abend für ihre zwanzig besten Firmenkunden.',
      },
    },
    topics: ['money', 'law'],
    when: {
      customerType: { b2b: 1, b2b2c: 3 },
      priceRange: { '1k-10k': 1, '100-1k': 1 },
      customerAcquisition: { referral: 2, networking: 1, partnerships: 1, events: 1 },
    },
  },
  {
    id: 'hotels',
    name: { en: 'Hotels and conference venues', de: 'Hotels und Tagungshäuser' },
    short: { en: 'hotels and venues', de: 'Hotels und Tagungshäuser', deDat: 'Hotels und Tagungshäusern' },
    who: {
      en: 'Privately run houses with 40 to 200 rooms that want to be more than a bed.',
      de: 'Privat geführte Häuser mit 40 bis 200 Zimmern, die mehr sein möchten als ein Bett.',
    },
    why: {
      physical_products: {
        en: 'Guests try products in the room and buy them at reception.',
        de: 'Gäste probieren Produkte im Zimmer aus und kaufen sie an der Rezeption.',
      },
      services: {
        en: 'They lack staff and hand out services from laundry to booking.',
        de: 'Personal fehlt überall, deshalb vergeben sie Dienstleistungen von der Wäsche bis zur Buchung.',
      },
      events_webinars: {
        en: 'Your events fill rooms and beds on weekdays that are otherwise empty.',
        de: 'Ihre Veranstaltungen füllen Säle und Betten an Tagen, die sonst leer bleiben.',
      },
      software_saas: {
        en: 'Software that saves commission to booking portals pays from the first direct booking.',
        de: 'Software, die Provision an Buchungsportale spart, rechnet sich ab der ersten Direktbuchung.',
      },
      marketplace: {
        en: 'A marketplace sells free dates they cannot fill themselves.',
        de: 'Ein Marktplatz verkauft freie Termine, die sie selbst nicht füllen.',
      },
    },
    buys: {
      small: {
        en: 'Offer goods on commission or a test over one weekend.',
        de: 'Bieten Sie Ware auf Kommission oder einen Test über ein Wochenende an.',
      },
      large: {
        en: 'At prices {prices} the owner decides in the low season; write in January or November.',
        de: 'Bei Preisen {prices} entscheidet die Inhaberfamilie in der Nebensaison: Schreiben Sie im Januar oder November.',
      },
    },
    topics: ['travel', 'food', 'beauty', 'health'],
    when: {
      customerType: { b2b: 1, b2c: 2, b2b2c: 2 },
      priceRange: { '10-100': 1, '100-1k': 1 },
      customerAcquisition: { direct_sales: 1, influencer: 1, events: 1 },
    },
  },
  {
    id: 'restaurants',
    name: { en: 'Restaurants, cafés and caterers', de: 'Restaurants, Cafés und Caterer' },
    short: { en: 'restaurants and caterers', de: 'Gastronomiebetriebe', deDat: 'Gastronomiebetrieben' },
    who: {
      en: 'Businesses with two to ten locations, large enough for purchasing, small enough for a quick yes.',
      de: 'Betriebe mit zwei bis zehn Standorten: groß genug für einen Einkauf, klein genug für ein schnelles Ja.',
    },
    why: {
      physical_products: {
        en: 'They show products to guests every evening and tell the story along with them.',
        de: 'Sie zeigen Produkte jeden Abend ihren Gästen und erzählen die Geschichte dazu.',
      },
      software_saas: {
        en: 'Software that saves one hour of rostering a week is worth its price.',
        de: 'Software, die pro Woche eine Stunde Dienstplanung spart, ist ihren Preis wert.',
      },
      services: {
        en: 'They buy services they have no quiet hour for: accounts, recruiting, reviews.',
        de: 'Sie kaufen Dienstleistungen, für die ihnen die ruhige Stunde fehlt: Buchhaltung, Personalsuche, Bewertungen.',
      },
      marketplace: {
        en: 'On a marketplace they find staff, goods or guests, whichever is lacking.',
        de: 'Auf einem Marktplatz finden sie, was gerade fehlt: Personal, Ware oder Gäste.',
      },
    },
    buys: {
      small: {
        en: 'Come in person between two and five in the afternoon, with something to taste or try.',
        de: 'Kommen Sie persönlich zwischen vierzehn und siebzehn Uhr, mit etwas zum Probieren.',
      },
      large: {
        en: 'At prices {prices} only monthly instalments are realistic.',
        de: 'Bei Preisen {prices} sind nur Monatsraten realistisch.',
      },
    },
    only: { priceRange: ['10-100', '100-1k', '1k-10k'] },
    topics: ['food', 'travel', 'people'],
    needsTopic: true,
    when: {
      customerType: { b2b: 1, b2c: 2, b2b2c: 2 },
      priceRange: { '10-100': 2, '100-1k': 1 },
      teamSize: { '1-5': 1 },
      customerAcquisition: { direct_sales: 2, influencer: 1 },
    },
  },
  {
    id: 'event-organisers',
    name: { en: 'Trade-fair and conference organisers', de: 'Messe- und Tagungsveranstalter' },
    short: { en: 'event organisers', de: 'Veranstalter', deDat: 'Veranstaltern' },
    who: {
      en: 'Organisers whose next date and exhibitors are public, and who need something new every year.',
      de: 'Veranstalter, deren nächster Termin und Aussteller öffentlich sind und die jedes Jahr etwas Neues brauchen.',
    },
    why: {
      events_webinars: {
        en: 'They look for programme that draws visitors and welcome a ready-made event.',
        de: 'Sie suchen Programm, das Besucher anzieht, und nehmen fertige Veranstaltungen gern auf.',
      },
      services: {
        en: 'Services of every kind are bought for three days and rebooked for years.',
        de: 'Dienstleistungen werden für drei Tage gekauft und über Jahre wieder gebucht.',
      },
      software_saas: {
        en: 'They replace their software after each fair that went badly.',
        de: 'Nach jeder Messe, auf der etwas klemmte, suchen sie neue Software.',
      },
      marketplace: {
        en: 'A marketplace keeps exhibitors and visitors together for the rest of the year.',
        de: 'Ein Marktplatz hält Aussteller und Besucher auch das übrige Jahr zusammen.',
      },
      memberships_subscriptions: {
        en: 'A membership turns a yearly visitor into one who comes every month.',
        de: 'Eine Mitgliedschaft macht aus jährlichen Besuchern monatliche.',
      },
    },
    buys: {
      small: {
        en: 'Offer a package per exhibitor that they can resell.',
        de: 'Bieten Sie ein Paket je Aussteller an, das sie weiterverkaufen können.',
      },
      large: {
        en: 'At prices {prices} begin nine months before the date, when the plan is made.',
        de: 'Beginnen Sie bei Preisen {prices} neun Monate vor dem Termin, wenn der Plan entsteht.',
      },
    },
    when: {
      customerType: { b2b: 2, b2b2c: 1 },
      priceRange: { '1k-10k': 1, '10k-plus': 1 },
      customerAcquisition: { events: 3, partnerships: 1, influencer: 1 },
    },
  },
] as const satisfies readonly GroupRule[];
