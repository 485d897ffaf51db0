import type { GroupTextsOf } from '../../../engine/content.ts';
import type { trade as rules } from '../../../engine/groups/trade.ts';
import type { Noun } from '../noun.ts';

export const trade: GroupTextsOf<typeof rules, Noun> = {
  wholesalers: {
    name: 'Großhändler und Distributoren mit eigenem Außendienst',
    short: { base: 'Großhändler', dat: 'Großhändlern' },
    who: 'Unternehmen, die jeden Monat Hunderte Händler besuchen. Ihre Kataloge zeigen, was im Sortiment fehlt.',
    why: {
      physical_products:
        'Eine Listung bringt Ihre Produkte zu mehr Händlern, als Sie in einem Jahr besuchen könnten.',
      software_saas:
        'Ihr Außendienst arbeitet noch mit Preislisten und Tabellen: Software, die eine davon ersetzt, fällt auf.',
      marketplace: 'Auf einem Marktplatz finden sie Abnehmer, die ihr Außendienst nicht besucht.',
      services: 'Dienstleistungen für ihre Händler, etwa Schulung oder Produktdaten, binden diese an sie.',
    },
    buys: {
      small: 'Bringen Sie einen Einkaufspreis mit, der Platz für zwei Margen lässt.',
      large: 'Bieten Sie ein erstes Quartal mit Rückgaberecht an.',
    },
  },
  'online-shops': {
    name: 'Onlinehändler mit eigenem Lager',
    short: { base: 'Onlinehändler', dat: 'Onlinehändlern' },
    who: 'Shops mit 5 bis 50 Beschäftigten. Bewertungen und Lieferzeiten zeigen öffentlich, wo es klemmt.',
    why: {
      software_saas:
        'Sie messen alles. Ihre Software kann ihren Nutzen also innerhalb eines Monats beweisen.',
      services: 'Vor der Saison vergeben sie Dienstleistungen, für die sie so schnell niemanden fänden.',
      consulting: 'Werbung ist teuer geworden. Beratung, die aus Bestandskunden mehr macht, ist willkommen.',
      physical_products:
        'Sie ergänzen ihr Sortiment gern um Produkte, die fertig verpackt und ausgezeichnet kommen.',
      marketplace: 'Jeder weitere Marktplatz bringt ihnen Umsatz ohne neuen Shop.',
    },
    buys: {
      small:
        'Sie entscheiden in Tagen und kündigen ebenso schnell: Vereinbaren Sie eine Kennzahl für den ersten Monat.',
      large: 'Schreiben Sie zwischen Januar und September: Vor Weihnachten entscheidet dort niemand.',
    },
  },
};
