import type { FindingStatus, Severity } from '../../../../src/contract/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/finding-ids.ts';
import { squeeze } from '../page/text.ts';
import type { Snapshot } from '../snapshot.ts';
import { withoutEmails } from './emails.ts';

/** What a check found. */
export interface Verdict {
  readonly status: FindingStatus;
  /** 0 to 1. */
  readonly score: number;
  readonly evidence: string;
}

/** One question about a website, answered from its snapshot alone. */
export interface Check {
  readonly id: FindingId;
  /** Share of the whole score, in points; all checks together have 100. */
  readonly weight: number;
  readonly severity: Severity;
  /** Looks at visible text: on a page that scripts write, anything but a pass is unknown. */
  readonly needsText?: true;
  readonly run: (site: Snapshot) => Verdict;
}

const MAX_EVIDENCE = 200;

/** Plain text of at most 200 characters, cut with an ellipsis. E-mail addresses are left out of it. */
export function quote(text: string): string {
  const plain = withoutEmails(squeeze(text.replace(/\p{Cc}/gu, ' ')));
  return plain.length <= MAX_EVIDENCE
    ? plain
    : `${plain.slice(0, MAX_EVIDENCE - 1).trimEnd()}…`.toWellFormed();
}

export const pass = (evidence = ''): Verdict => ({ status: 'pass', score: 1, evidence: quote(evidence) });
export const warn = (evidence = '', score = 0.5): Verdict => ({
  status: 'warn',
  score,
  evidence: quote(evidence),
});
export const fail = (evidence = ''): Verdict => ({ status: 'fail', score: 0, evidence: quote(evidence) });
export const unknown = (): Verdict => ({ status: 'unknown', score: 0, evidence: '' });
export const notApplicable = (): Verdict => ({ status: 'na', score: 0, evidence: '' });
