import {
  type Finding,
  type WebsiteAnalysis,
  wasNotFound,
} from '../../../../src/contract/website/analyze-website.ts';
import type { AnalysisNote, FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { rankFindings } from '../../../../src/domain/website/rank.ts';
import { CHECKS } from '../checks/all.ts';
import { unknown } from '../checks/check.ts';
import { isGone } from '../internal-pages.ts';
import type { Snapshot } from '../snapshot.ts';
import { collectFacts } from './facts.ts';
import { applyFit } from './fit.ts';
import { computeCategoryScores, computeCoverage, computeScore } from './score.ts';

/** What a check cannot vouch for where others found something wrong. */
const DOUBTS: Readonly<Partial<Record<FindingId, readonly FindingId[]>>> = {
  'working-forms': ['orders'],
  'dead-ends': ['tap-to-call', 'imprint', 'privacy', 'orders', 'working-forms'],
  'tap-to-call': ['placeholders', 'dead-ends'],
  ...{ phone: ['tap-to-call', 'placeholders'], email: ['tap-to-call', 'placeholders'] },
  ...{ 'postal-address': ['placeholders'], 'imprint-contents': ['placeholders'], imprint: ['placeholders'] },
  privacy: ['placeholders', 'tracker-consent'],
};

/** Runs every check. Where one finds something wrong, others do not praise it. */
export function runChecks(site: Snapshot): readonly Finding[] {
  const findings = judge(site);
  const wrong = new Set(
    findings.filter((each) => each.status === 'fail' && !wasNotFound(each)).map(({ id }) => id),
  );
  return findings.map((finding) => {
    const { id, weight, status } = finding;
    const isDoubtful = status === 'pass' && DOUBTS[id]?.some((other) => wrong.has(other));
    return isDoubtful ? { id, weight, status: 'na', evidence: '' } : finding;
  });
}

const judge = (site: Snapshot): readonly Finding[] =>
  CHECKS.map(({ id, weight, needsText, run }) => {
    const verdict = applyFit(site, id, run(site));
    const isHidden = needsText && site.jsRendered && verdict.status !== 'pass';
    const { status, evidence, seen, places, idea } = isHidden ? unknown() : verdict;
    return {
      ...{ id, status, weight, evidence },
      ...(seen && { seen }),
      ...(places && { places: [...places] }),
      ...(idea && { idea }),
    };
  });

/** Collects the limitations of this analysis. */
function collectNotes({ jsRendered, page, internal }: Snapshot): readonly AnalysisNote[] {
  const limits: readonly (readonly [boolean, AnalysisNote])[] = [
    [jsRendered, 'js-rendered'],
    [page.isTruncated, 'truncated'],
    [internal.unread.some(({ status }) => !isGone(status)), 'internal-pages-skipped'],
  ];
  return limits.flatMap(([applies, note]) => (applies ? [note] : []));
}

/** Builds the complete report. */
export function buildReport(site: Snapshot): WebsiteAnalysis {
  const findings = [...runChecks(site)];
  const facts = collectFacts(site);
  return {
    title: site.page.title || site.url.hostname,
    schemaVersion: 1,
    engine: 'rules',
    url: { requested: site.requested, final: site.url.href },
    fetchedAt: site.fetchedAt.toISOString(),
    score: computeScore(findings),
    coverage: computeCoverage(findings),
    categories: computeCategoryScores(findings),
    findings,
    priorities: rankFindings(findings, facts.business?.kind),
    facts,
    limits: { notes: [...collectNotes(site)] },
  };
}
