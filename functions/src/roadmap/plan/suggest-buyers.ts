import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import { isUnwanted } from '../../platform/quotes.ts';
import type { Profile } from '../library/schema.ts';
import { findProfile, isListable, type NamedBuyer } from './named-buyers.ts';

const MAX_MENTIONED = 3;
const MAX_NAME_WORDS = 2;
const CLAUSE_END = /[.!?;:,\n()+&/]+|\s(?:but|aber|sondern)\s/iu;
/** A name after one of these is the visitor's own, or a place: "in Pension" is retired. */
const OWN = /^(?:in|our|my|unser\p{L}*|mein\p{L}*)$/iu;

/** The kinds of buyers that a text names, as it names them. */
export function findMentions(text: string, profiles: readonly Profile[]): ReadonlyMap<Profile, string> {
  const found = new Map<Profile, string>();
  const words = text.split(/\s+/).filter(Boolean);
  for (let at = 0; at < words.length; at += 1) {
    const name = [MAX_NAME_WORDS, 1]
      .map((length) => words.slice(at, at + length).join(' '))
      .find((phrase) => findProfile(phrase, profiles));
    const profile = name === undefined ? null : findProfile(name, profiles);
    if (!name || !profile || found.has(profile) || OWN.test(words[at - 1] ?? '')) continue;
    found.set(profile, name);
    at += name.split(' ').length - 1;
  }
  return found;
}

/** Kinds of buyers that the visitor's own words name and do not refuse: unpressed chips. */
export function suggestBuyers(
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
  profiles: readonly Profile[],
): readonly string[] {
  const clauses = input.customChallenge.split(CLAUSE_END).filter((clause) => !isUnwanted(clause));
  const found = new Map(clauses.flatMap((clause) => [...findMentions(clause, profiles)]));
  return [...found]
    .filter(([profile, name]) => isListable({ name, profile }))
    .filter(([profile]) => buyers.every((buyer) => buyer.profile !== profile))
    .map(([, name]) => capitalize(name))
    .slice(0, MAX_MENTIONED);
}
