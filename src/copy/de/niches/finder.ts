import { finder as source } from '../../en/niches/finder.ts';
import { translationOf } from '../../shape.ts';

export const finder = translationOf<typeof source>()({
  ...source,
  pageTitle: 'Nischenfinder',
  pageDescription: 'Mikronischen im deutschen B2B-Markt, durchsuchbar nach Thema und Zielgruppe.',
});
