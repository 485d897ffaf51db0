/** Whether a name is meant as a buyer, by what stands around it. */
import {
  AS,
  ASKED_BY,
  AT_WORK_IN,
  BESIDE,
  BOUGHT_BY,
  BUYING,
  CLIENTELE,
  COPULA,
  ENJOYS,
  FEW,
  FOR,
  FORMER,
  FROM,
  HIRING,
  IN,
  IN_MIND,
  IT_IS,
  LACKING,
  MADE,
  MAINLY,
  NEGATION,
  OTHER_PREPOSITION,
  OUR_BEFORE,
  OURS_BEFORE,
  PASSIVE,
  PRODUCT,
  PRONOUN,
  RANGE,
  RIVAL_BEFORE,
  RIVALS,
  SELLING_TO,
  SERVING,
  SINCE,
  SO_THAT,
  SPEAKER,
  STAFF,
  TENDING,
  THEIRS_BEFORE,
  TO,
  US,
  WANTED,
  WE,
  WE_COME,
  WITH,
} from './cues.ts';
import type { Mention, Token } from './tokens.ts';

/** `beside`: named, and nothing says that they buy. */
export type Role = 'buyer' | 'excluded' | 'competitor' | 'reviewer' | 'speaker' | 'beside';

export const CUE = 2;
export const HINT = 1;

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
    if (PRONOUN.test(form) || COPULA.test(form)) return 'none';
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

/** “… keep their log in Pfotenakte”. */
const worksIn = (brand: RegExp | undefined, after: string): boolean => {
  const at = brand ? after.search(brand) : -1;
  return at > 0 && /(?<!\p{L})(?:in|mit|with|on|auf|über)\s$/iu.test(after.slice(0, at));
};

/** “312 fire departments”: so many can only be customers. */
const isCounted = (form: string): boolean => /^\d/.test(form) && Number(form.replace(/\D/g, '')) >= 10;

/** Patients, pupils, guests: those whom the product serves while somebody else buys it. */
function isServed({ kind, isSingular }: Mention, before: string, after: string, text: string): boolean {
  if (kind !== 'consumer' || isSingular || CLIENTELE.test(text)) return false;
  if (SO_THAT.test(before)) return true;
  return SERVING.test(before) ? !WE.test(before) && US.test(text) : ENJOYS.test(after);
}

