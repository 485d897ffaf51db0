export type Grade = 'weak' | 'fair' | 'strong' | 'none';

/** The word for an area's score. */
export function gradeOf(score: number | null): Grade {
  if (score === null) return 'none';
  if (score < 50) return 'weak';
  return score < 75 ? 'fair' : 'strong';
}
