import {
  type Finding,
  type WebsiteAnalysis,
  wasNotFound,
} from '../../../../src/contract/website/analyze-website.ts';
import type { AnalysisNote, FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { rankFindings } from '../../../../src/domain/website/rank.ts';
import { getBusiness, listLikelyKinds } from '../business/business.ts';
import { findPlace } from '../business/place.ts';
import { CHECKS } from '../checks/all.ts';
import { unknown, type Verdict } from '../checks/check.ts';
import { detectPageLanguage, getDeclaredLanguage } from '../checks/text-view.ts';
import { readFirstLook } from '../first-look/first-look.ts';
import { readAudiences } from '../first-look/for-whom.ts';
import { isGone } from '../internal-pages.ts';
import type { Snapshot } from '../snapshot.ts';
import { computeCategoryScores, computeCoverage, computeScore } from './score.ts';

/** What a check cannot vouch for where others found something wrong. */
const DOUBTS: Readonly<Partial<Record<FindingId, readonly FindingId[]>>> = {
  'working-forms': ['orders'],
  orders: ['dead-ends', 'working-forms'],
  reachable: ['working-forms', 'tap-to-call'],
  'dead-ends': ['tap-to-call', 'imprint', 'privacy', 'orders', 'working-forms'],
  'tap-to-call': ['placeholders', 'dead-ends'],
  ...{ phone: ['tap-to-call', 'placeholders'], email: ['tap-to-call', 'placeholders'] },
  ...{ 'postal-address': ['placeholders'], imprint: ['placeholders'] },
  pricing: ['contradictions', 'recent-news'],
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

function judge(site: Snapshot): readonly Finding[] {
  const kind = getBusiness(site)?.kind ?? 'unknown';
  return CHECKS.map(({ id, weight, needsText, usefulTo, run }) => {
    const found = run(site);
    const isMiss = found.status === 'fail' || found.status === 'warn';
    const verdict: Verdict =
      isMiss && usefulTo?.includes(kind) ? { ...found, status: 'na', idea: true } : found;
    const isHidden = needsText && site.jsRendered && verdict.status !== 'pass';
    const { status, ...seen } = isHidden ? unknown() : verdict;
    return { id, status, weight, ...seen };
  });
}

function collectFacts(site: Snapshot): WebsiteAnalysis['facts'] {
  const business = getBusiness(site);
  const place = findPlace(site);
  const others = site.internal.pages.filter(({ kind }) => kind !== 'other');
  return {
    language: getDeclaredLanguage(site.page) ?? detectPageLanguage(site.page),
    audiences: [...readAudiences(site, others)],
    firstLook: readFirstLook(site),
    ...(place && { place }),
    ...(business?.isCertain
      ? { business: { kind: business.kind, evidence: business.evidence } }
      : { likelyKinds: [...listLikelyKinds(site)] }),
  };
}

function collectNotes({ jsRendered, page, internal }: Snapshot): readonly AnalysisNote[] {
  const limits: readonly (readonly [boolean, AnalysisNote])[] = [
    [jsRendered, 'js-rendered'],
    [page.isTruncated, 'truncated'],
    [internal.unread.some(({ status }) => !isGone(status)), 'internal-pages-skipped'],
  ];
  return limits.flatMap(([applies, note]) => (applies ? [note] : []));
}

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
