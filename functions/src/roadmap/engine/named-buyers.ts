/** Who buys, according to the website and the visitor. */
import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { foldLetters } from '../../../../src/domain/niches/letters.ts';
import { stemWord } from '../../../../src/domain/niches/stems.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { kindOf } from '../../buyers/lexicon.ts';
import { type NamedParty, readBuyers } from '../../buyers/read-buyers.ts';
import type { TextOrigin } from '../../buyers/sentence.ts';
import { READ_LANGUAGES, type ReadLanguage, textLanguage } from '../../buyers/text-language.ts';
import type { BuyerKind } from '../../buyers/word-list.ts';

export interface NamedBuyer {
  readonly name: string;
  readonly kind: BuyerKind;
  /** The answer to the question who buys, the visitor's own words, or the website. */
  readonly by: 'answer' | 'words' | 'website';
  readonly quote: string;
  readonly language: Locale;
}

export interface Buyers {
  /** The visitor's answer first, then their own words, then the website. */
  readonly named: readonly NamedBuyer[];
  /** Those whom the visitor does not want to sell to. */
  readonly excluded: readonly NamedParty[];
}

/** Maximum groups that a roadmap names. */
export const MAX_GROUPS = 5;

/** What the forms of a name share: Schülerinnen und Schüler are one group. */
const keyOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => stemWord(foldLetters(word)))
    .join(' ');

const isExcluded = ({ name }: { readonly name: string }, excluded: readonly NamedParty[]): boolean =>
  excluded.some((other) => ` ${keyOf(name)}`.endsWith(` ${keyOf(other.name)}`));

interface Reading {
  readonly language: ReadLanguage;
  readonly named: readonly NamedParty[];
}

/** What a text names, in the language it seems to be in or else in the other one. */
function readParties(text: string, origin: TextOrigin, fallback: Locale): Reading {
  const likely = textLanguage(text, fallback);
  const readings = [likely, ...READ_LANGUAGES.filter((other) => other !== likely)].map(
    (language): Reading => ({
      language,
      named: readBuyers([{ text, origin }], language),
    }),
  );
  return readings.find(({ named }) => named.length > 0) ?? { language: likely, named: [] };
}

const buyersIn = ({ named, language }: Reading, by: NamedBuyer['by']): readonly NamedBuyer[] =>
  named
    .filter(({ role }) => role === 'buyer')
    .map(({ name, kind, quote }) => ({ name, kind, quote, by, language }));

/** Whom the visitor and the website name. */
export function buyersFor({ site, buyers: answer, customChallenge, language }: RoadmapInput): Buyers {
  const words = readParties(customChallenge, 'words', language);
  const answered = readParties(answer, 'answer', language);
  const excluded = [...answered.named, ...words.named].filter(({ role }) => role === 'excluded');
  const siteLanguage: ReadLanguage = site?.language === 'de' ? 'de' : 'en';
  const named = [
    ...buyersIn(answered, 'answer'),
    ...buyersIn(words, 'words'),
    // The visitor knows better than the page.
    ...(answered.named.length > 0 ? [] : (site?.audiences ?? [])).map(
      ({ text, business, quote }): NamedBuyer => {
        const kind = kindOf(text, siteLanguage) ?? (business ? 'company' : 'consumer');
        return { name: text, kind, quote, by: 'website', language: siteLanguage };
      },
    ),
  ].filter((buyer) => !isExcluded(buyer, excluded));
  const unique = new Map(named.toReversed().map((buyer) => [keyOf(buyer.name), buyer]));
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
