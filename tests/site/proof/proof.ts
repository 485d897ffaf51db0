import type { Site } from '../../../src/domain/site/owner.ts';
import { sameInEveryLanguage } from '../../../src/domain/site/testing/same-in-every-language.ts';

const translated = (text: string) => ({ ...sameInEveryLanguage(text), de: `${text} (de)` });

export const PROOF: Site['proof'] = {
  quotes: [{ text: translated('A quote'), name: 'A name', role: translated('A role'), picture: null }],
  numbers: [
    { figure: '7 of 9', label: translated('A figure'), source: translated('A source') },
    { figure: { en: '6.8%', de: '6,8 %' }, label: translated('A share'), source: translated('A source') },
  ],
};
