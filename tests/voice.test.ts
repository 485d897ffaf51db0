import { eld } from 'eld/small';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../functions/src/testing/library.ts';
import { copy } from '../src/copy/index.ts';
import { serverCopy } from '../src/copy/server.ts';
import { LOCALES, type Locale } from '../src/domain/site/locale.ts';
import { textsIn } from './texts.ts';

/** A text with its path. */
type Text = readonly [path: string, text: string];

/** The texts of the roadmap's library in one language. */
const libraryTexts = (locale: Locale) => ({
  steps: LIBRARY.steps.map((step) => step[locale]),
  buyers: LIBRARY.buyers.map((profile) => profile[locale]),
});

/** Minimum number of words to detect a language. */
const MIN_WORDS = 5;
/** The finder is German at every URL. */
const GERMAN_EVERYWHERE = /^finder\.(?!page)/;
/** Contracts use no contractions, so the terms of use are exempt. */
const SPELLED_OUT = /^terms\./;

/** Banned by docs/voice.md, mostly in favor of a term of its glossary. */
const BANNED: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /\b(?:log in|login|rating|target audience|consultation)\b/i,
    /\bpress(?:ed|es)? (?:the|again|it)\b/i,
    /\b(?:at once and for good|the whole outreach|answer in person)\b/i,
    /\b(?:Linkedin|Youtube|Whatsapp|Javascript|Github)\b/,
    /\b\w+'(?:t|re|ve|ll|s)\b/,
  ],
  de: [
    /Punktzahl|Gesamtwertung|\bPrüfung(?:en)?\b|Unternehmensprüfung|Resultat|Fahrplan/,
    /\beinloggen\b|Entscheidungsträger|\bJetziges\b|\bzugelegt\b|wie Sie es sich/i,
    /\p{L}[*:_]innen\b|\p{L}Innen\b|\b\p{L}+innen und \p{L}+\b|\p{L}erin oder\b/u,
    /\b(?:Linkedin|Youtube|Whatsapp|Javascript|Github)\b/,
    /\b(?:du|dein|deine|deinen|dir|dich|euch|euer)\b/,
  ],
};

/** Claims that a section makes at most once. */
const CLAIMS: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [/15 years/g, /30-day/g, /unfair advantage/gi],
  de: [/15 Jahre/g, /30-Tage/g, /unfairer Vorteil/gi],
};

/** Phrases that native speakers contract. Capitalized "Not" is a name ("Do Not Track"), and "who we are" stays. */
const LONG_FORMS =
  /\b(?:[Dd]o|[Dd]oes|[Dd]id|[Ii]s|are|was|were|could|has|have|had|would|should) not\b|\bcannot\b|(?<!\b[Ww]ho )\b(?:[Ww]e|[Yy]ou|[Tt]hey) (?:are\b(?! and)|have (?:been|received|read|sent)\b)|\b(?:It|That|There) is\b/;

/** Words that a rename in the code put into a text. */
const IDENTIFIERS = /(?<![\p{L}\w.{])(?!reCAPTCHA)\p{Ll}+\p{Lu}\w*/u;

const plain = (text: string): string => text.replace(/\{\w+\}|[\u00ad\u2060]/g, '');
const textsOf = (locale: Locale): readonly Text[] => [
  ...textsIn(copy[locale]),
  ...textsIn(serverCopy[locale]),
];
const wordsOf = (text: string): number => plain(text).match(/\p{L}{2,}/gu)?.length ?? 0;

eld.setLanguageSubset([...LOCALES]);

/** Texts that are long enough to detect and not in the language. */
const foreignIn = (texts: readonly Text[], locale: Locale): readonly string[] =>
  texts
    .filter(([path, text]) => !GERMAN_EVERYWHERE.test(path) && wordsOf(text) >= MIN_WORDS)
    .filter(([, text]) => eld.detect(plain(text)).language !== locale)
    .map(([path, text]) => `${path}: ${text}`);

const hitsIn = (texts: readonly Text[], pattern: RegExp): readonly string[] =>
  texts.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`);

/** Claims that a section repeats. */
const repetitionsIn = (sections: Readonly<Record<string, unknown>>, claims: readonly RegExp[]) =>
  Object.entries(sections).flatMap(([name, section]) =>
    claims
      .filter(
        (claim) =>
          (
            textsIn(section)
              .map(([, text]) => text)
              .join('\n')
              .match(claim) ?? []
          ).length > 1,
      )
      .map((claim) => `${name}: ${claim.source}`),
  );

describe.each(LOCALES)('the texts in %s', (locale) => {
  it('are in that language', () => {
    expect(foreignIn(textsOf(locale), locale)).toEqual([]);
    expect(foreignIn(textsIn(libraryTexts(locale)), locale)).toEqual([]);
  });

  it.each(BANNED[locale])('do not contain %s', (pattern) => {
    expect(hitsIn(textsOf(locale), pattern)).toEqual([]);
  });

  it('contain no identifiers', () => {
    expect(hitsIn([...textsOf(locale), ...textsIn(libraryTexts(locale))], IDENTIFIERS)).toEqual([]);
  });

  it('make each claim once per section', () => {
    const { home, ...pages } = copy[locale];
    expect(repetitionsIn({ ...pages, ...home }, CLAIMS[locale])).toEqual([]);
  });
});

it('uses contractions in English', () => {
  const texts = [...textsOf('en'), ...textsIn(libraryTexts('en'))].filter(
    ([path]) => !SPELLED_OUT.test(path),
  );
  expect(hitsIn(texts, LONG_FORMS)).toEqual([]);
});

it('finds a foreign text, an identifier, a missing contraction, and a repeated claim', () => {
  expect(hitsIn([['a', 'If newCaller tells you, say {ownName}.']], IDENTIFIERS)).toHaveLength(1);
  expect(foreignIn([['a', 'Bitte geben Sie Ihre E-Mail-Adresse ein']], 'en')).toHaveLength(1);
  expect(foreignIn([['a', 'Please enter your email address first']], 'de')).toHaveLength(1);
  expect(hitsIn([['a', 'It could not be saved.']], LONG_FORMS)).toHaveLength(1);
  expect(repetitionsIn({ a: ['15 years of it', 'and 15 years more'] }, CLAIMS.en)).toHaveLength(1);
});
