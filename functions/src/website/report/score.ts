import type {
  CategoryScore,
  Finding,
  FindingStatus,
} from '../../../../src/contract/website/analyze-website.ts';
import { FINDING_CATEGORIES, getCategory } from '../../../../src/contract/website/finding-ids.ts';

const MIN_COVERAGE = 0.6;
/** Shares of a check's weight that count. */
const SHARES: Readonly<Partial<Record<FindingStatus, number>>> = { pass: 1, warn: 0.5 };

const isMeasured = (status: FindingStatus): boolean => status !== 'unknown' && status !== 'na';
const sumWeights = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { weight }) => sum + weight, 0);

/** Share of the applicable weight that was measured, 0 to 1. */
export function computeCoverage(findings: readonly Finding[]): number {
  const applicable = sumWeights(findings.filter(({ status }) => status !== 'na'));
  return applicable === 0 ? 0 : sumWeights(findings.filter(({ status }) => isMeasured(status))) / applicable;
}

/** Weighted score of what was measured, 0 to 100. Null if too little was measured. */
export function computeScore(findings: readonly Finding[]): number | null {
  if (computeCoverage(findings) < MIN_COVERAGE) return null;
  const measured = findings.filter(({ status }) => isMeasured(status));
  const points = measured.reduce((sum, { status, weight }) => sum + (SHARES[status] ?? 0) * weight, 0);
  return Math.round((100 * points) / sumWeights(measured));
}

export const computeCategoryScores = (findings: readonly Finding[]): readonly CategoryScore[] =>
  FINDING_CATEGORIES.map((category) => {
    const inCategory = findings.filter((finding) => getCategory(finding.id) === category);
    return { category, score: computeScore(inCategory) };
  });
