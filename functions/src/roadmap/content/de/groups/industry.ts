import type { GroupTextsOf } from '../../../engine/content.ts';
import type { industry as rules } from '../../../engine/groups/industry.ts';
import type { Noun } from '../noun.ts';

export const industry: GroupTextsOf<typeof rules, Noun> = {
  'machine-builders': {
    name: 'Maschinenbauer und Zulieferer mit 50 bis 250 Beschäftigten',
    short: { base: 'Maschinenbauer', dat: 'Maschinenbauern' },
    who: 'Inhabergeführte Industriebetriebe, gut zu finden über Ausstellerlisten von Fachmessen und ihre Ausbildungsangebote.',
    why: {
      software_saas:
        'Vieles läuft dort noch über Tabellen. Übernimmt Software eine Aufgabe ganz, sehen sie sofort den Unterschied.',
      consulting:
        'Beratung trifft dort auf Inhaber, die selbst entscheiden und jeden verlorenen Auftrag spüren.',
      services:
        'Dienstleistungen vergeben sie gern, wenn ihre eigenen Fachkräfte dadurch für die Produktion frei bleiben.',
      physical_products:
        'Produkte kaufen sie immer wieder nach, sobald sie als Teil oder Arbeitsmittel freigegeben sind.',
    },
    buys: {
      small: 'Beträge wie Ihre gibt die Abteilungsleitung frei.',
      large: 'Die Geschäftsführung entscheidet, meist mit Blick auf die Budgetplanung im Herbst.',
    },
  },
  'freight-and-warehouses': {
    name: 'Speditionen und Lagerlogistiker mit 30 bis 200 Beschäftigten',
    short: { base: 'Speditionen und Lagerlogistiker', dat: 'Speditionen und Lagerlogistikern' },
    who: 'Familiengeführte Speditionen und Logistiker entlang der Autobahnen, zu finden in Frachtbörsen und Verbandsverzeichnissen.',
    why: {
      software_saas:
        'In der Disposition zählt jede Minute: Was Ihre Software spart, versteht man dort in einer Vorführung.',
      consulting: 'Die Margen sind dünn: Beratung, die kleine Kostenposten findet, rechnet sich sofort.',
      services:
        'Es fehlen Fahrer und Bürokräfte. Dienstleistungen, die beide entlasten, werden deshalb gern vergeben.',
      physical_products:
        'Fuhrpark und Lager brauchen Produkte, die halten und sich schnell nachbestellen lassen.',
    },
    buys: {
      small: 'Beträge wie Ihre darf die Niederlassungsleitung ohne Rückfrage bestellen.',
      large:
        'Sprechen Sie mit der Inhaberfamilie, und bringen Sie eine Rechnung je Fahrzeug oder Stellplatz mit.',
    },
  },
  trades: {
    name: 'Handwerks- und Baubetriebe mit 10 bis 50 Beschäftigten',
    short: { base: 'Handwerks- und Baubetriebe', dat: 'Handwerks- und Baubetrieben' },
    who: 'Betriebe mit mehr Aufträgen als Leuten, zu erkennen an langen Wartezeiten und dauerhaften Stellenanzeigen.',
    why: {
      software_saas: 'Die Büroarbeit frisst Abende: Software, die einen davon zurückgibt, überzeugt schnell.',
      services:
        'Dienstleistungen, die nicht ihr Handwerk sind, geben sie gern ab: Buchhaltung, Personalsuche, Website, Reinigung.',
      physical_products:
        'Sie kaufen Produkte, die auf der Baustelle einen Handgriff sparen und auf den Hof geliefert werden.',
      digital_products: 'Digitale Vorlagen und Kurse ersetzen, was dort niemand in Ruhe ausarbeiten kann.',
    },
    buys: {
      small: 'Der Inhaber entscheidet am Telefon, am besten vor sieben oder nach siebzehn Uhr.',
      large: 'Sie möchten vorher mit einem Betrieb aus ihrem Gewerk sprechen, der es schon hat.',
    },
  },
};
