import type { Roadmap, RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import { chooseHashtags } from './choose-hashtags.ts';
import { chooseSteps } from './choose-steps.ts';
import type { RoadmapContent, Stems } from './content.ts';
import type { Idea } from './idea.ts';
import { findBuyers } from './named-buyers.ts';
import { formatQuote, readOwnSentences } from './own-words.ts';
import { determineSellerKinds } from './seller-kinds.ts';
import { createSlots } from './slots.ts';
import { STEP_RULES } from './step-rules.ts';
import { writeGroups } from './write-groups.ts';
import { computeContactShare, findUnusedSentences, interpretSentences } from './write-own-words.ts';
import { writeSteps } from './write-steps.ts';

/**
 * Writes a business's roadmap by rules alone. Deterministic.
 * @param content texts in one language
 * @param stems patterns of every language
 * @param ideas suggested buyers that neither the visitor nor the website named
 */
export function writeRoadmap(
  input: RoadmapInput,
  content: RoadmapContent,
  stems: readonly Stems[],
  ideas: readonly Idea[],
): Roadmap {
  const buyers = findBuyers(input);
  const sentences = readOwnSentences(input, buyers, stems);
  const noun =
    buyers.named
      .filter(({ language }) => language === input.language)
      .map(({ name }) => content.phrases.nounOf(name))
      .find((candidate) => candidate !== null) ?? null;
  const slots = createSlots(input, content.phrases, noun, computeContactShare(sentences));
  const hasNamedBuyers = buyers.named.length > 0 || input.niche !== '';
  const steps = chooseSteps(STEP_RULES, { input, stems, sentences, hasNamedBuyers });
  const mentionedNames = [...buyers.named, ...buyers.excluded].map(({ name }) => name.toLowerCase());
  const interpretations = interpretSentences(sentences, steps, content, slots);
  const unused = findUnusedSentences(sentences, interpretations);
  return {
    engine: 'rules',
    preparationSteps: writeSteps(steps, { input, content, slots, interpretations }),
    b2bTargetGroups: writeGroups(buyers.named, input, content, slots),
    hashtags: chooseHashtags(input, determineSellerKinds(input, stems), content.hashtags),
    ideas: ideas
      .filter(({ name }) => !mentionedNames.some((other) => name.toLowerCase().includes(other)))
      .map(({ name, matchedWords }) => ({
        name: capitalize(name),
        why: content.phrases.ideaWhy.replace('{quote}', () => formatQuote(matchedWords, content.phrases)),
      })),
    heard: interpretations.map(({ at, quote, so }) => ({ at, quote, so })),
    unused,
  };
}