/** What speaks for a buyer in a clause, and what kind of other role it is. */
export function judge(
  text: string,
  tokens: readonly Token[],
  mention: Mention,
  mentions: readonly Mention[],
  brand: RegExp | undefined,
): { readonly cue: number; readonly role: Role | null } {
  const before = text.slice(0, tokens[mention.first]?.start);
  const after = text.slice(tokens[mention.end - 1]?.end);
  const preposition = prepositionOf(tokens, mention, mentions);
  const previous = tokens[mention.first - 1]?.form ?? '';
  const isOurs = OURS_BEFORE.test(previous);

  const isHired = /(?<!\p{L})hires?(?!\p{L})/iu.test(before) && (WE.test(before) || brand?.test(before));
  if (HIRING.test(text) || isHired) return { cue: 0, role: 'speaker' };
  if (
    RIVALS.test(text) ||
    (preposition !== 'for' && RIVAL_BEFORE.test(previous) && !BUYING.test(text) && !US.test(text))
  )
    return { cue: 0, role: 'competitor' };
  if (preposition === 'as')
    return { cue: 0, role: /^(?:als|as|wie)$/.test(previous) ? 'speaker' : 'competitor' };

  // “we train your planners”, „Ihre Gäste“: people of those who buy.
  const isTheirs = THEIRS_BEFORE.test(previous) || /^their$/.test(previous);
  if (isTheirs && (mention.kind === 'company' || mention.kind === 'consumer') && !mention.isSingular)
    return { cue: 0, role: 'beside' };

  let cue = mention.isSingular ? CUE : 0;
  if (preposition === 'for') cue = WANTED.test(before.split(/\s+/).slice(-3).join(' ')) ? 0 : CUE;
  if (preposition === 'to') cue = SELLING_TO.test(text) ? CUE : WE.test(text) ? HINT : 0;
  // “from $49 for up to 25 members”
  if (/(?:up to|bis zu)\s*\d+\s*$/iu.test(before)) return { cue: 0, role: 'beside' };
  if (preposition === 'with' && IN_MIND.test(after)) cue = CUE;
  if (preposition === 'in') cue = AT_WORK_IN.test(text) ? CUE : US.test(text) ? HINT : 0;
  // „wir betreuen die Labore von Kliniken“
  const isTended = previous === 'von' && SERVING.test(before) && WE.test(before);
  const isUsedBy = PASSIVE.test(before) && US.test(before) && !MADE.test(after);
  if (preposition === 'from')
    cue =
      BOUGHT_BY.test(before) || ASKED_BY.test(before) || isTended || isUsedBy || TENDING.test(before)
        ? CUE
        : -CUE;
  if (RANGE.test(text) && mentions.length > 1 && (preposition === 'from' || preposition === 'to')) cue = CUE;
  if (
    preposition === 'with' &&
    /(?:work|arbeite|partner|zusammen)\p{L}*(?: \p{L}+){0,3} (?:mit|with)/iu.test(before)
  )
    cue = CUE;
  if (CLIENTELE.test(text) && preposition !== 'from') cue = CUE;
  if (preposition === 'other' && cue < CUE)
    cue = TENDING.test(before) ? CUE : US.test(before) && !isOurs ? HINT : -HINT;
  if (preposition === 'none') {
    if (SERVING.test(before) || (SERVING.test(after) && WE.test(after))) cue = CUE;
    if (BUYING.test(text) && (US.test(text) || brand?.test(text)) && !isOurs) cue = CUE;
    else if (
      US.test(text) ||
      WE_COME.test(text) ||
      BUYING.test(text) ||
      PRODUCT.test(after) ||
      IT_IS.test(before) ||
      isCounted(previous) ||
      worksIn(brand, after)
    )
      cue = Math.max(cue, HINT);
  }
  if (preposition === 'none' && !isOurs && isServed(mention, before, after, text))
    return { cue: 0, role: 'beside' };
  // “two retired teachers paint the boxes”: so few are somebody’s own people.
  const around = tokens.slice(Math.max(0, mention.first - 2), mention.end);
  if (
    (cue < CUE || preposition === 'with' || preposition === 'in') &&
    around.some(({ form }) => FEW.test(form))
  )
    cue = -HINT;
  if (MAINLY.test(before) && preposition !== 'from') cue = Math.max(cue, HINT);
  if (isOurs && STAFF.test(tokens[mention.end - 1]?.form ?? '')) return { cue: 0, role: 'speaker' };
  if (OUR_BEFORE.test(previous) && mention.kind === 'consumer' && !mention.needsCue) cue = Math.max(cue, CUE);
  else if (isOurs && cue < CUE) return { cue: 0, role: 'speaker' };

  if ((SPEAKER.test(before) || SINCE.test(before)) && cue < CUE) return { cue: 0, role: 'speaker' };
  if (BESIDE.test(text) && cue < CUE) return { cue: 0, role: 'beside' };
  return { cue, role: null };
}

/** Whether a clause says that those named do not buy. */
export function isDenied(text: string, tokens: readonly Token[], { first, end }: Mention): boolean {
  if (FORMER.test(text)) return true;
  const rightBefore = tokens
    .slice(Math.max(0, first - 3), first)
    .map(({ form }) => form)
    .join(' ');
  const behind = text.slice(tokens[end - 1]?.end);
  if (NEGATION.test(rightBefore) || LACKING.test(rightBefore)) return true;
  if (!NEGATION.test(text)) return false;
  return WE.test(text) || US.test(text) || (NEGATION.test(behind) && tokens.length <= 6);
}
