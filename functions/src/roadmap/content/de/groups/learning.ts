import type { GroupTextsOf } from '../../../engine/content.ts';
import type { learning as rules } from '../../../engine/groups/learning.ts';
import type { Noun } from '../noun.ts';

export const learning: GroupTextsOf<typeof rules, Noun> = {
  'schools-and-universities': {
    name: 'Schulen und Hochschulen',
    short: { base: 'Schulen und Hochschulen', dat: 'Schulen und Hochschulen' },
    who: 'Private Schulen, Berufskollegs und Lehrstühle mit eigenem Budget.',
    why: {
      digital_products:
        'Ein digitales Produkt mit Klassenlizenz ist eine Stunde, die niemand vorbereiten muss.',
      events_webinars: 'Für Projektwochen suchen sie Veranstaltungen mit Menschen aus der Praxis.',
      software_saas: 'Software, die ohne die IT-Abteilung läuft, ist noch in derselben Woche im Unterricht.',
      memberships_subscriptions: 'Eine Mitgliedschaft für einen Jahrgang passt in ihr Jahresbudget.',
      physical_products: 'Produkte kaufen sie im Klassensatz und oft jahrelang beim selben Anbieter.',
    },
    buys: {
      small: 'Gute Monate sind Mai und November, wenn Restmittel ausgegeben werden.',
      large: 'Hier zahlt der Förderverein oder ein Fördertopf: Liefern Sie den Antragstext mit.',
    },
  },
  'training-institutes': {
    name: 'Akademien und Weiterbildungsanbieter',
    short: { base: 'Weiterbildungsanbieter', dat: 'Weiterbildungsanbietern' },
    who: 'Anbieter mit gedrucktem oder digitalem Programm, dessen Lücken zeigen, was ihnen noch fehlt.',
    why: {
      digital_products: 'Sie lizenzieren digitale Kurse, um ihr Programm ohne eigene Autoren zu füllen.',
      events_webinars:
        'Sie planen Termine ein halbes Jahr im Voraus und suchen Veranstaltungen, die sich füllen.',
      memberships_subscriptions:
        'Eine Mitgliedschaft im Anschluss an den Kurs bringt ihnen Einnahmen von Absolventen.',
      software_saas:
        'Vieles läuft dort über Listen: Software, die eine davon ersetzt, bekommt schnell ein Ja.',
      consulting: 'Sie buchen Praktiker aus der Beratung als Dozenten, und Teilnehmende werden Ihre Kunden.',
    },
    buys: {
      small: 'Sie rechnen je Teilnehmer: Bieten Sie einen Anteil statt eines festen Honorars.',
      large: 'Vereinbaren Sie einen Pilotkurs mit Mindestteilnehmerzahl.',
    },
  },
};
