import type { GroupTextsOf } from '../../../engine/content.ts';
import type { publicBodies as rules } from '../../../engine/groups/public.ts';
import type { Noun } from '../noun.ts';

export const publicBodies: GroupTextsOf<typeof rules, Noun> = {
  municipalities: {
    name: 'Kommunen und Stadtwerke',
    short: { base: 'Kommunen', dat: 'Kommunen' },
    who: 'Am besten passen Orte mit 20.000 bis 200.000 Einwohnern. In den Unterlagen des Gemeinderats lesen Sie Monate vorher, was angeschafft werden soll.',
    why: {
      software_saas:
        'Kommunen bieten Leistungen online an und brauchen dafür Software, die ihre Vorgaben zu Datenschutz und Barrierefreiheit erfüllt.',
      consulting: 'Für Fördermittel brauchen Kommunen Konzepte, die oft ein externer Berater schreibt.',
      services: 'Wenn Stellen unbesetzt sind, vergeben Kommunen die Arbeit über Rahmenverträge.',
      physical_products:
        'Wenn ein Produkt im Rahmenvertrag steht, können Schulen, Kitas und Bauhöfe es selbst bestellen.',
    },
    buys: {
      small: 'Fragen Sie, bis zu welchem Betrag das Fachamt direkt bestellen darf.',
      large:
        'Rechnen Sie mit einer Ausschreibung und stellen Sie sich im Fachamt vor, bevor sie geschrieben wird.',
    },
  },
  'health-insurers': {
    name: 'Krankenkassen und betriebliches Gesundheitsmanagement',
    short: { base: 'Krankenkassen', dat: 'Krankenkassen' },
    who: 'Wenden Sie sich an regionale Krankenkassen und an Gesundheitsbeauftragte großer Arbeitgeber. Beide bieten jedes Jahr Präventionsprogramme an.',
    why: {
      digital_products:
        'Mit einem zertifizierten digitalen Kurs erreicht die Kasse alle Versicherten auf einmal.',
      events_webinars: 'Für Gesundheitstage buchen Krankenkassen Veranstaltungen, meist gleich mehrere.',
      services: 'Die Kassen brauchen Dienstleister, die in die Betriebe kommen, und davon gibt es wenige.',
      memberships_subscriptions:
        'Die Kassen geben eher einen Zuschuss, wenn eine Mitgliedschaft wirklich genutzt wird.',
    },
    buys: {
      small:
        'Fragen Sie, welche Zertifizierung für den Zuschuss nötig ist, und beginnen Sie mit einem Arbeitgeber.',
      large: 'Bieten Sie ein Kontingent für zehn Arbeitgeber an, das die Kasse weitergibt.',
    },
  },
  'clubs-and-studios': {
    name: 'Vereine und Sportstudios',
    short: { base: 'Vereine und Sportstudios', dat: 'Vereinen und Sportstudios' },
    who: 'Am besten passen Vereine ab 300 Mitgliedern und inhabergeführte Studios, die ihre Leute jede Woche sehen.',
    why: {
      physical_products: 'Produkte, die der Trainer empfiehlt, brauchen kaum noch Werbung.',
      memberships_subscriptions: 'Zwei Mitgliedschaften, die sich ergänzen, werden eher verlängert.',
      events_webinars: 'Räume und Publikum sind da, aber für ruhige Monate fehlt ein Programm.',
      digital_products: 'Ein digitales Produkt für zu Hause ergänzt das Angebot vor Ort.',
      software_saas:
        'Vieles wird dort noch von Hand gemacht. Über gute Software freut sich vor allem der Kassenwart.',
    },
    buys: {
      small: 'Bieten Sie einen Mitgliederpreis und einen kleinen Anteil für die Vereinskasse an.',
      large: 'Preise {prices} kann ein Verein nur mit einem Sponsor zahlen. Helfen Sie, einen zu finden.',
    },
  },
};
