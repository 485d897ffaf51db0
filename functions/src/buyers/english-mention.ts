import { BUYING, SERVING } from './cues.ts';
import { type Entry, isNobody, lexiconFor } from './lexicon.ts';
import { isEnglishAdjective, NEVER_IN_A_NAME } from './small-words.ts';
import { areNextTo, endOf, MAX_ADJECTIVES, type Mention, type Token } from './tokens.ts';

const MAX_NAME_WORDS = 3;

export function englishMention(text: string, tokens: readonly Token[], at: number): Mention | null {
  const { names, heads } = lexiconFor('en');
  for (let count = MAX_NAME_WORDS; count > 0; count -= 1) {
    const some = tokens.slice(at, at + count);
    if (
      some.length < count ||
      !some.every((token, index) => index === 0 || areNextTo(text, some[index - 1], token))
    )
      continue;
    const form = some.map(({ form: word }) => word.replaceAll('-', ' ').replace(/[’']s?$/, '')).join(' ');
    // “Visitors’ book”
    if (isNobody(form) || /^[’']/.test(text.slice(some.at(-1)?.end))) return null;
    const own = names.get(form);
    const lastWord = form.slice(form.lastIndexOf(' ') + 1);
    const isJoined = count === 1 && some[0]?.form.includes('-') && heads.has(lastWord);
    const entry = own ?? (isJoined ? heads.get(lastWord) : count === 1 ? agentHead(form) : undefined);
    const head = count === 1 ? heads.get(form) : undefined;
    if (!entry && !head) continue;
    const first = beginningOf(text, tokens, at, head !== undefined);
    const isBare = first === at;
    if ((!own || own.needsCue) && isProperName(tokens, first, at)) continue;
    if (!entry && isBare) continue;
    const end = endOf(text, tokens, at + count, 'en');
    return {
      kind: (entry ?? head)?.kind ?? 'company',
      // Another word before it makes clear what a name means: “leisure centres”.
      needsCue: own ? own.needsCue && isBare && end === at + count : ((entry ?? head)?.needsCue ?? false),
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
    const mayBelong =
      !NEVER_IN_A_NAME.en.has(form) && !/ly$|^\d|[’']/.test(form) && !isDoing(tokens, first - 1);
    const { form: beforeIt = '' } = tokens[first - 2] ?? {};
    const isVerb =
      /^(?:we|i|you|they|can|will|who|that)$/.test(beforeIt) ||
      (beforeIt === 'to' && (SERVING.test(form) || BUYING.test(form)));
    if (!isEnglishAdjective(form) && !(isHead && first === at && mayBelong && !isVerb)) break;
    first -= 1;
  }
  return first;
}

/** “by helping owners”; not “bowling centers”. */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.form ?? '';
  return /ing$/.test(tokens[at]?.form ?? '') && /^(?:by|are|is|while|and|we|not)$/.test(before);
}
