import { type Answers, teamSizeOf } from './answers.ts';
import { BUSINESS_PHASES, keysOf, PRODUCT_TYPES, TEAM_SIZES } from './business-options.ts';
import { computeHighTicketBonus, HIGH_TICKET_BONUS } from './price.ts';

export const MAX_PHASE_POINTS = 30;
export const MAX_PRODUCT_POINTS = 70;
export const MAX_TEAM_POINTS = 20;
/** Percentage points for each answered part. */
export const COMPLETION_BONUS = 5;

export const BANDS = ['perfect', 'good', 'moderate', 'low'] as const;
export type Band = (typeof BANDS)[number];

/** A line of the breakdown: an answer and its points. */
export interface AnswerPoints {
  readonly id: string;
  readonly points: number;
}

export interface ScorePart {
  readonly part: 'businessPhase' | 'productTypes' | 'teamSize';
  readonly points: number;
  readonly max: number;
  readonly answers: readonly AnswerPoints[];
}

export interface Score {
  readonly totalScore: number;
  readonly maxPossibleScore: number;
  /** 0 to 100, rounded. */
  readonly basePercentage: number;
  /** Percentage points for completeness, capped at 100 minus the base. */
  readonly completionBonus: number;
  /** 0 to 100. */
  readonly finalPercentage: number;
  readonly band: Band;
  /** Answered parts that have points. */
  readonly breakdown: readonly ScorePart[];
}

const sum = (lines: readonly AnswerPoints[]): number =>
  lines.reduce((total, { points }) => total + points, 0);

const listPoints = <Id extends string>(
  table: Readonly<Record<Id, number>>,
  selected: readonly Id[],
): AnswerPoints[] =>
  keysOf(table)
    .filter((id) => selected.includes(id))
    .map((id) => ({ id, points: table[id] }));

/** The band of a final percentage: from 80 perfect, from 60 good, from 40 moderate, below low. */
export function getBand(percentage: number): Band {
  if (percentage >= 80) return 'perfect';
  if (percentage >= 60) return 'good';
  return percentage >= 40 ? 'moderate' : 'low';
}

function computeBreakdown({ businessPhase, productTypes, priceRange, teamSize }: Answers): ScorePart[] {
  const parts: ScorePart[] = [];
  const add = (part: ScorePart['part'], max: number, answers: readonly AnswerPoints[]): void => {
    parts.push({ part, max, answers, points: Math.min(max, sum(answers)) });
  };
  if (businessPhase && businessPhase.selected.length > 0) {
    add('businessPhase', MAX_PHASE_POINTS, listPoints(BUSINESS_PHASES, businessPhase.selected));
  }
  if (productTypes && productTypes.selected.length > 0) {
    const bonus = computeHighTicketBonus(priceRange.max);
    add('productTypes', MAX_PRODUCT_POINTS + HIGH_TICKET_BONUS, [
      ...listPoints(PRODUCT_TYPES, productTypes.selected),
      ...(bonus > 0 ? [{ id: 'highTicketBonus', points: bonus }] : []),
    ]);
  }
  const size = teamSizeOf(teamSize);
  if (size) add('teamSize', MAX_TEAM_POINTS, [{ id: size, points: TEAM_SIZES[size] }]);
  return parts;
}

/**
 * Scores the answers (the specification, section 9). Computes points from the selected ids and ignores totals in the
 * input; customer type, acquisition and challenges have no points.
 */
export function scoreOf(answers: Answers): Score {
  const breakdown = computeBreakdown(answers);
  const totalScore = breakdown.reduce((total, { points }) => total + points, 0);
  const maxPossibleScore = breakdown.reduce((total, { max }) => total + max, 0);
  const basePercentage = maxPossibleScore === 0 ? 0 : Math.round((totalScore / maxPossibleScore) * 100);
  const completionBonus = Math.min(COMPLETION_BONUS * breakdown.length, 100 - basePercentage);
  const finalPercentage = Math.min(100, basePercentage + completionBonus);
  return {
    totalScore,
    maxPossibleScore,
    basePercentage,
    completionBonus,
    finalPercentage,
    band: getBand(finalPercentage),
    breakdown,
  };
}
