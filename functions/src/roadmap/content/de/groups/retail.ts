import type { GroupTextsOf } from '../../../engine/content.ts';
import type { retail as rules } from '../../../engine/groups/retail.ts';
import type { Noun } from '../noun.ts';

export const retail: GroupTextsOf<typeof rules, Noun> = {
  'specialist-shops': {
    name: 'Fachgeschäfte und Concept Stores',
    short: { base: 'Fachgeschäfte', dat: 'Fachgeschäften' },
    who: 'Inhabergeführte Läden, die ihr Sortiment selbst aussuchen und jede Woche Neues in ihren Kanälen zeigen.',
    why: {
      physical_products:
        'Sie suchen Produkte, die es in den Ketten nicht gibt, und erklären sie ihren Kunden persönlich.',
      marketplace: 'Ein Marktplatz gibt ihnen ein zweites Schaufenster ohne eigenes Shopsystem.',
      events_webinars: 'Eine Abendveranstaltung mit Ihnen bringt Stammkunden in den Laden.',
      digital_products:
        'Ein digitales Produkt als Gutscheinkarte steht auf der Theke und braucht kein Lager.',
    },
    buys: {
      small: 'Zwölf Stück auf Kommission mit kleinem Aufsteller nehmen sie oft schon beim ersten Besuch.',
      large: 'Ein Ausstellungsstück und die Bestellung ab Ihrem Lager genügen.',
    },
  },
  chains: {
    name: 'Handelsketten und Einkaufsverbände',
    short: { base: 'Handelsketten', dat: 'Handelsketten' },
    who: 'Einkaufsbereiche mit festem Listungskalender, der auf den Lieferantenseiten ihrer Websites steht.',
    why: {
      physical_products: 'Eine Listung bringt Ihre Produkte in Hunderte Regale, sofern Sie liefern können.',
      digital_products: 'Gutscheinkarten für digitale Produkte haben dort ein eigenes Regal.',
      services: 'Dienstleistungen kaufen sie für alle Filialen mit einem Vertrag ein.',
      software_saas: 'Software, die jeder Filiale eine Stunde pro Woche spart, zählt hundertfach.',
    },
    buys: {
      small: 'Bitten Sie um einen regionalen Test in zehn Märkten, bevor Sie über Mengen sprechen.',
      large: 'Rechnen Sie mit einer Ausschreibung, und fragen Sie vorher, wer die Anforderungen schreibt.',
    },
  },
};
