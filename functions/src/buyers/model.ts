/** Finds who is named in a sentence, and in which role, using trained weights. */

import { computeProbabilities, hashFeatures, type Weights } from './classifier.ts';
import { extractExtentFeatures, extractRoleFeatures } from './features.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { findCandidates, type Sentence } from './sentence.ts';
import type { ReadLanguage } from './text-language.ts';
import german from './weights/de.json' with { type: 'json' };
import english from './weights/en.json' with { type: 'json' };

/** `other`: named, but nothing indicates that they buy. */
export const ROLES = ['other', 'buyer', 'excluded'] as const;
export type Role = (typeof ROLES)[number];

/** A language's weights, stored as integers: `scale` represents a weight of 1. */
export interface Model {
  readonly scale: number;
  readonly roles: Weights;
  readonly extents: Weights;
}

export interface Mention {
  readonly role: Role;
  /** Probability that a buyer is meant, 0 to 1. */
  readonly certainty: number;
  /** Indexes of the name's head, of its first token, and of the token after its last. */
  readonly head: number;
  readonly from: number;
  readonly to: number;
}

/** Minimum probability of a buyer, and of an exclusion. An answer to "Who buys from you?" rarely names anybody else. */
const MIN_BUYER = 0.6;
const MIN_BUYER_IN_ANSWER = 0.4;
const MIN_EXCLUDED = 0.5;
/** Maximum tokens of a name before its head, and after it. */
const MAX_EXTENT = 4;

const TRAINED = { de: german, en: english };

const decodeWeights = (base64: string): Weights => new Int8Array(Buffer.from(base64, 'base64'));

const models: Partial<Record<ReadLanguage, Model>> = {};

/** The trained model of a language, decoded on first use. */
export function loadModel(language: ReadLanguage): Model {
  const { scale, roles, extents } = TRAINED[language];
  const model = models[language] ?? { scale, roles: decodeWeights(roles), extents: decodeWeights(extents) };
  models[language] = model;
  return model;
}

function predictRole(
  { roles, scale }: Model,
  sentence: Sentence,
  head: number,
): Pick<Mention, 'role' | 'certainty'> {
  const [, buyer = 0, excluded = 0] = computeProbabilities(
    roles,
    hashFeatures(extractRoleFeatures(sentence, head)),
    scale,
  );
  if (buyer >= (sentence.origin === 'answer' ? MIN_BUYER_IN_ANSWER : MIN_BUYER))
    return { role: 'buyer', certainty: buyer };
  return { role: excluded >= MIN_EXCLUDED ? 'excluded' : 'other', certainty: buyer };
}

/** Predicts which tokens around a head belong to its name: "small dairy farms", "owners of old houses". */
function predictExtent(
  { extents, scale }: Model,
  sentence: Sentence,
  head: number,
): Pick<Mention, 'from' | 'to'> {
  const belongsToName = (next: number): boolean => {
    const [, probability = 0] = computeProbabilities(
      extents,
      hashFeatures(extractExtentFeatures(sentence, head, next)),
      scale,
    );
    return probability > 0.5;
  };
  let [from, to] = [head, head + 1];
  while (from > 0 && head - from < MAX_EXTENT && belongsToName(from - 1)) from -= 1;
  while (to < sentence.tokens.length && to - head <= MAX_EXTENT && belongsToName(to)) to += 1;
  const isFunctionWord = (index: number): boolean => FUNCTION_WORDS.has(sentence.tokens[index]?.form ?? '');
  while (from < head && isFunctionWord(from)) from += 1;
  while (to > head + 1 && isFunctionWord(to - 1)) to -= 1;
  return { from, to };
}

const STRENGTH: Readonly<Record<Role, number>> = { other: 0, excluded: 1, buyer: 1 };

const isStronger = (a: Mention, b: Mention): boolean =>
  STRENGTH[a.role] === STRENGTH[b.role] ? a.certainty > b.certainty : STRENGTH[a.role] > STRENGTH[b.role];

/** Finds everybody a sentence names, in order; merges overlapping names. */
export function findMentions(sentence: Sentence, model: Model): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const head of findCandidates(sentence)) {
    const role = predictRole(model, sentence, head);
    // Names with the role `other` are never shown, so they need no extent.
    const extent =
      role.role === 'other' ? { from: head, to: head + 1 } : predictExtent(model, sentence, head);
    const mention = { ...role, ...extent, head };
    const last = mentions.at(-1);
    if (!last || last.to <= mention.from) mentions.push(mention);
    else {
      const stronger = isStronger(last, mention) ? last : mention;
      const [from, to] = [Math.min(last.from, mention.from), Math.max(last.to, mention.to)];
      mentions[mentions.length - 1] = { ...stronger, head, from, to };
    }
  }
  return mentions;
}
