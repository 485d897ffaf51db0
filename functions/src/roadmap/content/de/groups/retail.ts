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
      small: 'Zwölf Stück auf Kommission mit kleinem Aufsteller sagen sie oft beim ersten Besuch zu.',
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
  'gift-givers': {
    name: 'Firmen, die Kunden und Mitarbeitende beschenken',
    short: { base: 'Firmen mit Geschenkbudget', dat: 'Firmen mit Geschenkbudget' },
    who: 'Unternehmen mit 50 bis 500 Beschäftigten. Die Assistenz der Geschäftsführung sammelt ab September Ideen.',
    why: {
      physical_products:
        'Ihre Produkte mit Firmenlogo oder beigelegter Karte machen aus einem Einzelkauf eine Bestellung über zweihundert.',
      digital_products:
        'Ein digitales Produkt ist das Geschenk, das auch Leute im Homeoffice am selben Tag erreicht.',
      events_webinars: 'An eine gemeinsame Veranstaltung erinnert man sich länger als an ein Päckchen.',
      memberships_subscriptions:
        'Eine Mitgliedschaft für ein Jahr ist ein Geschenk, das sich jeden Monat in Erinnerung bringt.',
    },
    buys: {
      small: 'Nennen Sie einen Preis pro Kopf, mit Verpackung und Versand.',
      large: 'Preise {prices} passen zu Geschenken für die zehn wichtigsten Kunden.',
    },
  },
  'benefit-providers': {
    name: 'Anbieter von Mitarbeitervorteilen',
    short: { base: 'Benefit-Anbieter', dat: 'Benefit-Anbietern' },
    who: 'Plattformen, die den Belegschaften Hunderter Firmen Angebote zeigen und jedes Quartal neue Partner brauchen.',
    why: {
      memberships_subscriptions:
        'Mitgliedschaften sind ihre liebste Ware: Sie laufen weiter und werden jede Woche genutzt.',
      digital_products: 'Digitale Produkte lassen sich ohne Lieferung an zehntausend Menschen ausgeben.',
      physical_products: 'Produkte mit exklusivem Preis fallen zwischen all den Gutscheinen auf.',
      services: 'Dienstleistungen für Haushalt oder Gesundheit sind dort selten und gefragt.',
      marketplace: 'Ein ganzer Marktplatz erspart ihnen die Verhandlung mit jedem einzelnen Verkäufer.',
    },
    buys: {
      small: 'Sie möchten einen Sonderpreis und eine Schnittstelle oder Codeliste: Bereiten Sie beides vor.',
      large: 'Schlagen Sie eine Ratenzahlung über die Gehaltsabrechnung vor.',
    },
  },
};
