import type { ReportedSite } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../../src/copy/fill.ts';
import type { AnswerRef } from '../../../../src/domain/wizard/answers.ts';
import type { Outcome, RoadmapContent } from './content.ts';
import { quoted } from './own-words.ts';

/**
 * What an answer says about the visitor, as a main clause without a full stop.
 * @example answerClause(content, { field: 'businessPhase', option: 'ads' }, 0) // 'you are running ads'
 */
export function answerClause(
  { answers }: Pick<RoadmapContent, 'answers'>,
  { field, option }: AnswerRef,
  timesTold: number,
): string {
  const clauses: Readonly<Record<string, readonly string[] | undefined>> = answers[field];
  const variants = clauses[option] ?? [];
  return variants[timesTold % variants.length] ?? '';
}

/** True for an answer that tells of trouble, which decides between "and" and "but". */
export const isWorry = ({ field }: AnswerRef): boolean => field === 'biggestChallenges';

/** Longest quotation within a clause, in characters. */
const MAX_QUOTE = 60;

type Clauses = Readonly<Record<string, { readonly [Result in Outcome]?: string } | undefined>>;

/** What a finding says about the website, as a main clause without a full stop; undefined when nothing was measured. */
export function findingClause(
  content: Pick<RoadmapContent, 'findings' | 'phrases' | 'quoting'>,
  { id, status, evidence }: ReportedSite['findings'][number],
): string | undefined {
  if (status === 'unknown' || status === 'na') return undefined;
  const [quoting, findings]: readonly Clauses[] = [{ ...content.quoting }, content.findings];
  const withQuote = /\p{L}/u.test(evidence) ? quoting?.[id]?.[status] : undefined;
  return withQuote
    ? fill(withQuote, { quote: quoted(evidence, content.phrases, MAX_QUOTE) })
    : findings?.[id]?.[status];
}
