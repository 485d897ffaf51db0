import type { ReportedSite } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../src/copy/fill.ts';
import type { AnswerRef } from '../../../../src/domain/wizard/answers.ts';
import type { Problem, RoadmapContent } from './content.ts';
import { formatQuote } from './own-words.ts';

/**
 * Phrases an answer as a main clause without a period.
 * @example getAnswerClause(content, { field: 'businessPhase', option: 'ads' }, 0) // 'you are running ads'
 */
export function getAnswerClause(
  { answers }: Pick<RoadmapContent, 'answers'>,
  { field, option }: AnswerRef,
  timesUsed: number,
): string {
  const clauses: Readonly<Record<string, readonly string[] | undefined>> = answers[field];
  const variants = clauses[option] ?? [];
  return variants[timesUsed % variants.length] ?? '';
}

/** Whether an answer is bad news, which decides between "and" and "but". */
export const isBadNews = ({ field }: AnswerRef): boolean => field === 'biggestChallenges';

/** Maximum length of a quote, in characters. */
const MAX_QUOTE_LENGTH = 60;

type Clauses = Readonly<Record<string, { readonly [Status in Problem]?: string } | undefined>>;

/** Phrases a problem as a main clause without a period; undefined for a good or unmeasured finding. */
export function getFindingClause(
  content: Pick<RoadmapContent, 'findings' | 'phrases' | 'quoting'>,
  { id, status, evidence }: ReportedSite['findings'][number],
): string | undefined {
  if (status !== 'fail' && status !== 'warn') return undefined;
  const [quoting, findings]: readonly Clauses[] = [{ ...content.quoting }, content.findings];
  const withQuote = /\p{L}/u.test(evidence) ? quoting?.[id]?.[status] : undefined;
  return withQuote
    ? fill(withQuote, { quote: formatQuote(evidence, content.phrases, MAX_QUOTE_LENGTH) })
    : findings?.[id]?.[status];
}
