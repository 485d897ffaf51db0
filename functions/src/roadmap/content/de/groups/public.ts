import type { GroupTextsOf } from '../../../engine/content.ts';
import type { publicBodies as rules } from '../../../engine/groups/public.ts';
import type { Noun } from '../noun.ts';

export const publicBodies: GroupTextsOf<typeof rules, Noun> = {
  municipalities: {
    name: 'Kommunen und Stadtwerke',
    short: { base: 'Kommunen', dat: 'Kommunen' },
    who: 'Verwaltungen mit 20.000 bis 200.000 Einwohnern. Ratsunterlagen zeigen Monate vorher, was angeschafft werden soll.',
    why: {
      software_saas:
        'Sie stellen Leistungen ins Netz und brauchen Software, die ihre Regeln zu Daten und Barrierefreiheit erfüllt.',
      consulting: 'Fördermittel hängen an Konzepten, die jemand schreiben muss, oft mit Beratung von außen.',
      services: 'Unbesetzte Stellen überbrücken sie mit Dienstleistungen im Rahmenvertrag.',
      physical_products: 'Steht ein Produkt im Rahmenvertrag, bestellen Schulen, Bauhöfe und Hallen selbst.',
    },
    buys: {
      small: 'Fragen Sie, bis zu welchem Betrag das Fachamt direkt bestellen darf.',
      large:
        'Rechnen Sie mit einer Ausschreibung: Sorgen Sie dafür, dass man Sie im Fachamt kennt, bevor die Ausschreibung geschrieben wird.',
    },
  },
  'health-insurers': {
    name: 'Krankenkassen und betriebliches Gesundheitsmanagement',
    short: { base: 'Krankenkassen', dat: 'Krankenkassen' },
    who: 'Regionale Kassen und Gesundheitsbeauftragte großer Arbeitgeber, die jedes Jahr Präventionsprogramme anbieten.',
    why: {
      digital_products: 'Ein zertifizierter digitaler Kurs erreicht alle Versicherten auf einmal.',
      events_webinars: 'Für Gesundheitstage buchen sie Veranstaltungen, meist gleich als Reihe.',
      services:
        'Sie brauchen Dienstleistungen vor Ort beim Arbeitgeber und haben wenige Anbieter, die reisen.',
      memberships_subscriptions:
        'Eine Mitgliedschaft, die wirklich genutzt wird, ist ihnen einen Zuschuss wert.',
    },
    buys: {
      small:
        'Fragen Sie, welche Zertifizierung für den Zuschuss nötig ist, und beginnen Sie mit einem Arbeitgeber.',
      large: 'Bieten Sie ein Kontingent für zehn Arbeitgeber an, das die Kasse weitergibt.',
    },
  },
  'clubs-and-studios': {
    name: 'Vereine und Studios',
    short: { base: 'Vereine und Studios', dat: 'Vereinen und Studios' },
    who: 'Vereine ab 300 Mitgliedern und inhabergeführte Studios, die ihre Leute jede Woche sehen.',
    why: {
      physical_products: 'Produkte, die der Trainer empfiehlt, brauchen keine weitere Werbung.',
      memberships_subscriptions: 'Zwei Mitgliedschaften, die sich ergänzen, werden leichter verlängert.',
      events_webinars: 'Sie haben Räume und Publikum, aber kein Programm für ruhige Monate.',
      digital_products: 'Ein digitales Produkt für zu Hause ergänzt ihr Angebot vor Ort.',
      software_saas: 'Der Kassenwart macht alles von Hand und wäre für Software dankbar.',
    },
    buys: {
      small: 'Bieten Sie einen Mitgliederpreis und einen kleinen Anteil für die Vereinskasse.',
      large: 'Für Preise {prices} braucht es einen Sponsor: Bringen Sie ihn mit.',
    },
  },
};
