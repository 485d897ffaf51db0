/** Finds names of buyers in a text; whether they are meant as buyers is decided elsewhere. */
import type { Locale } from '../../../src/domain/site/locale.ts';
import { englishMention } from './english-mention.ts';
import { germanMention } from './german-mention.ts';
import { lexiconFor, RUN_BY_SOMEBODY } from './lexicon.ts';
import { singularMention } from './singular-mention.ts';
import type { Mention, Token } from './tokens.ts';

/** What is sold to somebody and carries their name: „Tierbestatter-Software“, „Hotelwäsche“. */
const OFFER =
  /^(\p{L}{4,})-?(?:software|app|plattform|portal|bedarf|wäsche|kleidung|bekleidung|ausrüstung|ausstattung|zubehör|möbel|versicherung|marketing|beratung|coaching|schulung|fortbildung|seminare?)(?:en)?$/u;

function offerMention(tokens: readonly Token[], at: number, language: Locale): Mention | null {
  const [, whose] = OFFER.exec(tokens[at]?.form ?? '') ?? [];
  if (whose === undefined || language !== 'de') return null;
  const { plurals, names } = lexiconFor(language);
  const plural = names.has(whose) ? whose : plurals.get(whose);
  const entry = plural === undefined ? undefined : names.get(plural);
  if (!plural || !entry || entry.needsCue || entry.kind === 'consumer') return null;
  if (!names.has(whose) && !RUN_BY_SOMEBODY.test(plural)) return null;
  const name = plural.charAt(0).toUpperCase() + plural.slice(1);
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
      singularMention(text, tokens, at, language) ??
      offerMention(tokens, at, language);
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
