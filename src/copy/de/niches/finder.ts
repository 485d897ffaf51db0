import { finder as source } from '../../en/niches/finder.ts';
import { translationOf } from '../../shape.ts';

export const finder = translationOf<typeof source>()({
  ...source,
  pageTitle: 'Nischenfinder: Wer braucht Ihr Angebot?',
  pageDescription:
    'Suchen Sie nach Thema oder Zielgruppe und finden Sie passende Mikronischen im deutschen B2B-Markt.',
});
