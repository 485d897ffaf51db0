import type { Proof } from '../../../src/domain/site/proof.ts';

const inBoth = (text: string) => ({ en: text, de: `${text} (de)` });

export const PROOF: Proof = {
  cases: [{ customer: 'A customer', title: inBoth('A case'), text: inBoth('The result') }],
  quotes: [{ text: inBoth('A quote'), name: 'A name', role: inBoth('A role'), picture: null }],
  numbers: [{ figure: '7 of 9', label: inBoth('A figure'), source: inBoth('A source') }],
};
