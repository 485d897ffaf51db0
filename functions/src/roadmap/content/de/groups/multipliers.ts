import type { GroupTextsOf } from '../../../engine/content.ts';
import type { multipliers as rules } from '../../../engine/groups/multipliers.ts';
import type { Noun } from '../noun.ts';

export const multipliers: GroupTextsOf<typeof rules, Noun> = {
  associations: {
    name: 'Verbände und Kammern Ihrer Kunden',
    short: { base: 'Fachverbände', dat: 'Fachverbänden' },
    who: 'Verbände, deren Mitglieder genau die Firmen oder Menschen sind, die Sie suchen. Ihr Veranstaltungskalender zeigt, was sie gerade beschäftigt.',
    why: {
      events_webinars:
        'Sie brauchen jeden Monat Veranstaltungen für ihre Mitglieder und haben selten genug Referenten.',
      memberships_subscriptions:
        'Eine Mitgliedschaft zu Sonderkonditionen ist ein Argument, das ihre eigenen Mitglieder hält.',
      digital_products:
        'Leitfäden und Kurse, die sie unter eigenem Namen weitergeben dürfen, sparen ihnen Arbeit.',
      consulting: 'Eine Beratungssprechstunde für Mitglieder bringt Sie mit einer Zusage vor viele Inhaber.',
      marketplace:
        'Ihre Mitglieder sind eine Seite Ihres Marktplatzes, schon gesammelt in einem Verzeichnis.',
    },
    buys: {
      small:
        'Verkaufen Sie nicht an den Verband, sondern vereinbaren Sie einen Mitgliederpreis, den er bekannt macht.',
      large: 'Bitten Sie um einen Vortrag auf der nächsten Tagung: Die Aufträge kommen aus dem Publikum.',
    },
  },
  'it-houses': {
    name: 'IT-Systemhäuser mit eigenem Kundenstamm',
    short: { base: 'IT-Systemhäuser', dat: 'IT-Systemhäusern' },
    who: 'Regionale IT-Dienstleister, die fünfzig bis dreihundert Betriebe betreuen und dort als Erste gefragt werden.',
    why: {
      software_saas: 'Mit Ihrer Software verdienen sie monatlich an Kunden, die sie ohnehin besuchen.',
      digital_products: 'Digitale Schulungen runden Projekte ab, für die sie keine Trainer haben.',
      services: 'Dienstleistungen, die sie selbst nicht bieten, vermitteln sie, wenn der Kunde ihrer bleibt.',
    },
    buys: {
      small: 'Zeigen Sie ihnen die Marge je Kunde und Monat, nicht den Einzelpreis.',
      large: 'Machen Sie die ersten zwei Projekte gemeinsam, danach verkaufen sie allein.',
    },
  },
  agencies: {
    name: 'Marketing- und Webagenturen mit 5 bis 30 Beschäftigten',
    short: { base: 'Marketing- und Webagenturen', dat: 'Marketing- und Webagenturen' },
    who: 'Agenturen, deren Referenzen genau die Kunden zeigen, die Sie haben möchten.',
    why: {
      software_saas: 'Sie suchen Software, die sie für jeden Kunden einsetzen und jedem berechnen können.',
      services: 'Sie verkaufen Dienstleistungen unter eigenem Namen, für die ihnen die Leute fehlen.',
      digital_products: 'Digitale Produkte, die in jedes Projekt passen, sparen ihnen jedes Mal Stunden.',
      marketplace: 'Ein Marktplatz bringt ihnen Anfragen in Wochen ohne Projekt.',
    },
    buys: {
      small: 'Sie probieren es zuerst an einem eigenen Projekt aus: Geben Sie ihnen ein Agenturkonto.',
      large: 'Sie verkaufen es weiter: Geben Sie ihnen eine Angebotsvorlage mit ihrem Logo.',
    },
  },
  'trade-media': {
    name: 'Fachverlage und Fachmedien',
    short: { base: 'Fachmedien', dat: 'Fachmedien' },
    who: 'Zeitschriften, Newsletter und Podcasts, die Ihre Kunden jede Woche lesen oder hören.',
    why: {
      digital_products:
        'Sie verkaufen ihren Lesern digitale Produkte und brauchen neue, ohne sie selbst zu schreiben.',
      events_webinars: 'Sie füllen Webinare aus ihrem Verteiler und teilen die Einnahmen.',
      memberships_subscriptions:
        'Zusammen mit einem Abo gibt Ihre Mitgliedschaft beiden einen Grund zur Verlängerung.',
      marketplace:
        'Ihre Leser sind Käufer für Ihren Marktplatz, und ihr eigenes Anbieterverzeichnis ist meist veraltet.',
      consulting: 'Sie suchen Praktiker aus der Beratung, die jeden Monat einen Fall erklären.',
    },
    buys: {
      small: 'Bieten Sie einen Anteil an jedem Verkauf statt einer Rechnung.',
      large: 'Ein gemeinsames Webinar mit zehn passenden Firmen ist mehr wert als eine Anzeige.',
    },
  },
  'founder-centers': {
    name: 'Coworking-Spaces und Gründerzentren',
    short: { base: 'Gründerzentren', dat: 'Gründerzentren' },
    who: 'Häuser mit dreißig bis zweihundert jungen Firmen unter einem Dach und einer Person, die alle kennt.',
    why: {
      memberships_subscriptions: 'Eine Mitgliedschaft als Teil der Miete hebt ein Haus vom nächsten ab.',
      services:
        'Ihre Mieter brauchen Dienstleistungen in kleinen Portionen und fragen das Haus nach einer Empfehlung.',
      events_webinars: 'Sie wünschen sich Abendveranstaltungen, die den Raum füllen und nichts kosten.',
      consulting: 'Eine Beratungssprechstunde im Haus bringt Sie mit Gründern zusammen, die sofort handeln.',
      software_saas: 'Junge Firmen wählen ihre Software einmal: Wer am ersten Tag da ist, bleibt.',
    },
    buys: {
      small: 'Bieten Sie dem Haus einen Preis für alle Mieter auf einer Rechnung an.',
      large: 'Preise {prices} passen nur zu Mietern mit Finanzierung: Fragen Sie das Haus, welche das sind.',
    },
  },
};
