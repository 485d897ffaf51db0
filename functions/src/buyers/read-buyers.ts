/** One reader of who buys, for everything that is said: pages, free text, answers. */
import type { Locale } from '../../../src/domain/site/locale.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import {
  AS,
  ASKED_BY,
  AT_WORK_IN,
  BESIDE,
  BOUGHT_BY,
  BUYING,
  CLIENTELE,
  FOR,
  FORMER,
  FROM,
  HIRING,
  IN,
  IN_MIND,
  MAINLY,
  NEGATION,
  OTHER_PREPOSITION,
  OURS_BEFORE,
  PRONOUN,
  RIVAL_BEFORE,
  RIVALS,
  SELLING_TO,
  SERVING,
  SPEAKER,
  THEIRS_BEFORE,
  TO,
  US,
  WE,
  WITH,
} from './cues.ts';
import { mentionsIn } from './mentions.ts';
import { type Mention, type Token, tokensOf } from './tokens.ts';
import type { BuyerKind } from './word-list.ts';

/** `beside`: named, and nothing says that they buy. */
export type Role = 'buyer' | 'excluded' | 'competitor' | 'reviewer' | 'speaker' | 'beside';

/** Where something is said, which weighs. `answer`: to the question who buys. */
export type Place = 'title' | 'lead' | 'listed' | 'body' | 'quote' | 'words' | 'answer';

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
  lead: 0.5,
  listed: 2,
  body: 0,
  quote: 0,
  words: 0.5,
  answer: 2,
};
/** What a plain name weighs by itself. */
const NAME = 1;
const CUE = 2;
const HINT = 1;
/** From here on somebody is taken for a buyer. */
const ENOUGH = 1.5;
/** What a cue of the clause before counts for the rest of a list. */
const SHARE_OF_INHERITED = 0.5;

/** Tokens between a preposition and the name it belongs to. */
const MAX_LIST = 14;

type Preposition = 'for' | 'to' | 'in' | 'from' | 'with' | 'as' | 'other' | 'none';

const PREPOSITIONS: readonly (readonly [RegExp, Preposition])[] = [
  [FOR, 'for'],
  [TO, 'to'],
  [IN, 'in'],
  [FROM, 'from'],
  [WITH, 'with'],
  [AS, 'as'],
  [OTHER_PREPOSITION, 'other'],
];

/** The preposition a name stands behind, across the names before it in a list. */
function prepositionOf(
  tokens: readonly Token[],
  { first }: Mention,
  mentions: readonly Mention[],
): Preposition {
  for (let at = first - 1; at >= Math.max(0, first - MAX_LIST); at -= 1) {
    const { form = '' } = tokens[at] ?? {};
    if (PRONOUN.test(form)) return 'none';
    const isInName = mentions.some((other) => other.first < at && at < other.end);
    const found = isInName ? undefined : PREPOSITIONS.find(([pattern]) => pattern.test(form));
    // “to help schools”: a verb follows, not those who are addressed.
    if (found?.[1] === 'to' && first - at > 1 && SERVING.test(tokens[at + 1]?.form ?? '')) return 'none';
    if (found) return found[1];
    const isList =
      /^(?:und|and|oder|or|sowie|bis)$/.test(form) ||
      mentions.some((other) => other.first <= at && at < other.end);
    if (!isList && first - at > 3 && !/^\p{Ll}+e[nr]?$/u.test(form)) return 'none';
  }
  return 'none';
}

