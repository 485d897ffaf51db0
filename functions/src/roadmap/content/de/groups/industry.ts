import type { GroupTextsOf } from '../../../engine/content.ts';
import type { industry as rules } from '../../../engine/groups/industry.ts';
import type { Noun } from '../noun.ts';

export const industry: GroupTextsOf<typeof rules, Noun> = {
  'machine-builders': {
    name: 'Maschinenbauer und Zulieferer mit 50 bis 250 Beschäftigten',
    short: { base: 'Maschinenbauer', dat: 'Maschinenbauern' },
    who: 'Suchen Sie inhabergeführte Industriebetriebe mit 50 bis 250 Beschäftigten. Viele stehen in den Ausstellerlisten der Fachmessen.',
    why: {
      software_saas:
        'Vieles läuft dort noch über Tabellen. Wenn Ihre Software eine Aufgabe ganz übernimmt, sieht man den Unterschied sofort.',
      consulting:
        'Die Inhaber entscheiden selbst und spüren jeden verlorenen Auftrag. Deshalb sind sie offen für gute Beratung.',
      services:
        'Die Betriebe geben Arbeit gern nach außen, wenn ihre Fachkräfte dadurch mehr Zeit für die Produktion haben.',
      physical_products: 'Wenn ein Produkt einmal freigegeben ist, wird es immer wieder nachbestellt.',
    },
    buys: {
      small: 'Bei Ihren Preisen entscheidet meist die Abteilungsleitung.',
      large: 'Bei Ihren Preisen entscheidet die Geschäftsführung, meist bei der Budgetplanung im Herbst.',
    },
  },
  'freight-and-warehouses': {
    name: 'Speditionen und Lagerlogistiker mit 30 bis 200 Beschäftigten',
    short: { base: 'Speditionen und Lagerlogistiker', dat: 'Speditionen und Lagerlogistikern' },
    who: 'Suchen Sie familiengeführte Speditionen und Logistiker mit 30 bis 200 Beschäftigten. Adressen finden Sie in Frachtbörsen und Verbandsverzeichnissen.',
    why: {
      software_saas:
        'In der Disposition zählt jede Minute. Zeigen Sie in einer Vorführung, wie viel Zeit Ihre Software spart.',
      consulting: 'Die Margen sind klein. Deshalb lohnt sich Beratung, mit der die Kosten sinken.',
      services:
        'Fahrer und Bürokräfte sind knapp. Deshalb kaufen Speditionen gern Dienstleistungen ein, die das Team entlasten.',
      physical_products:
        'Fuhrpark und Lager brauchen Produkte, die lange halten und sich schnell nachbestellen lassen.',
    },
    buys: {
      small: 'Bei Ihren Preisen darf die Niederlassungsleitung meist selbst entscheiden.',
      large:
        'Sprechen Sie mit der Inhaberfamilie und rechnen Sie Ihren Preis auf ein Fahrzeug oder einen Stellplatz um.',
    },
  },
  trades: {
    name: 'Handwerks- und Baubetriebe mit 10 bis 50 Beschäftigten',
    short: { base: 'Handwerks- und Baubetriebe', dat: 'Handwerks- und Baubetrieben' },
    who: 'Suchen Sie Betriebe mit 10 bis 50 Beschäftigten, die mehr Aufträge als Leute haben. Sie erkennen sie an langen Wartezeiten und an Stellenanzeigen, die nie verschwinden.',
    why: {
      software_saas:
        'Büroarbeit bleibt oft für den Abend liegen. Software, die dabei Zeit spart, überzeugt schnell.',
      services:
        'Was nicht zum Handwerk gehört, geben viele Betriebe gern ab, zum Beispiel Buchhaltung, Personalsuche, Website oder Reinigung.',
      physical_products:
        'Gefragt sind Produkte, die auf der Baustelle Arbeit sparen und auf den Hof geliefert werden.',
      digital_products:
        'Digitale Vorlagen und Kurse ersparen den Betrieben Arbeit, für die dort niemand Zeit hat.',
    },
    buys: {
      small: 'Der Inhaber entscheidet am Telefon. Rufen Sie am besten vor sieben oder nach siebzehn Uhr an.',
      large:
        'Nennen Sie einen Betrieb aus demselben Gewerk, der Ihr Angebot schon nutzt und darüber Auskunft gibt.',
    },
  },
};
