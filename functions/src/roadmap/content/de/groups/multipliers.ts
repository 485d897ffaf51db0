import type { GroupTextsOf } from '../../../engine/content.ts';
import type { multipliers as rules } from '../../../engine/groups/multipliers.ts';
import type { Noun } from '../noun.ts';

export const multipliers: GroupTextsOf<typeof rules, Noun> = {
  associations: {
    name: 'Verbände und Kammern Ihrer Kunden',
    short: { base: 'Fachverbände', dat: 'Fachverbänden' },
    who: 'Wählen Sie Verbände, deren Mitglieder Ihre Kunden werden könnten. Der Veranstaltungskalender zeigt, welche Themen dort gerade wichtig sind.',
    why: {
      events_webinars:
        'Verbände brauchen jeden Monat Veranstaltungen für ihre Mitglieder und haben selten genug Referenten.',
      memberships_subscriptions:
        'Mit Sonderkonditionen für Ihre Mitgliedschaft kann der Verband seine eigenen Mitglieder halten.',
      digital_products:
        'Leitfäden und Kurse, die der Verband unter eigenem Namen weitergeben darf, sparen ihm Arbeit.',
      consulting: 'In einer Sprechstunde für Mitglieder lernen Sie an einem Tag viele Inhaber kennen.',
      marketplace: 'Im Mitgliederverzeichnis finden Sie viele, die Ihren Marktplatz nutzen könnten.',
    },
    buys: {
      small: 'Vereinbaren Sie einen Mitgliederpreis, den der Verband bekannt macht.',
      large: 'Bieten Sie einen Vortrag auf der nächsten Tagung an. Die Aufträge kommen aus dem Publikum.',
    },
  },
  'it-houses': {
    name: 'IT-Systemhäuser mit eigenem Kundenstamm',
    short: { base: 'IT-Systemhäuser', dat: 'IT-Systemhäusern' },
    who: 'IT-Systemhäuser betreuen fünfzig bis dreihundert Betriebe in ihrer Region und werden dort oft als Erste gefragt.',
    why: {
      software_saas:
        'Mit Ihrer Software verdient ein Systemhaus jeden Monat an Kunden, die es ohnehin betreut.',
      digital_products: 'Digitale Schulungen ergänzen Projekte, für die dem Systemhaus Trainer fehlen.',
      services:
        'Ein Systemhaus vermittelt gern Dienstleistungen, die es selbst nicht anbietet, solange der Kunde bei ihm bleibt.',
    },
    buys: {
      small: 'Zeigen Sie, was das Systemhaus pro Kunde und Monat an Ihrem Angebot verdient.',
      large: 'Machen Sie die ersten zwei Projekte gemeinsam. Danach kann das Systemhaus allein verkaufen.',
    },
  },
  agencies: {
    name: 'Marketing- und Webagenturen mit 5 bis 30 Beschäftigten',
    short: { base: 'Marketing- und Webagenturen', dat: 'Marketing- und Webagenturen' },
    who: 'Wählen Sie Agenturen mit 5 bis 30 Beschäftigten, in deren Referenzen Sie Ihre Wunschkunden wiederfinden.',
    why: {
      software_saas:
        'Agenturen suchen Software, die sie für jeden Kunden einsetzen und jedem berechnen können.',
      services:
        'Agenturen verkaufen unter eigenem Namen auch Dienstleistungen, für die ihnen die Leute fehlen.',
      digital_products:
        'Digitale Produkte, die in jedes Projekt passen, sparen der Agentur jedes Mal Stunden.',
      marketplace: 'Über einen Marktplatz bekommen Agenturen Anfragen, wenn gerade Projekte fehlen.',
    },
    buys: {
      small: 'Lassen Sie die Agentur Ihr Angebot zuerst an einem eigenen Projekt ausprobieren.',
      large:
        'Geben Sie der Agentur eine Angebotsvorlage mit ihrem Logo, damit sie Ihr Angebot weiterverkaufen kann.',
    },
  },
  'trade-media': {
    name: 'Fachverlage und Fachmedien',
    short: { base: 'Fachmedien', dat: 'Fachmedien' },
    who: 'Suchen Sie Zeitschriften, Newsletter und Podcasts, die Ihre Kunden jede Woche lesen oder hören.',
    why: {
      digital_products:
        'Fachmedien verkaufen ihren Lesern digitale Produkte und möchten nicht alle selbst erstellen.',
      events_webinars:
        'Fachmedien laden ihre Leser zu Webinaren ein und teilen die Einnahmen mit dem Referenten.',
      memberships_subscriptions:
        'Im Paket mit einem Abo wird Ihre Mitgliedschaft eher verlängert, und das Abo auch.',
      marketplace:
        'Die Leser kommen als Käufer für Ihren Marktplatz infrage. Außerdem kann er ein veraltetes Anbieterverzeichnis des Verlags ersetzen.',
      consulting: 'Fachmedien suchen Berater, die jeden Monat einen Fall aus der Praxis erklären.',
    },
    buys: {
      small: 'Bieten Sie einen Anteil an jedem Verkauf an.',
      large:
        'Schlagen Sie ein gemeinsames Webinar für zehn passende Firmen vor. Das bringt mehr als eine Anzeige.',
    },
  },
  'founder-centers': {
    name: 'Coworking-Spaces und Gründerzentren',
    short: { base: 'Gründerzentren', dat: 'Gründerzentren' },
    who: 'In Gründerzentren arbeiten dreißig bis zweihundert junge Firmen unter einem Dach. Sprechen Sie mit der Leitung, denn sie kennt alle.',
    why: {
      memberships_subscriptions:
        'Wenn Ihre Mitgliedschaft in der Miete enthalten ist, hebt sich das Zentrum von anderen ab.',
      services:
        'Die Mieter brauchen oft nur ein paar Stunden Hilfe und fragen das Zentrum nach einer Empfehlung.',
      events_webinars:
        'Die Zentren wünschen sich Abendveranstaltungen, die nichts kosten und zu denen viele kommen.',
      consulting: 'In einer Sprechstunde im Haus lernen Sie Gründer kennen, die schnell entscheiden.',
      software_saas: 'Junge Firmen wählen ihre Software meist ganz am Anfang aus und bleiben dann dabei.',
    },
    buys: {
      small: 'Bieten Sie dem Zentrum einen Gesamtpreis für alle Mieter an.',
      large:
        'Preise {prices} kommen nur für Mieter infrage, die schon Geld von Investoren haben. Fragen Sie das Zentrum, welche das sind.',
    },
  },
};
