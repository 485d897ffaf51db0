import type { Roadmap, RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import { chooseHashtags } from './choose-hashtags.ts';
import { chooseSteps } from './choose-steps.ts';
import type { RoadmapContent, Stems } from './content.ts';
import type { Idea } from './idea.ts';
import { buyersFor } from './named-buyers.ts';
import { ownSentences, toQuote } from './own-words.ts';
import { sellerKindsOf } from './seller-kinds.ts';
import { slotsOf } from './slots.ts';
import { STEP_RULES } from './step-rules.ts';
import { writeGroups } from './write-groups.ts';
import { interpretSentences, shareOf, unusedIn } from './write-own-words.ts';
import { writeSteps } from './write-steps.ts';

/**
 * A business's roadmap by rules alone. Deterministic.
 * @param content texts in one language
 * @param stems patterns of every language
 * @param ideas suggested buyers that nobody named
 */
export function writeRoadmap(
  input: RoadmapInput,
  content: RoadmapContent,
  stems: readonly Stems[],
  ideas: readonly Idea[],
): Roadmap {
  const buyers = buyersFor(input);
  const sentences = ownSentences(input, buyers, stems);
  const noun =
    buyers.named
      .filter(({ language }) => language === input.language)
      .map(({ name }) => content.phrases.nounOf(name))
      .find((each) => each !== null) ?? null;
  const slots = slotsOf(input, content.phrases, noun, shareOf(sentences));
  const knowsBuyers = buyers.named.length > 0 || input.niche !== '';
  const steps = chooseSteps(STEP_RULES, { input, stems, sentences, knowsBuyers });
  const ruledOut = [...buyers.named, ...buyers.excluded].map(({ name }) => name.toLowerCase());
  const interpreted = interpretSentences(sentences, steps, content, slots);
  const unused = unusedIn(sentences, interpreted);
  return {
    engine: 'rules',
    preparationSteps: writeSteps(steps, { input, content, slots, heard: interpreted }),
    b2bTargetGroups: writeGroups(buyers.named, input, content, slots),
    hashtags: chooseHashtags(input, sellerKindsOf(input, stems), content.hashtags),
    ideas: ideas
      .filter(({ name }) => !ruledOut.some((other) => name.toLowerCase().includes(other)))
      .map(({ name, matchedWords }) => ({
        name: capitalize(name),
        why: content.phrases.ideaWhy.replace('{quote}', () => toQuote(matchedWords, content.phrases)),
      })),
    heard: interpreted.map(({ at, quote, so }) => ({ at, quote, so })),
    unused,
  };
}