/** What speaks for a buyer in a clause, and what kind of other role it is. */
function judge(
  text: string,
  tokens: readonly Token[],
  mention: Mention,
  mentions: readonly Mention[],
): { readonly cue: number; readonly role: Role | null } {
  const before = text.slice(0, tokens[mention.first]?.start);
  const after = text.slice(tokens[mention.end - 1]?.end);
  const preposition = prepositionOf(tokens, mention, mentions);
  const previous = tokens[mention.first - 1]?.form ?? '';
  const isOurs = OURS_BEFORE.test(previous);

  if (HIRING.test(text)) return { cue: 0, role: 'speaker' };
  if (RIVALS.test(text) || (preposition !== 'for' && RIVAL_BEFORE.test(previous) && !BUYING.test(text)))
    return { cue: 0, role: 'competitor' };
  if (preposition === 'as')
    return { cue: 0, role: /^(?:als|as|wie)$/.test(previous) ? 'speaker' : 'competitor' };

  // “we train your planners”: staff of those who buy.
  if (THEIRS_BEFORE.test(previous) && mention.kind === 'company' && !mention.isSingular)
    return { cue: 0, role: 'beside' };

  let cue = mention.isSingular ? CUE : 0;
  if (preposition === 'for') cue = CUE;
  if (preposition === 'to') cue = SELLING_TO.test(text) ? CUE : WE.test(text) ? HINT : 0;
  if (preposition === 'with' && IN_MIND.test(after)) cue = CUE;
  if (preposition === 'in') cue = AT_WORK_IN.test(text) ? CUE : 0;
  if (preposition === 'from') cue = BOUGHT_BY.test(before) || ASKED_BY.test(before) ? CUE : -CUE;
  if (
    preposition === 'with' &&
    /(?:work|arbeite|partner|zusammen)\p{L}*(?: \p{L}+){0,3} (?:mit|with)/iu.test(before)
  )
    cue = CUE;
  if (CLIENTELE.test(text) && preposition !== 'from') cue = CUE;
  if (preposition === 'other') cue = US.test(before) && !isOurs ? HINT : -HINT;
  if (preposition === 'none') {
    if (SERVING.test(before) || (SERVING.test(after) && WE.test(after))) cue = CUE;
    if (BUYING.test(text) && US.test(text) && !isOurs) cue = CUE;
    else if (US.test(text)) cue = Math.max(cue, HINT);
  }
  if (MAINLY.test(before) && preposition !== 'from') cue = Math.max(cue, HINT);
  if (isOurs && mention.kind === 'consumer' && !mention.needsCue) cue = Math.max(cue, CUE);
  else if (isOurs && cue < CUE) return { cue: 0, role: 'speaker' };

  if (SPEAKER.test(before) && cue < CUE) return { cue: 0, role: 'speaker' };
  if (BESIDE.test(text) && cue < CUE) return { cue: 0, role: 'beside' };
  return { cue, role: null };
}

/** Whether a clause says that those named do not buy. */
function isDenied(text: string, tokens: readonly Token[], { first, end }: Mention): boolean {
  if (FORMER.test(text)) return true;
  if (!NEGATION.test(text)) return false;
  const rightBefore = tokens
    .slice(Math.max(0, first - 3), first)
    .map(({ form }) => form)
    .join(' ');
  const behind = text.slice(tokens[end - 1]?.end);
  return (
    NEGATION.test(rightBefore) ||
    WE.test(text) ||
    US.test(text) ||
    (NEGATION.test(behind) && tokens.length <= 6)
  );
}

const QUOTED = /[„“"»«][^„“”"»«]{12,}[“”"»«]/gu;

/** Whether a name stands in words that somebody else said. */
const isQuoted = (sentence: string, name: string): boolean =>
  (sentence.match(QUOTED) ?? []).some((quotation) => quotation.includes(name));

function readSentence(sentence: string, place: Place, language: Locale): readonly Named[] {
  let inherited = 0;
  const isOnPage = place !== 'words' && place !== 'answer';
  const mayBeLower = !isOnPage && !/\p{Lu}/u.test(sentence.slice(1));
  return clausesOf(sentence).flatMap((text) => {
    const tokens = tokensOf(text);
    const mentions = mentionsIn(text, tokens, language, mayBeLower);
    let strongest = CLIENTELE.test(text) ? CUE : 0;
    const named = mentions.map((mention): Named => {
      const { name, kind, needsCue } = mention;
      const said = { name, kind, quote: sentence, place, weight: 0 };
      if (place === 'quote' || (isOnPage && isQuoted(sentence, mention.name)))
        return { ...said, role: 'reviewer' };
      if (isDenied(text, tokens, mention)) return { ...said, role: 'excluded' };
      const { cue: own, role } = judge(text, tokens, mention, mentions);
      if (role) return { ...said, role };
      strongest = Math.max(strongest, own);
      const cue = own < 0 ? own : Math.max(own, inherited * SHARE_OF_INHERITED);
      const weight = (needsCue ? 0 : NAME) + PLACES[place] + cue;
      const isMeant = !needsCue || cue >= CUE || place === 'listed' || place === 'answer';
      return { ...said, role: isMeant && weight >= ENOUGH ? 'buyer' : 'beside', weight };
    });
    if (mentions.length > 0 || strongest > 0) inherited = strongest;
    return named;
  });
}

const keyOf = (name: string): string => name.toLowerCase();

/**
 * Everybody who is named, each as the strongest saying has them: who is excluded anywhere is no buyer elsewhere.
 * @example readBuyers([{ text: 'Zu uns kommen Lohnfertiger.', place: 'body' }], 'de')[0]?.role // 'buyer'
 */
export function readBuyers(sayings: readonly Saying[], language: Locale): readonly Named[] {
  const all = sayings.flatMap(({ text, place }) =>
    sentencesOf(text).flatMap((sentence) => readSentence(sentence, place, language)),
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
