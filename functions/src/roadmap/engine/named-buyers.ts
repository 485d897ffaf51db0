/** Who buys, as website and visitor say it. */
import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { lettersOf } from '../../../../src/domain/niches/letters.ts';
import { stemOf } from '../../../../src/domain/niches/stems.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { type Named, readBuyers } from '../../buyers/read-buyers.ts';
import { NEVER_IN_A_NAME } from '../../buyers/small-words.ts';
import { textLanguage } from '../../buyers/text-language.ts';
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
  readonly excluded: readonly Named[];
}

/** Groups a roadmap names at most. */
export const MAX_GROUPS = 5;
const MAX_ANSWER_WORDS = 5;

/** What the forms of a name share: Schülerinnen und Schüler are one group. */
const keyOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => stemOf(lettersOf(word)))
    .join(' ');

/** “Honestly”, „meist aus Oberbayern“: how, or from where. */
const NO_NAME =
  /^(?:\p{L}+ly|(?:aus|bei|in|im|mit|rund um|around|from|near|with|within)\s.*|all (?:sorts|kinds).*)$/iu;
/** Words of an answer that name nobody. */
const NOBODY =
  /^(?:mostly|mainly|sometimes|everyone|everybody|anyone|nobody|people|customers|clients|companies|alle|jeder|niemand|leute|kunden|firmen|unternehmen|weiß nicht|keine ahnung|n\/?a|none|no idea|don[’']t know)$/iu;

/** “hard to say” and „ein paar“ name nobody. */
const hasSmallWord = (part: string): boolean =>
  part
    .toLowerCase()
    .split(/\s+/)
    .some(
      (word) =>
        word !== 'von' && word !== 'of' && (NEVER_IN_A_NAME.de.has(word) || NEVER_IN_A_NAME.en.has(word)),
    );

/** An answer names buyers even where the vocabulary does not know them. */
function literally(answer: string, kind: BuyerKind): readonly Pick<Named, 'name' | 'kind' | 'quote'>[] {
  return answer
    .replace(/(?<!\p{L})(?:ab und zu|hin und wieder|now and then)(?!\p{L})/giu, ' ')
    .split(/[,;/.\n]|\s(?:und|and|oder|or|&)\s/)
    .map((part) =>
      part
        .replace(
          /^\s*(?:(?:vor allem|ab und zu (?:auch )?(?:mal )?(?:ein\p{L}*)?|manchmal|sometimes|meist(?:ens)?|mostly|mainly|neuerdings|inzwischen|zunehmend|auch|recently|lately|increasingly|also|(?:the|an) (?:odd|occasional)|a (?:few|couple of|handful of)|ein paar|einzelne|einige|für|an|for|to|die|den|the|some|ein|eine|a|an)\s+)+/iu,
          '',
        )
        .trim(),
    )
    .filter(
      (part) =>
        /\p{L}{3}/u.test(part) &&
        !NOBODY.test(part) &&
        !NO_NAME.test(part) &&
        !hasSmallWord(part) &&
        part.split(/\s+/).length <= MAX_ANSWER_WORDS,
    )
    .map((name) => ({ name, kind, quote: answer }));
}

type Answered = Pick<Named, 'name' | 'kind' | 'quote'>;

/** Those whom the vocabulary knows, and what stands between them where the visitor lists more. */
function answeredBy(
  answer: string,
  known: readonly Named[],
  read: readonly Named[],
  kind: BuyerKind,
): readonly Answered[] {
  const others = literally(answer, kind).filter(
    ({ name }) =>
      name.split(/\s+/).length <= (read.length > 0 ? 2 : MAX_ANSWER_WORDS) &&
      !read.some((one) => name.includes(one.name)),
  );
  return [...known, ...others];
}

const isExcluded = ({ name }: { readonly name: string }, excluded: readonly Named[]): boolean =>
  excluded.some((other) => ` ${keyOf(name)}`.endsWith(` ${keyOf(other.name)}`));

/** Whom the visitor and the website name. */
export function buyersFor({ site, buyers: answer, customChallenge, chosen, language }: RoadmapInput): Buyers {
  const own: Locale = textLanguage(customChallenge, language);
  const words = readBuyers([{ text: customChallenge, place: 'words' }], own);
  const answered: Locale = textLanguage(answer, language);
  const read = readBuyers([{ text: answer, place: 'answer' }], answered);
  const known = read.filter(({ role }) => role === 'buyer');
  const otherwise: BuyerKind = chosen.customerType.includes('b2c') ? 'consumer' : 'company';
  const excluded = [...read, ...words].filter(({ role }) => role === 'excluded');
  const spoken: Locale = site?.language === 'de' ? 'de' : 'en';
  const named = [
    ...answeredBy(answer, known, read, otherwise).map(
      ({ name, kind, quote }): NamedBuyer => ({ name, kind, quote, by: 'answer', language: answered }),
    ),
    ...words
      .filter(({ role }) => role === 'buyer')
      .map(({ name, kind, quote }): NamedBuyer => ({ name, kind, quote, by: 'words', language: own })),
    // Who answers knows better than the page.
    ...(read.length > 0 ? [] : (site?.audiences ?? [])).map(({ text, business, quote }): NamedBuyer => {
      const [again] = readBuyers([{ text, place: 'answer' }], spoken);
      const kind = again?.kind ?? (business ? 'company' : 'consumer');
      return { name: text, kind, quote, by: 'website', language: spoken };
    }),
  ].filter((buyer) => !isExcluded(buyer, excluded));
  const unique = new Map(named.toReversed().map((buyer) => [keyOf(buyer.name), buyer]));
  const keys = [...unique.keys()];
  // “growers” beside “blueberry growers” are the same.
  const told = [...unique].filter(([key]) => !keys.some((other) => other.endsWith(` ${key}`)));
  return {
    named: told
      .map(([, buyer]) => buyer)
      .toReversed()
      .slice(0, MAX_GROUPS),
    excluded,
  };
}
