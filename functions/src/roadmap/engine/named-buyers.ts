/** Finds out who buys, according to the website and the visitor. */
import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { foldLetters } from '../../../../src/domain/niches/letters.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { findBuyerKind } from '../../buyers/lexicon.ts';
import { type NamedParty, readBuyers } from '../../buyers/read-buyers.ts';
import type { TextOrigin } from '../../buyers/sentence.ts';
import { stemWord } from '../../buyers/stems.ts';
import { detectTextLanguage, READ_LANGUAGES, type ReadLanguage } from '../../buyers/text-language.ts';
import type { BuyerKind } from '../../buyers/word-list.ts';

export interface NamedBuyer {
  readonly name: string;
  readonly kind: BuyerKind;
  /** The source: the answer to “Who buys from you?”, the visitor's own words, or the website. */
  readonly by: 'answer' | 'words' | 'website';
  readonly quote: string;
  readonly language: Locale;
}

export interface Buyers {
  /** The visitor's answer first, then their own words, then the website. */
  readonly named: readonly NamedBuyer[];
  /** Buyers whom the visitor does not want to sell to. */
  readonly excluded: readonly NamedParty[];
}

/** Maximum number of groups in a roadmap. */
export const MAX_GROUPS = 5;

/** Reduces a name to what its forms share: Schülerinnen und Schüler are one group. */
const normalizeName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => stemWord(foldLetters(word)))
    .join(' ');

const isExcluded = ({ name }: { readonly name: string }, excluded: readonly NamedParty[]): boolean =>
  excluded.some((other) => ` ${normalizeName(name)}`.endsWith(` ${normalizeName(other.name)}`));

interface Reading {
  readonly language: ReadLanguage;
  readonly named: readonly NamedParty[];
}

/** Reads the parties that a text names, in its likely language or else in the other one. */
function readParties(text: string, origin: TextOrigin, fallback: Locale): Reading {
  const likely = detectTextLanguage(text, fallback);
  const readings = [likely, ...READ_LANGUAGES.filter((other) => other !== likely)].map(
    (language): Reading => ({
      language,
      named: readBuyers([{ text, origin }], language),
    }),
  );
  return readings.find(({ named }) => named.length > 0) ?? { language: likely, named: [] };
}

const toNamedBuyers = ({ named, language }: Reading, by: NamedBuyer['by']): readonly NamedBuyer[] =>
  named
    .filter(({ role }) => role === 'buyer')
    .map(({ name, kind, quote }) => ({ name, kind, quote, by, language }));

/** Finds the buyers that the visitor and the website name. */
export function findBuyers({ site, buyers: answer, customChallenge, language }: RoadmapInput): Buyers {
  const words = readParties(customChallenge, 'words', language);
  const answered = readParties(answer, 'answer', language);
  const excluded = [...answered.named, ...words.named].filter(({ role }) => role === 'excluded');
  const siteLanguage: ReadLanguage = site?.language === 'de' ? 'de' : 'en';
  const named = [
    ...toNamedBuyers(answered, 'answer'),
    ...toNamedBuyers(words, 'words'),
    // The visitor knows better than the page.
    ...(answered.named.length > 0 ? [] : (site?.audiences ?? [])).map(
      ({ text, business, quote }): NamedBuyer => {
        const kind = findBuyerKind(text, siteLanguage) ?? (business ? 'company' : 'consumer');
        return { name: text, kind, quote, by: 'website', language: siteLanguage };
      },
    ),
  ].filter((buyer) => !isExcluded(buyer, excluded));
  const unique = new Map(named.toReversed().map((buyer) => [normalizeName(buyer.name), buyer]));
  const keys = [...unique.keys()];
  // “growers” and “blueberry growers” are the same.
  const distinct = [...unique].filter(([key]) => !keys.some((other) => other.endsWith(` ${key}`)));
  return {
    named: distinct
      .map(([, buyer]) => buyer)
      .toReversed()
      .slice(0, MAX_GROUPS),
    excluded,
  };
}
