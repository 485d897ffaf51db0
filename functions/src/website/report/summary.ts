import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { fill } from '../../../../src/copy/fill.ts';
import { serverCopy } from '../../../../src/copy/server.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';

const MAX_LISTED = 3;

/** The rule-based summary: a few sentences about the report. */
export function writeRuleBasedSummary(report: Omit<WebsiteAnalysis, 'summary'>, language: Locale): string {
  const { analysis, findings } = serverCopy[language];
  const copy = analysis.summary;
  const host = URL.parse(report.url.final)?.hostname ?? report.url.final;
  const formatList = (ids: readonly FindingId[]): string => {
    const [first = '', second, third] = ids.slice(0, MAX_LISTED).map((id) => findings.byId[id].title);
    if (second === undefined) return fill(copy.lists.one, { first });
    if (third === undefined) return fill(copy.lists.two, { first, second });
    return fill(copy.lists.three, { first, second, third });
  };
  const { score, coverage, strengths, priorities, limits } = report;
  return [
    score === null
      ? fill(copy.noScore, { host, coverage: Math.round(coverage * 100) })
      : fill(copy.score, { host, score }),
    ...(limits.jsRendered ? [findings.notes['js-rendered']] : []),
    ...(strengths.length > 0 ? [fill(copy.strengths, { list: formatList(strengths) })] : []),
    priorities.length > 0 ? fill(copy.priorities, { list: formatList(priorities) }) : copy.nothingToDo,
  ].join(' ');
}
