import type { GroupTextsOf } from '../../../engine/content.ts';
import type { retail as rules } from '../../../engine/groups/retail.ts';
import type { Noun } from '../noun.ts';

export const retail: GroupTextsOf<typeof rules, Noun> = {
  'specialist-shops': {
    name: 'Fachgeschäfte und Concept-Stores',
    short: { base: 'Fachgeschäfte', dat: 'Fachgeschäften' },
    who: 'Suchen Sie inhabergeführte Läden, die ihr Sortiment selbst aussuchen und online jede Woche Neues zeigen.',
    why: {
      physical_products:
        'Fachgeschäfte suchen Produkte, die es in Ketten nicht gibt, und erklären sie ihren Kunden persönlich.',
      marketplace:
        'Über einen Marktplatz können Läden online verkaufen, ohne einen eigenen Shop zu betreiben.',
      events_webinars: 'Eine Abendveranstaltung mit Ihnen bringt Stammkunden in den Laden.',
      digital_products:
        'Ein digitales Produkt lässt sich als Gutscheinkarte verkaufen und braucht kein Lager.',
    },
    buys: {
      small: 'Machen Sie den Einstieg leicht, zum Beispiel mit einer kleinen Menge auf Kommission.',
      large:
        'Machen Sie den Einstieg leicht, zum Beispiel mit einem Ausstellungsstück, und liefern Sie Bestellungen aus Ihrem Lager.',
    },
  },
  chains: {
    name: 'Handelsketten und Einkaufsverbände',
    short: { base: 'Handelsketten', dat: 'Handelsketten' },
    who: 'Handelsketten entscheiden zu festen Terminen über Neues. Die Termine stehen auf ihren Websites im Bereich für Lieferanten.',
    why: {
      physical_products:
        'Mit einer Listung stehen Ihre Produkte in Hunderten Regalen. Dafür müssen Sie genug liefern können.',
      digital_products: 'Handelsketten verkaufen digitale Produkte als Gutscheinkarten.',
      services: 'Handelsketten kaufen Dienstleistungen mit einem Vertrag für alle Filialen ein.',
      software_saas:
        'Wenn Ihre Software jeder Filiale eine Stunde pro Woche spart, lohnt sich das für die ganze Kette.',
    },
    buys: {
      small: 'Bitten Sie um einen regionalen Test in zehn Märkten, bevor Sie über Mengen sprechen.',
      large: 'Rechnen Sie mit einer Ausschreibung und fragen Sie vorher, wer die Anforderungen schreibt.',
    },
  },
};
