/** One reader of who buys, for everything that is said: pages, free text, answers. */
import type { Locale } from '../../../src/domain/site/locale.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import { CLIENTELE, IN, TAKEN_BACK, US, WE } from './cues.ts';
import { mentionsIn } from './mentions.ts';
import { CUE, HINT, isDenied, judge, type Role } from './roles.ts';
import { tokensOf } from './tokens.ts';
import type { BuyerKind } from './word-list.ts';

/** Where something is said, which weighs. `answer`: to the question who buys. */
export type Place = 'title' | 'lead' | 'listed' | 'body' | 'about' | 'quote' | 'words' | 'answer';

export interface Saying {
  readonly text: string;
  readonly place: Place;
}

export interface Named {
  /** As written: “small dairy farms”. */
  readonly name: string;
  /** The sentence that says so. */
  readonly quote: string;
  readonly role: Role;
  readonly kind: BuyerKind;
  readonly place: Place;
  /** How much speaks for a buyer. */
  readonly weight: number;
}

/** What a place adds: who is named first, or in a list of buyers, is rather meant. */
const PLACES: Readonly<Record<Place, number>> = {
  title: 0,
  lead: 0.4,
  listed: 2,
  body: 0,
  about: 0,
  quote: 0,
  words: 0.5,
  answer: 2,
};
/** What a plain name weighs by itself. */
const NAME = 1;
/** From here on somebody is taken for a buyer. */
const ENOUGH = 1.5;
/** What a cue of the clause before counts for the rest of a list. */
const SHARE_OF_INHERITED = 0.5;

/** An item of a list of buyers that can only be a name, though no vocabulary knows it: a plural and what describes it. */
const LISTED_NAME: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:\p{L}\p{Ll}+e )?\p{Lu}[\p{L}-]{4,}(?:en|er|eure|innen)$/u,
  en: /^\p{Lu}?[\p{Ll}’'-]+(?: \p{Ll}[\p{Ll}’'-]+){0,2}(?<!s)(?:s|men|people)$/u,
};

/** “No stag parties or hen parties”. */
const LIST = /^(?:and|or|nor|und|oder|noch)$/;

const QUOTED = /[„“"»«][^„“”"»«]{12,}[“”"»«]/gu;

/** Whether a name stands in words that somebody else said. */
const isQuoted = (sentence: string, name: string): boolean =>
  (sentence.match(QUOTED) ?? []).some((quotation) => quotation.includes(name));

function readSentence(sentence: string, place: Place, language: Locale, brand?: RegExp): readonly Named[] {
  let inherited = 0;
  const isOnPage = place !== 'words' && place !== 'answer';
  const mayBeLower = !isOnPage && !/\p{Lu}/u.test(sentence.slice(1));
  const all = clausesOf(sentence).flatMap((text) => {
    const tokens = tokensOf(text);
    const mentions = mentionsIn(text, tokens, language, mayBeLower);
    let strongest = CLIENTELE.test(text) ? CUE : 0;
    let denied = -1;
    const named = mentions.map((mention): Named => {
      const { name, kind, needsCue } = mention;
      const said = { name, kind, quote: sentence, place, weight: 0 };
      if (place === 'quote' || (isOnPage && isQuoted(sentence, mention.name)))
        return { ...said, role: 'reviewer' };
      const isListedOn = denied === mention.first - 1 && LIST.test(tokens[denied]?.form ?? '');
      if (isListedOn || isDenied(text, tokens, mention)) {
        denied = mention.end;
        return { ...said, role: 'excluded' };
      }
      const { cue: own, role } = judge(text, tokens, mention, mentions, brand);
      if (role) return { ...said, role };
      // “Malte used to write software for carriers”: somebody's life, unless the speakers tell what they do.
      if (place === 'about' && !WE.test(sentence) && !US.test(sentence)) return { ...said, role: 'beside' };
      // “Marinas” as a heading, “test benches in engine plants” beneath the name: the section is for them.
      const isForThem = name === sentence.trim() || IN.test(tokens[mention.first - 1]?.form ?? '');
      const alone = place === 'lead' && isForThem ? HINT : 0;
      strongest = Math.max(strongest, own);
      const cue =
        own < 0 ? (place === 'answer' ? 0 : own) : Math.max(own, alone, inherited * SHARE_OF_INHERITED);
      const weight = (needsCue ? 0 : NAME) + PLACES[place] + cue;
      const isMeant = !needsCue || cue >= CUE || place === 'listed' || place === 'answer';
      return { ...said, role: isMeant && weight >= ENOUGH ? 'buyer' : 'beside', weight };
    });
    if (mentions.length > 0 || strongest > 0) inherited = strongest;
    return named;
  });
  const at = all.length === 0 ? -1 : sentence.search(TAKEN_BACK);
  if (at > 0)
    return all.map((named) =>
      sentence.indexOf(named.name) < at && named.role === 'buyer' ? { ...named, role: 'excluded' } : named,
    );
  if (all.length > 0 || place !== 'listed' || !LISTED_NAME[language].test(sentence.trim())) return all;
  const name = sentence.trim();
  return [{ name, quote: sentence, role: 'buyer', kind: 'company', place, weight: PLACES.listed }];
}

/** The name a title begins with stands for the speaker: “312 fire departments run on Tonehound”. */
function brandIn(title: string): RegExp | undefined {
  const [name] = /^\p{Lu}[\p{L}\d]{4,}/u.exec(title) ?? [];
  return name === undefined ? undefined : new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
}

const keyOf = (name: string): string => name.toLowerCase();

/**
 * Everybody who is named, each as the strongest saying has them: who is excluded anywhere is no buyer elsewhere.
 * @example readBuyers([{ text: 'Zu uns kommen Lohnfertiger.', place: 'body' }], 'de')[0]?.role // 'buyer'
 */
export function readBuyers(sayings: readonly Saying[], language: Locale): readonly Named[] {
  const brand = brandIn(sayings.find(({ place }) => place === 'title')?.text ?? '');
  const all = sayings.flatMap(({ text, place }) =>
    sentencesOf(text).flatMap((sentence) => readSentence(sentence, place, language, brand)),
  );
  const excluded = new Set(all.filter(({ role }) => role === 'excluded').map(({ name }) => keyOf(name)));
  const best = new Map<string, Named>();
  for (const named of all) {
    const key = keyOf(named.name);
    if (excluded.has(key) && named.role !== 'excluded') continue;
    const known = best.get(key);
    if (!known || (named.role === 'buyer' && (known.role !== 'buyer' || named.weight > known.weight)))
      best.set(key, named);
  }
  return [...best.values()];
}
