/** One reader of who buys, for everything that is said: pages, free text, answers. */

import { displayName } from './display-name.ts';
import { isGeneric } from './generic-names.ts';
import { mentionsIn, modelFor, type Role } from './model.ts';
import { type Place, type Sentence, sentenceOf } from './sentence.ts';
import type { ReadLanguage } from './text-language.ts';
import { sentencesOf } from './tokens.ts';
import type { BuyerKind } from './word-list.ts';

export interface Saying {
  readonly text: string;
  readonly place: Place;
  /** The heading above. */
  readonly heading?: string;
}

export interface Named {
  /** As written: "small dairy farms". */
  readonly name: string;
  /** The sentence that says so. */
  readonly quote: string;
  readonly role: Role;
  readonly kind: BuyerKind;
  readonly place: Place;
  /** Probability that a buyer is meant, 0 to 1. */
  readonly certainty: number;
}

/** Words that mostly name things unless the vocabulary lists the whole name: "social services" buy, "courier services" don't. */
const THINGS = new Set('services properties organizers organisers surgeries gardens trusts'.split(' '));

const isThing = ({ tokens, entries }: Sentence, head: number): boolean =>
  THINGS.has(tokens[head]?.form ?? '') && entries[head]?.match !== 'name';

function readSentence(
  text: string,
  { place, heading = '' }: Saying,
  language: ReadLanguage,
): readonly Named[] {
  const sentence = sentenceOf(text, place, heading, language);
  return mentionsIn(sentence, modelFor(language)).map((mention) => {
    const name = displayName(sentence, mention);
    return {
      name,
      quote: text,
      role: isGeneric(name) || isThing(sentence, mention.head) ? 'other' : mention.role,
      kind: sentence.entries[mention.head]?.kind ?? 'company',
      place,
      certainty: mention.certainty,
    };
  });
}

/**
 * Everybody who is named, each by the most certain mention. Anyone who is excluded somewhere is not a buyer elsewhere.
 * @example readBuyers([{ text: 'Zu uns kommen Lohnfertiger.', place: 'text' }], 'de')[0]?.role // 'buyer'
 */
export function readBuyers(sayings: readonly Saying[], language: ReadLanguage): readonly Named[] {
  const all = sayings.flatMap((saying) =>
    sentencesOf(saying.text).flatMap((sentence) => readSentence(sentence, saying, language)),
  );
  const best = new Map<string, Named>();
  for (const named of all) {
    const key = named.name.toLowerCase();
    const existing = best.get(key);
    if (
      !existing ||
      (existing.role !== 'excluded' && (named.role === 'excluded' || named.certainty > existing.certainty))
    )
      best.set(key, named);
  }
  return [...best.values()];
}
