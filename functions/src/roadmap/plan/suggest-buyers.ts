import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import { isRefusal } from '../../platform/quotes.ts';
import type { Profile } from '../library/schema.ts';
import { findProfile, isListable, type NamedBuyer } from './named-buyers.ts';

const MAX_MENTIONED = 3;
const MAX_NAME_WORDS = 2;
const CLAUSE_END = /[.!?;:,\n()+&/]+|\s(?:but|aber|sondern)\s/iu;
/** Whoever has enough of somebody looks for others. */
const UNWANTED =
  /(?<!\p{L})(?:zu viele?|weg von|genug|statt|too (?:much|many)|away from|enough|sick of|tired of)(?!\p{L})/iu;
/** A name after one of these is the visitor's own, or a place: "in Pension" is retired. */
const OWN = /^(?:in|our|my|unser\p{L}*|mein\p{L}*)$/iu;

/** Kinds of buyers that the visitor's own words name and do not refuse: unpressed chips. */
export function suggestBuyers(
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
  profiles: readonly Profile[],
): readonly string[] {
  const found = new Map<Profile, string>();
  for (const clause of input.customChallenge
    .split(CLAUSE_END)
    .filter((part) => !isRefusal(part) && !UNWANTED.test(part))) {
    const words = clause.split(/\s+/).filter(Boolean);
    for (let at = 0; at < words.length; at += 1) {
      const name = [MAX_NAME_WORDS, 1]
        .map((length) => words.slice(at, at + length).join(' '))
        .find((phrase) => findProfile(phrase, profiles));
      const profile = name === undefined ? null : findProfile(name, profiles);
      if (!name || !profile || found.has(profile) || OWN.test(words[at - 1] ?? '')) continue;
      if (isListable({ name, profile }) && buyers.every((buyer) => buyer.profile !== profile))
        found.set(profile, capitalize(name));
      at += name.split(' ').length - 1;
    }
  }
  return [...found.values()].slice(0, MAX_MENTIONED);
}
