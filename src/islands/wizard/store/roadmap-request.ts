import type { RoadmapRequest } from '../../../contract/roadmap/generate-roadmap.ts';
import { NO_PLAN_ANSWERS } from '../../../contract/roadmap/plan-answers.ts';
import type { BusinessKind } from '../../../contract/website/business-kinds.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { scoreOf } from '../../../domain/wizard/score.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { type Entries, reportOf } from './entries.ts';

/** The request for the visitor's own roadmap. Null while an answer is missing. */
export const createRoadmapRequest = (
  { website, ...entries }: Entries,
  language: Locale,
): RoadmapRequest | null => createSharedRoadmapRequest({ ...entries, analysis: reportOf(website) }, language);

/** The kind of business: as read on the website or corrected there, else as chosen. */
export const kindOf = ({
  analysis,
  plan = NO_PLAN_ANSWERS,
}: Pick<SharedReport, 'analysis' | 'plan'>): BusinessKind | null =>
  analysis?.facts.business?.kind ?? plan.kind;

/** The request for a result's roadmap (project specification, section 7). Null while an answer is missing. */
export function createSharedRoadmapRequest(
  {
    answers,
    analysis,
    niche = '',
    buyers = '',
    plan = NO_PLAN_ANSWERS,
  }: Pick<SharedReport, 'answers' | 'analysis' | 'niche' | 'buyers' | 'plan'>,
  language: Locale,
): RoadmapRequest | null {
  const { businessPhase, customerType, productTypes, priceRange, teamSize } = answers;
  const { biggestChallenges, customerAcquisition, customChallenge } = answers;
  if (!businessPhase || customerType === undefined || !productTypes || teamSize === undefined) return null;
  if (!biggestChallenges || !customerAcquisition) return null;
  const { totalScore, maxPossibleScore, basePercentage, finalPercentage } = scoreOf(answers);
  return {
    analysisData: {
      websiteAnalysis: analysis,
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
    ...(buyers.trim() !== '' && { buyers: buyers.trim() }),
    ...plan,
    kind: kindOf({ analysis, plan }),
    ...(customChallenge.trim() !== '' && { customChallenge: customChallenge.trim() }),
  };
}
