/** Finds names of buyers in a text; whether they are meant as buyers is decided elsewhere. */
import type { Locale } from '../../../src/domain/site/locale.ts';
import { compoundIn, type Entry, formOf, isNobody, lexiconFor } from './lexicon.ts';
import {
  isEnglishAdjective,
  isGermanAdjective,
  NEVER_IN_A_NAME,
  OF,
  SURNAMES,
  TAKES_OF,
} from './small-words.ts';

export interface Token {
  readonly text: string;
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

export interface Mention extends Entry {
  /** As written, in the nominative where the language shows one. */
  readonly name: string;
  /** Numbers of its first token, and of the one behind it. */
  readonly first: number;
  readonly end: number;
  /** The text names one by one what somebody has: “your restaurant”. */
  readonly isSingular: boolean;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-’'&:*/](?=[\p{L}\p{N}]))*-?/gu;

export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    form: formOf(word),
    start: index,
    end: index + word.length,
  }));

const MAX_NAME_WORDS = 3;
const MAX_ADJECTIVES = 3;

/** What a form names, and how many letters of the dative it has too many. */
interface Found {
  readonly entry: Entry;
  readonly surplus: number;
}

/** „Steuerberater:innen“ are Steuerberaterinnen. */
const withoutGenderSign = (form: string): string => form.replace(/(?:[:*_]|\/-?)innen$/, 'innen');

function germanName({ text, form }: Token, mayBeLower: boolean): Found | undefined {
  if (!mayBeLower && !/^\p{Lu}/u.test(text)) return undefined;
  const lexicon = lexiconFor('de');
  const plain = withoutGenderSign(form);
  for (const surplus of [0, 1]) {
    if (surplus === 1 && !/(?:e|er|el|l|r)n$/.test(plain)) continue;
    const whole = surplus === 1 ? plain.slice(0, -1) : plain;
    if (isNobody(whole)) return undefined;
    const stem = whole.replace(/innen$/, '');
    const entry = lexicon.names.get(whole) ?? lexicon.names.get(stem) ?? compoundIn(whole, lexicon);
    if (entry && whole.length > 3) return { entry, surplus };
  }
  return undefined;
}

/** Whether two tokens are parted by a blank or a hyphen alone. */
const areNextTo = (text: string, one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && /^[\s-]*$/.test(text.slice(one.end, other.start));

function germanMention(
  text: string,
  tokens: readonly Token[],
  at: number,
  mayBeLower: boolean,
): Mention | null {
  const token = tokens[at];
  const found = token && germanName(token, mayBeLower);
  if (!found) return null;
  if (isSurname(text, tokens, at)) return null;
  let first = at;
  while (
    first > 0 &&
    at - first < MAX_ADJECTIVES &&
    areNextTo(text, tokens[first - 1], tokens[first]) &&
    isPartOfGerman(tokens, first - 1)
  )
    first -= 1;
  while (first < at && tokens[first]?.form === 'und') first += 1;
  const end = endOf(text, tokens, at + 1, 'de');
  const named = tokens.slice(first, at).map(({ text: word }) => nominative(word));
  const noun = found.surplus === 1 ? token.text.slice(0, -1) : token.text;
  const behind = end > at + 1 ? ` ${text.slice(tokens[at + 1]?.start, tokens[end - 1]?.end)}` : '';
  return { ...found.entry, name: `${[...named, noun].join(' ')}${behind}`, first, end, isSingular: false };
}

/** „Anna Bäcker“, „Familie Bauer“; not „Berliner Winzer“ or „Unsere Schreiner“. */
function isSurname(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    token !== undefined &&
    SURNAMES.has(token.form) &&
    areNextTo(text, before, token) &&
    /^\p{Lu}.*(?<!er|-)$/u.test(before?.text ?? '') &&
    !NEVER_IN_A_NAME.de.has(before?.form ?? '') &&
    !isGermanAdjective(before?.form ?? '')
  );
}

/** Adjectives, „Kinder-“ in „Kinder- und Jugendärzte“, and the „und“ between them. */
function isPartOfGerman(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (/-$/.test(token.text)) return true;
  if (token.form === 'und') {
    const before = tokens[at - 1];
    return before !== undefined && (/-$/.test(before.text) || isLowerAdjective(before));
  }
  return isLowerAdjective(token);
}

const isLowerAdjective = ({ text, form }: Token): boolean => /^\p{Ll}/u.test(text) && isGermanAdjective(form);

/** „kleinen“ is „kleine“ in the nominative plural without an article. */
const nominative = (word: string): string => (/^\p{Ll}.{3,}e[nr]$/u.test(word) ? word.slice(0, -1) : word);

