import type { GroupTextsOf } from '../../../engine/content.ts';
import type { trade as rules } from '../../../engine/groups/trade.ts';
import type { Noun } from '../noun.ts';

export const trade: GroupTextsOf<typeof rules, Noun> = {
  wholesalers: {
    name: 'Großhändler und Distributoren mit eigenem Außendienst',
    short: { base: 'Großhändler', dat: 'Großhändlern' },
    who: 'Großhändler besuchen mit ihrem Außendienst jeden Monat Hunderte Händler. Im Katalog sehen Sie, was im Sortiment fehlt.',
    why: {
      physical_products:
        'Über den Großhandel kommen Ihre Produkte zu mehr Händlern, als Sie in einem Jahr besuchen könnten.',
      software_saas:
        'Der Außendienst arbeitet oft noch mit Preislisten und Tabellen. Software, die ihm das erspart, kommt gut an.',
      marketplace: 'Auf einem Marktplatz finden Großhändler Abnehmer, die ihr Außendienst nicht besucht.',
      services:
        'Mit Dienstleistungen wie Schulungen oder der Pflege von Produktdaten kann ein Großhändler seine Händler an sich binden.',
    },
    buys: {
      small: 'Kalkulieren Sie den Preis so, dass Großhändler und Händler noch daran verdienen.',
      large: 'Bieten Sie für das erste Quartal ein Rückgaberecht an.',
    },
  },
  'online-shops': {
    name: 'Onlinehändler mit eigenem Lager',
    short: { base: 'Onlinehändler', dat: 'Onlinehändlern' },
    who: 'Suchen Sie Shops mit 5 bis 50 Beschäftigten. An Bewertungen und Lieferzeiten sehen Sie, wo es Probleme gibt.',
    why: {
      software_saas:
        'Onlinehändler messen alles. Deshalb können Sie den Nutzen Ihrer Software innerhalb eines Monats zeigen.',
      services:
        'Vor der Saison vergeben Onlinehändler Arbeiten, für die sie so schnell niemanden einstellen können.',
      consulting:
        'Werbung ist teuer geworden. Deshalb ist Beratung gefragt, die bestehende Kunden öfter bestellen lässt.',
      physical_products:
        'Onlinehändler nehmen gern Produkte auf, die fertig verpackt und etikettiert ankommen.',
      marketplace:
        'Auf jedem weiteren Marktplatz machen Onlinehändler Umsatz, ohne einen neuen Shop zu brauchen.',
    },
    buys: {
      small:
        'Onlinehändler entscheiden und kündigen schnell. Vereinbaren Sie eine Kennzahl für den ersten Monat.',
      large: 'Melden Sie sich zwischen Januar und September, denn vor Weihnachten entscheidet dort niemand.',
    },
  },
};
