/** Names in the singular: what somebody runs, and one who stands for all of a kind. */
import type { Locale } from '../../../src/domain/site/locale.ts';
import { US } from './cues.ts';
import { type Entry, isNobody, lexiconFor, RUN_BY_SOMEBODY } from './lexicon.ts';
import { isEnglishAdjective, NEVER_IN_A_NAME } from './small-words.ts';
import { areNextTo, type Mention, type Token } from './tokens.ts';

const OWNERS: Readonly<Record<Locale, RegExp>> = {
  de: /^(?:ihr|ihre|ihrem|ihren|ihrer|dein|deine|deinem|deinen|deiner|euer|eure|eurem|euren)$/,
  en: /^your$/,
};
/** Before “your”: without one of them, your roofer is the speaker. */
const TOWARDS = /^(?:für|in|an|auf|mit|bei|for|in|at|to|into|about|run|running|leiten|führen)$/;

/** What stands before one who means them all: “whether you are a florist”, “our typical client is a dental office”. */
const ONE_FOR_ALL: Readonly<Record<Locale, RegExp>> = {
  de: /(?:(?:^|\s)ob |vom |(?:kunde|kundin|auftraggeber(?:in)?) (?:ist|war) (?:der|die|das|eine?) |für jede[ns]? |damit (?:jede[rs]?|eine?) )(?:\p{Ll}+e[nmrs]? )?$/iu,
  en: /(?:(?:if|whether|when) (?:you(?:[’']re| are| own| run| manage| operate)|it[’']s)|(?:made|built|designed|meant|perfect|ideal|created|right) for|(?:customer|client|buyer) (?:is|was|may be|might be)|so that|from|lets?|helps?) (?:an?|the|any|every|each) (?:[\p{L}-]+ ){0,2}(?:or (?:an? )?(?:[\p{L}-]+ )?)?$/iu,
};
/** “Every marina”: all of them, though nothing says yet that they buy. */
const EACH: Readonly<Record<Locale, RegExp>> = {
  de: /(?<!\p{L})jede[nmrs]? (?:\p{Ll}+e[nmrs]? )?$/iu,
  en: /(?<!\p{L})(?:every|any|each) (?:[\p{L}-]+ )?$/iu,
};
/** „Fragt eine Tierarztpraxis bei uns an, …“ */
const IN_CASE =
  /^(?:wenn|falls|sobald|kommt|fragt|ruft|meldet|braucht|bestellt|bucht|sucht|möchte|will) (?:sich )?eine?n? (?:\p{Ll}+e[nr]? )?$/iu;
/** „Wer eine Bäckerei betreibt, …“ */
const WHO_RUNS = /(?:^|\s)wer (?:selbst )?eine?n? (?:\p{Ll}+e[nr]? )?$/iu;
const RUNS = /^(?:\s\p{L}+){0,3}\s(?:betreibt|führt|leitet|besitzt|eröffnet|übernimmt)(?!\p{L})/iu;
const OPEN_RANGE = /(?:^|\s)(?:vom|from) /iu;
const ENDED_RANGE = /\s(?:bis zu[mr]?|to)\s/iu;
const END_OF_RANGE = /(?:vom|from (?:an?|the)) .{3,40} (?:bis zu[mr]?|to (?:an?|the)) (?:[\p{L}-]+ ){0,2}$/iu;

/** The plural of a name, whole or by its last part: „Tierarztpraxis“, “bookstore”. */
function pluralOf(form: string, language: Locale): { readonly plural: string; readonly entry: Entry } | null {
  const { plurals, names, heads } = lexiconFor(language);
  const whole = plurals.get(form) ?? (language === 'de' && /e[lr]$/.test(form) ? form : undefined);
  const own = whole === undefined ? undefined : names.get(whole);
  if (whole !== undefined && own) return { plural: whole, entry: own };
  for (let start = language === 'de' ? 3 : form.length; start < form.length - 2; start += 1) {
    const last = plurals.get(form.slice(start));
    const entry = last === undefined ? undefined : heads.get(last);
    if (last !== undefined && entry) return { plural: form.slice(0, start) + last, entry };
  }
  const head = whole === undefined ? undefined : heads.get(whole);
  return whole !== undefined && head ? { plural: whole, entry: { ...head, needsCue: true } } : null;
}

/** Whether somebody has or runs it: “for your restaurant”, “if you run a café”. */
function isOwned(tokens: readonly Token[], at: number, language: Locale): boolean {
  const owner = [at - 1, at - 2].find((place) => OWNERS[language].test(tokens[place]?.form ?? ''));
  const isRun = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ form }) => /^(?:run|own|manage|operate|betreiben|führen|leiten)$/.test(form));
  return (owner !== undefined && TOWARDS.test(tokens[owner - 1]?.form ?? '')) || isRun;
}

function isOneForAll(before: string, after: string, text: string, language: Locale): boolean {
  if (OPEN_RANGE.test(before) && !ENDED_RANGE.test(`${before}${after}`)) return false;
  return (
    ONE_FOR_ALL[language].test(before) ||
    END_OF_RANGE.test(before) ||
    (language === 'de' &&
      ((IN_CASE.test(before) && US.test(text)) ||
        (WHO_RUNS.test(before) && RUNS.test(after)) ||
        /(?:^|\s)ob \p{Lu}\p{L}+ oder $/iu.test(before)))
  );
}

/** What describes an English name: an adjective, or any word before a name that needs one. */
function modifierOf(tokens: readonly Token[], at: number, needsOne: boolean): string | null {
  const { form = '', text = '' } = tokens[at - 1] ?? {};
  if (isEnglishAdjective(form)) return text;
  const mayBelong = needsOne && /^\p{Ll}{3,}$/u.test(text) && !NEVER_IN_A_NAME.en.has(form);
  return mayBelong ? text : null;
}

const MAX_WORDS = 2;

/** One who is named, and means all who are like it. */
export function singularMention(
  text: string,
  tokens: readonly Token[],
  at: number,
  language: Locale,
): Mention | null {
  for (let count = language === 'de' ? 1 : MAX_WORDS; count > 0; count -= 1) {
    const [token, last] = [tokens[at], tokens[at + count - 1]];
    if (!token || (language === 'de' && !/^\p{Lu}/u.test(token.text))) return null;
    if (!last || (count > 1 && !areNextTo(text, token, last))) continue;
    const found = pluralOf(count > 1 ? `${token.form} ${last.form}` : token.form, language);
    if (!found || isNobody(found.plural)) continue;
    const { plural, entry } = found;
    const [before, after] = [text.slice(0, token.start), text.slice(last.end)];
    const isMeant = isOneForAll(before, after, text, language);
    const isRun = RUN_BY_SOMEBODY.test(plural) && isOwned(tokens, at, language);
    if (!isMeant && !isRun && !EACH[language].test(before)) continue;
    const modifier = language === 'en' ? modifierOf(tokens, at, entry.needsCue) : null;
    if (entry.needsCue && modifier === null && !isRun) continue;
    const name = language === 'de' ? plural.charAt(0).toUpperCase() + plural.slice(1) : plural;
    return {
      kind: entry.kind,
      needsCue: false,
      name: modifier === null ? name : `${modifier} ${name}`,
      first: modifier === null ? at : at - 1,
      end: at + count,
      isSingular: isMeant || isRun,
    };
  }
  return null;
}
