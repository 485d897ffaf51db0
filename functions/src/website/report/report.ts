import type { Finding, WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { type FindingId, getCategory } from '../../../../src/contract/website/finding-ids.ts';
import type { Locale } from '../../../../src/domain/site/locale.ts';
import { applyFit } from '../business/fit.ts';
import { CHECKS } from '../checks/all.ts';
import { unknown } from '../checks/check.ts';
import type { Snapshot } from '../snapshot.ts';
import { factsOf } from './facts.ts';
import { notesOf } from './notes.ts';
import { categoryScoresOf, coverageOf, potentialGain, scoreOf } from './score.ts';
import { ruleBasedSummary } from './summary.ts';

/** Maximum ids in the lists of strengths and priorities. */
const MAX_LISTED = 5;

/** Runs every check on the snapshot. */
export const findingsOf = (site: Snapshot): readonly Finding[] =>
  CHECKS.map(({ id, weight, severity, needsText, run }) => {
    const verdict = applyFit(site.page, id, run(site));
    const hidden = needsText && site.jsRendered && verdict.status !== 'pass';
    const { status, score, evidence, seen, idea } = hidden ? unknown({ kind: 'shown-by-script' }) : verdict;
    return {
      ...{ id, category: getCategory(id), status, score, weight, severity, evidence },
      ...(seen && { seen }),
      ...(idea && { idea }),
    };
  });

/** Ids of findings with one of the statuses, sorted by points. */
const rank = (
  findings: readonly Finding[],
  statuses: readonly Finding['status'][],
  pointsOf: (finding: Finding) => number,
): readonly FindingId[] =>
  findings
    .filter(({ status }) => statuses.includes(status))
    .sort((a, b) => pointsOf(b) - pointsOf(a))
    .slice(0, MAX_LISTED)
    .map(({ id }) => id);

/** The whole report, with the rule-based summary. */
export function reportOf(site: Snapshot, language: Locale): WebsiteAnalysis {
  const judged = findingsOf(site);
  const findings = judged.map((finding): Finding => {
    const points = potentialGain(judged, finding);
    return points === undefined ? finding : { ...finding, points };
  });
  const report = {
    title: site.page.title || site.url.hostname,
    schemaVersion: 1,
    engine: 'rules',
    url: {
      requested: site.requested,
      final: site.url.href,
      redirects: site.redirects.length,
      status: site.status,
    },
    fetchedAt: site.fetchedAt.toISOString(),
    score: scoreOf(findings),
    coverage: coverageOf(findings),
    categories: categoryScoresOf(findings),
    findings,
    strengths: rank(findings, ['pass'], ({ weight }) => weight),
    priorities: rank(findings, ['fail', 'warn'], ({ weight, score }) => weight * (1 - score)),
    facts: factsOf(site),
    limits: { truncated: site.page.isTruncated, jsRendered: site.jsRendered, notes: notesOf(site) },
  } as const;
  return { ...report, summary: ruleBasedSummary(report, language) };
}
