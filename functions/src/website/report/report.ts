import type { Finding, WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { type FindingId, getCategory } from '../../../../src/contract/website/finding-ids.ts';
import { isSmall, rankFindings } from '../../../../src/domain/website/rank.ts';
import { CHECKS } from '../checks/all.ts';
import { unknown } from '../checks/check.ts';
import type { Snapshot } from '../snapshot.ts';
import { collectFacts } from './facts.ts';
import { applyFit } from './fit.ts';
import { collectNotes } from './notes.ts';
import { computeCategoryScores, computeCoverage, computePotentialGain, computeScore } from './score.ts';

const MAX_LISTED = 5;

/** What a form that reaches nobody, or a link that works for nobody, is no reason to praise. */
const DOUBTFUL: Readonly<Partial<Record<FindingId, readonly FindingId[]>>> = {
  'working-forms': ['contact-form', 'booking', 'orders'],
  orders: ['contact-form', 'booking', 'working-forms'],
  'dead-ends': ['booking'],
};

/** Turns praise into silence where another check found the same thing broken. */
export function runChecks(site: Snapshot): readonly Finding[] {
  const findings = judge(site);
  const doubtful = findings.flatMap(({ id, status }) =>
    status === 'fail' || status === 'warn' ? (DOUBTFUL[id] ?? []) : [],
  );
  return findings.map((finding) => {
    if (finding.status !== 'pass' || !doubtful.includes(finding.id)) return finding;
    const { seen: _seen, places: _places, ...rest } = finding;
    return { ...rest, status: 'na', score: 0, evidence: '' };
  });
}

const judge = (site: Snapshot): readonly Finding[] =>
  CHECKS.map(({ id, weight, severity, needsText, run }) => {
    const verdict = applyFit(site, id, run(site));
    const isHidden = needsText && site.jsRendered && verdict.status !== 'pass';
    const { status, score, evidence, seen, places, idea } = isHidden
      ? unknown({ kind: 'shown-by-script' })
      : verdict;
    return {
      ...{ id, category: getCategory(id), status, score, weight, severity, evidence },
      ...(seen && { seen }),
      ...(places && { places: [...places] }),
      ...(isSmall(id) && status !== 'na' && { small: true }),
      ...(idea && { idea }),
    };
  });

const listStrengths = (findings: readonly Finding[]): readonly FindingId[] =>
  findings
    .filter(({ status, weight }) => status === 'pass' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_LISTED)
    .map(({ id }) => id);

/** Builds the complete report. */
export function buildReport(site: Snapshot): WebsiteAnalysis {
  const findingsWithoutPoints = runChecks(site);
  const findings = findingsWithoutPoints.map((finding): Finding => {
    const points = computePotentialGain(findingsWithoutPoints, finding);
    return points === undefined ? finding : { ...finding, points };
  });
  const facts = collectFacts(site);
  return {
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
    score: computeScore(findings),
    coverage: computeCoverage(findings),
    categories: computeCategoryScores(findings),
    findings,
    strengths: listStrengths(findings),
    priorities: rankFindings(findings, facts.business?.kind),
    facts,
    limits: { truncated: site.page.isTruncated, jsRendered: site.jsRendered, notes: collectNotes(site) },
  };
}
