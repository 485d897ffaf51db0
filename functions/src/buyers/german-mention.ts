import { compoundIn, type Entry, isNobody, lexiconFor } from './lexicon.ts';
import { isGermanAdjective, NEVER_IN_A_NAME, SURNAMES } from './small-words.ts';
import { areNextTo, endOf, MAX_ADJECTIVES, type Mention, type Token } from './tokens.ts';

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

export function germanMention(
  text: string,
  tokens: readonly Token[],
  at: number,
  mayBeLower: boolean,
): Mention | null {
  const token = tokens[at];
  const found = token && germanName(token, mayBeLower);
  if (!found) return null;
  if (isSurname(text, tokens, at) || isOne(text, tokens, at)) return null;
  let first = at;
  while (
    first > 0 &&
    at - first < MAX_ADJECTIVES &&
    areNextTo(text, tokens[first - 1], tokens[first]) &&
    isPartOfGerman(tokens, first - 1) &&
    !isVerb(text, tokens, first - 1)
  )
    first -= 1;
  while (first < at && tokens[first]?.form === 'und') first += 1;
  const end = endOf(text, tokens, at + 1, 'de');
  const named = tokens.slice(first, at).map(({ text: word }) => nominative(word));
  const noun = found.surplus === 1 ? token.text.slice(0, -1) : token.text;
  const behind = end > at + 1 ? ` ${text.slice(tokens[at + 1]?.start, tokens[end - 1]?.end)}` : '';
  return { ...found.entry, name: `${[...named, noun].join(' ')}${behind}`, first, end, isSingular: false };
}

/** „an einen Drechsler“, „geprüfter Klauenpfleger“: forms that are singular as well, and are here. */
function isOne(text: string, tokens: readonly Token[], at: number): boolean {
  const form = tokens[at]?.form ?? '';
  const before = tokens[at - 1]?.form ?? '';
  if (!/(?:er|el|en)$/.test(form)) return false;
  // „Inhaber Carsten Wildfang“
  const [first, last] = [tokens[at + 1], tokens[at + 2]];
  if (
    [first, last].every((token) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '')) &&
    areNextTo(text, tokens[at], first) &&
    areNextTo(text, first, last)
  )
    return true;
  return (
    (before === 'den' && /(?:er|el)$/.test(form)) ||
    // „der Steuerberater bucht“; not „die Bestellungen der Steuerberater“.
    (before === 'der' && /(?:er|el)$/.test(form) && !/^\p{Lu}/u.test(tokens[at - 2]?.text ?? '')) ||
    /^(?:ein|einen|einem|eines|dem|kein|jeder|jeden|jedem|mein|unser|ihr|sein|dieser|diesem)$/.test(before) ||
    (/^\p{Ll}{3,}er$/u.test(tokens[at - 1]?.text ?? '') && isGermanAdjective(before))
  );
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

/** „Wir besuchen Höfe“, „Imkereien besuchen Schulen“: behind a pronoun or a noun no adjective stands. */
const isVerb = (text: string, tokens: readonly Token[], at: number): boolean =>
  areNextTo(text, tokens[at - 1], tokens[at]) &&
  (/^(?:wir|ich|sie|man|er|es|wer|uns|können|wollen|dürfen|müssen)$/.test(tokens[at - 1]?.form ?? '') ||
    /^\p{Lu}\p{Ll}{2,}[enrs]$/u.test(tokens[at - 1]?.text ?? ''));

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

const isLowerAdjective = ({ text, form }: Token): boolean =>
  /^\p{Ll}/u.test(text) && isGermanAdjective(form) && !lexiconFor('de').names.has(form);

/** „kleinen“ is „kleine“ in the nominative plural without an article. */
const nominative = (word: string): string => (/^\p{Ll}.{3,}e[nr]$/u.test(word) ? word.slice(0, -1) : word);
