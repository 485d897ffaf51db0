/** Compares two websites check by check. */
import type { FindingId } from '../contract/website/finding-ids.ts';
import { RANKS } from './changes-since.ts';
import type { SharedAnalysis, SharedFinding } from './shared-report.ts';

export interface Pair {
  readonly id: FindingId;
  readonly yours: SharedFinding;
  readonly theirs: SharedFinding;
}

export interface WebsiteComparison {
  /** What they show and you don't, or show better; most valuable first. */
  readonly theyLead: readonly Pair[];
  readonly youLead: readonly Pair[];
  /** Checks that could not measure one of the websites. */
  readonly unmeasured: readonly FindingId[];
}

/** Ranks an idea as failed: it is absent, although that doesn't lower the score. */
const getRank = ({ status, idea }: SharedFinding): number | null => (idea ? RANKS.fail : RANKS[status]);

/** Compares two reports; skips checks that don't apply to both. */
export function compareWebsites(
  yours: Pick<SharedAnalysis, 'findings'>,
  theirs: Pick<SharedAnalysis, 'findings'>,
): WebsiteComparison {
  const pairs = yours.findings.flatMap((finding) => {
    const other = theirs.findings.find(({ id }) => id === finding.id);
    return other ? [{ id: finding.id, yours: finding, theirs: other }] : [];
  });
  const computeLead = (pair: Pair): number => {
    const [yourRank, theirRank] = [getRank(pair.yours), getRank(pair.theirs)];
    return yourRank === null || theirRank === null ? 0 : (theirRank - yourRank) * pair.yours.weight;
  };
  const unknown = [...yours.findings, ...theirs.findings].filter(({ status }) => status === 'unknown');
  return {
    theyLead: pairs
      .filter((pair) => computeLead(pair) > 0)
      .toSorted((a, b) => computeLead(b) - computeLead(a)),
    youLead: pairs
      .filter((pair) => computeLead(pair) < 0)
      .toSorted((a, b) => computeLead(a) - computeLead(b)),
    unmeasured: [...new Set(unknown.map(({ id }) => id))],
  };
}

/** Reduces the other report to what a comparison shows. */
export function keepDifferences(
  yours: Pick<SharedAnalysis, 'findings'>,
  theirs: SharedAnalysis,
): SharedAnalysis {
  const { theyLead, youLead, unmeasured: unseen } = compareWebsites(yours, theirs);
  const shown = [...theyLead, ...youLead].map(({ id }) => id).concat(unseen);
  return {
    ...theirs,
    findings: theirs.findings.filter(({ id }) => shown.includes(id)),
    priorities: [],
    facts: {
      language: theirs.facts.language,
      ...(theirs.facts.firstLook && { firstLook: theirs.facts.firstLook }),
    },
  };
}
