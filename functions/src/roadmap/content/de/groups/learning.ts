import type { GroupTextsOf } from '../../../engine/content.ts';
import type { learning as rules } from '../../../engine/groups/learning.ts';
import type { Noun } from '../noun.ts';

export const learning: GroupTextsOf<typeof rules, Noun> = {
  'schools-and-universities': {
    name: 'Schulen und Hochschulen',
    short: { base: 'Schulen und Hochschulen', dat: 'Schulen und Hochschulen' },
    who: 'Wenden Sie sich an private Schulen, Berufskollegs und Lehrstühle mit eigenem Budget.',
    why: {
      digital_products:
        'Ein digitales Produkt mit Klassenlizenz erspart den Lehrkräften die Vorbereitung einer Stunde.',
      events_webinars: 'Für Projektwochen suchen Schulen Veranstaltungen mit Menschen aus der Praxis.',
      software_saas:
        'Software, für die man keine IT-Abteilung braucht, lässt sich noch in derselben Woche im Unterricht einsetzen.',
      memberships_subscriptions: 'Eine Mitgliedschaft für einen ganzen Jahrgang passt gut ins Jahresbudget.',
      physical_products:
        'Schulen kaufen Produkte im Klassensatz und bleiben oft jahrelang beim selben Anbieter.',
    },
    buys: {
      small: 'Fragen Sie im Mai oder November an, wenn Restmittel ausgegeben werden.',
      large:
        'Größere Beträge zahlt oft der Förderverein oder ein Förderprogramm. Liefern Sie den Text für den Antrag gleich mit.',
    },
  },
  'training-institutes': {
    name: 'Akademien und Weiterbildungsanbieter',
    short: { base: 'Weiterbildungsanbieter', dat: 'Weiterbildungsanbietern' },
    who: 'Sehen Sie sich die Programme der Akademien und Weiterbildungsanbieter an. Dort erkennen Sie, welche Themen noch fehlen.',
    why: {
      digital_products:
        'Viele Anbieter kaufen Lizenzen für digitale Kurse, damit sie keine eigenen Autoren brauchen.',
      events_webinars:
        'Die Anbieter planen Termine ein halbes Jahr im Voraus und suchen Veranstaltungen, für die sich genug Teilnehmer anmelden.',
      memberships_subscriptions:
        'Mit einer Mitgliedschaft im Anschluss an den Kurs verdienen die Anbieter auch an ihren Absolventen.',
      software_saas:
        'Vieles wird dort noch in Listen geführt. Mit Software, die eine davon ersetzt, stoßen Sie schnell auf Interesse.',
      consulting: 'Die Anbieter suchen Dozenten aus der Praxis. Aus Ihren Teilnehmern können Kunden werden.',
    },
    buys: {
      small:
        'Die Anbieter rechnen pro Teilnehmer. Bieten Sie an, einen Anteil statt eines festen Honorars zu nehmen.',
      large: 'Vereinbaren Sie einen Pilotkurs mit einer Mindestzahl an Teilnehmern.',
    },
  },
};
