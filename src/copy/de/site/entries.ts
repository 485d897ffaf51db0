import type { entries as source } from '../../en/site/entries.ts';
import { translationOf } from '../../shape.ts';

export const entries = translationOf<typeof source>()({
  articles: {
    title: 'Ratgeber',
    lead: 'Was unser Check zeigt und was Sie daraus machen können.',
  },
  cases: {
    title: 'Referenzen',
    lead: 'Was unsere Kunden vorhatten und was daraus geworden ist.',
  },
  feed: 'RSS-Feed',
});
