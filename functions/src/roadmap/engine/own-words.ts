import type { RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../src/copy/fill.ts';
import { cutAt } from '../../../../src/domain/values/text.ts';
import { CHALLENGES, type Challenge } from '../../../../src/domain/wizard/business-options.ts';
import type { Phrases, Stems } from './content.ts';

const MAX_QUOTE = 140;

/** The challenges a visitor speaks of in their own words. */
export const challengesIn = (
  { customChallenge }: RoadmapInput,
  stems: readonly Stems[],
): readonly Challenge[] =>
  customChallenge === ''
    ? []
    : CHALLENGES.filter((challenge) =>
        stems.some(({ challenges }) => challenges[challenge].test(customChallenge)),
      );

/** A text within quotation marks of its language, without any of its own, cut where it gets long. */
export function quoted(
  text: string,
  phrases: Pick<Phrases, 'quoted'>,
  maxLength: number = MAX_QUOTE,
): string {
  const plain = text.replace(/["“”„‟«»]+/gu, '').trim();
  const short = plain.length > maxLength ? `${cutAt(plain, maxLength).trimEnd()} …` : plain;
  return fill(phrases.quoted, { text: short });
}

/** The visitor's own words as a sentence. */
export const inOwnWords = (
  { customChallenge }: RoadmapInput,
  phrases: Pick<Phrases, 'quoted' | 'ownWords'>,
): string => fill(phrases.ownWords, { quote: quoted(customChallenge, phrases) });
