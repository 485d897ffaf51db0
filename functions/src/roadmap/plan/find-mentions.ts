import type { Profile } from '../library/schema.ts';
import { findProfile } from './named-buyers.ts';

const MAX_NAME_WORDS = 2;
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
