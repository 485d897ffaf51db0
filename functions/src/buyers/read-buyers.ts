/** Finds who buys in any text: pages, free text, answers. */

import { formatName } from './display-name.ts';
import { isGeneric } from './generic-names.ts';
import { findMentions, loadModel, type Role } from './model.ts';
import { parseSentence, type Sentence, type TextOrigin } from './sentence.ts';
import type { ReadLanguage } from './text-language.ts';
import { splitSentences } from './tokens.ts';
import type { BuyerKind } from './word-list.ts';
import { ENGLISH_THINGS } from './words/ambiguous.ts';

export interface SourceText {
  readonly text: string;
  readonly origin: TextOrigin;
  /** The heading above. */
  readonly heading?: string;
}

export interface NamedParty {
  /** As written: "small dairy farms". */
  readonly name: string;
  /** The sentence that names the party. */
  readonly quote: string;
  readonly role: Role;
  readonly kind: BuyerKind;
  readonly origin: TextOrigin;
  /** Probability that a buyer is meant, 0 to 1. */
  readonly certainty: number;
}

const THINGS = new Set(ENGLISH_THINGS.split(' '));

const isThing = ({ tokens, entries }: Sentence, head: number): boolean =>
  THINGS.has(tokens[head]?.form ?? '') && entries[head]?.match !== 'name';

function readSentence(
  text: string,
  { origin, heading = '' }: SourceText,
  language: ReadLanguage,
): readonly NamedParty[] {
  const sentence = parseSentence(text, origin, heading, language);
  return findMentions(sentence, loadModel(language)).map((mention) => {
    const name = formatName(sentence, mention);
    return {
      name,
      quote: text,
      role: isGeneric(name) || isThing(sentence, mention.head) ? 'other' : mention.role,
      kind: sentence.entries[mention.head]?.kind ?? 'company',
      origin,
      certainty: mention.certainty,
    };
  });
}

/**
 * Finds everybody who is named, each with the most certain mention. Anyone excluded in one text is excluded everywhere.
 * @example readBuyers([{ text: 'Zu uns kommen Lohnfertiger.', origin: 'text' }], 'de')[0]?.role // 'buyer'
 */
export function readBuyers(sources: readonly SourceText[], language: ReadLanguage): readonly NamedParty[] {
  const parties = sources.flatMap((source) =>
    splitSentences(source.text).flatMap((sentence) => readSentence(sentence, source, language)),
  );
  const mostCertain = new Map<string, NamedParty>();
  for (const party of parties) {
    const key = party.name.toLowerCase();
    const existing = mostCertain.get(key);
    if (
      !existing ||
      (existing.role !== 'excluded' && (party.role === 'excluded' || party.certainty > existing.certainty))
    )
      mostCertain.set(key, party);
  }
  return [...mostCertain.values()];
}
