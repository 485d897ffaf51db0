import type { RoadmapRequest } from '../../../contract/roadmap/generate-roadmap.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { scoreOf } from '../../../domain/wizard/score.ts';
import type { Entries } from './entries.ts';

/** The request for a roadmap (the specification, section 7). Null while an answer is missing. */
export function roadmapRequestOf(
  { answers, website, niche, buyers }: Entries,
  language: Locale,
): RoadmapRequest | null {
  const { businessPhase, customerType, productTypes, priceRange, teamSize } = answers;
  const { biggestChallenges, customerAcquisition, customChallenge } = answers;
  if (!businessPhase || customerType === undefined || !productTypes || teamSize === undefined) return null;
  if (!biggestChallenges || !customerAcquisition) return null;
  const { totalScore, maxPossibleScore, basePercentage, finalPercentage } = scoreOf(answers);
  return {
    analysisData: {
      websiteAnalysis: website.report === 'skipped' ? null : website.report,
      businessPhase,
      customerType,
      productTypes,
      priceRange,
      teamSize,
      biggestChallenges,
      customerAcquisition,
      score: { totalScore, maxPossibleScore, basePercentage, finalPercentage },
    },
    language,
    ...(niche !== '' && { niche }),
    ...(buyers !== '' && { buyers }),
    ...(customChallenge.trim() !== '' && { customChallenge: customChallenge.trim() }),
  };
}