function englishMention(text: string, tokens: readonly Token[], at: number): Mention | null {
  const { names, heads } = lexiconFor('en');
  for (let count = MAX_NAME_WORDS; count > 0; count -= 1) {
    const some = tokens.slice(at, at + count);
    if (
      some.length < count ||
      !some.every((token, index) => index === 0 || areNextTo(text, some[index - 1], token))
    )
      continue;
    const form = some.map(({ form: word }) => word.replaceAll('-', ' ').replace(/[’']s?$/, '')).join(' ');
    if (isNobody(form)) return null;
    const own = names.get(form);
    const lastWord = form.slice(form.lastIndexOf(' ') + 1);
    const isJoined = count === 1 && some[0]?.form.includes('-') && heads.has(lastWord);
    const entry = own ?? (isJoined ? heads.get(lastWord) : count === 1 ? agentHead(form) : undefined);
    const head = count === 1 ? heads.get(form) : undefined;
    if (!entry && !head) continue;
    const first = beginningOf(text, tokens, at, head !== undefined);
    const isBare = first === at;
    if (!own && isProperName(tokens, first, at)) continue;
    if (!entry && isBare) continue;
    const end = endOf(text, tokens, at + count, 'en');
    return {
      kind: (entry ?? head)?.kind ?? 'company',
      // Another word before it makes clear what a plain head means: “leisure centres”.
      needsCue: (entry?.needsCue ?? false) && isBare && end === at + count,
      name: text.slice(tokens[first]?.start, tokens[end - 1]?.end),
      first,
      end,
      isSingular: false,
    };
  }
  return null;
}

/** “Delmore Companies”: capitals in the middle of a sentence. */
const isProperName = (tokens: readonly Token[], first: number, at: number): boolean =>
  first < at && [tokens[at], tokens[first]].every((token) => /^\p{Lu}/u.test(token?.text ?? ''));

/** Closed compounds by who does something: beekeepers, boatbuilders. */
const agentHead = (form: string): Entry | undefined =>
  /^\p{L}{3,}(?:keepers|makers|builders|growers|smiths|wrights|mongers|owners|brewers)$/u.test(form)
    ? { kind: 'company', needsCue: false }
    : undefined;

/** Where an English name begins: adjectives before it, and before a plain head one word of any kind. */
function beginningOf(text: string, tokens: readonly Token[], at: number, isHead: boolean): number {
  let first = at;
  while (first > 0 && at - first < MAX_ADJECTIVES && areNextTo(text, tokens[first - 1], tokens[first])) {
    const { form = '' } = tokens[first - 1] ?? {};
    const mayBelong = !NEVER_IN_A_NAME.en.has(form) && !/ly$|ing$|^\d/.test(form);
    const isVerb = /^(?:we|i|you|they|to|can|will|who|that)$/.test(tokens[first - 2]?.form ?? '');
    if (!isEnglishAdjective(form) && !(isHead && first === at && mayBelong && !isVerb)) break;
    first -= 1;
  }
  return first;
}

/** Where a name ends: „von Biogasanlagen“ and “of classic cars” belong to it. */
function endOf(text: string, tokens: readonly Token[], end: number, language: Locale): number {
  const of = tokens[end];
  const isTaking = TAKES_OF[language].test(tokens[end - 1]?.form ?? '');
  if (!isTaking || of?.form !== OF[language] || !areNextTo(text, tokens[end - 1], of)) return end;
  for (let last = end + 1; last <= end + 3; last += 1) {
    const token = tokens[last];
    if (!token || !areNextTo(text, tokens[last - 1], token) || /^(?:\d|the$|our$|unser)/.test(token.form))
      return end;
    const isNoun = language === 'de' ? /^\p{Lu}.{3,}[enrs]$/u.test(token.text) : /s$/.test(token.form);
    if (isNoun) return last + 1;
  }
  return end;
}

const OWNERS: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:ihr|ihre|ihrem|ihren|ihrer|dein|deine|deinem|deinen|deiner|euer|eure|eurem|euren)$/,
  en: /^your$/,
};
/** Before “your”: without one of them, your roofer is the speaker. */
const TOWARDS = /^(?:für|in|an|auf|mit|bei|for|in|at|to|into|run|running|leiten|führen)$/;

/** “for your restaurant”, “if you run a café”. */
function singularMention(tokens: readonly Token[], at: number, language: Locale): Mention | null {
  const token = tokens[at];
  const { plurals, names, heads } = lexiconFor(language);
  const plural = token && plurals.get(token.form);
  if (!token || plural === undefined || (language === 'de' && !/^\p{Lu}/u.test(token.text))) return null;
  const owner = [at - 1, at - 2].find((place) => OWNERS[language].test(tokens[place]?.form ?? ''));
  const isRun = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ form }) => /^(?:run|own|manage|operate|betreiben|führen|leiten)$/.test(form));
  if (!(owner !== undefined && TOWARDS.test(tokens[owner - 1]?.form ?? '')) && !isRun) return null;
  const entry = names.get(plural) ?? heads.get(plural);
  if (!entry) return null;
  const modifier = language === 'en' && owner === at - 2 ? `${tokens[at - 1]?.text} ` : '';
  const name = language === 'de' ? plural.charAt(0).toUpperCase() + plural.slice(1) : `${modifier}${plural}`;
  return { kind: entry.kind, needsCue: false, name, first: at, end: at + 1, isSingular: true };
}

/**
 * Every name in a text, in order, none within another.
 * @param mayBeLower whether German nouns may lack their capital, as in what somebody types in a hurry
 */
export function mentionsIn(
  text: string,
  tokens: readonly Token[],
  language: Locale,
  mayBeLower: boolean,
): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const mention =
      (language === 'de' ? germanMention(text, tokens, at, mayBeLower) : englishMention(text, tokens, at)) ??
      singularMention(tokens, at, language);
    if (!mention) continue;
    const last = found.at(-1);
    if (last && mention.first < last.end) {
      // “dairy” in “dairy farms”: what ends later and begins with it is the name.
      if (mention.end <= last.end || mention.first > last.first) continue;
      found.pop();
    }
    found.push(mention);
    at = mention.end - 1;
  }
  return found;
}
