import type { FindingStatus, Seen, Severity } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId, SeenKind } from '../../../../src/contract/website/finding-ids.ts';
import { excerptOf } from '../../../../src/domain/values/text.ts';
import { squeeze } from '../page/text.ts';
import type { Snapshot } from '../snapshot.ts';
import { withoutEmails } from './emails.ts';

/** What a check found. */
export interface Verdict {
  readonly status: FindingStatus;
  /** 0 to 1. */
  readonly score: number;
  /** Quotation from the page or a header, cleaned and truncated. */
  readonly evidence: string;
  readonly seen?: Seen | undefined;
  /** A suggestion that costs no points. */
  readonly idea?: true;
}

/** Evidence: the kind of sentence, its quotation and numbers. */
export interface Sight extends Seen {
  readonly quote?: string | undefined;
}

/** Makes a sight from a quotation; undefined if the quotation is empty. */
export const quoteAs = (kind: SeenKind, quote: string | undefined): Sight | undefined =>
  quote === undefined || quote.trim() === '' ? undefined : { kind, quote };

/** One question about a website, answered from its snapshot alone. */
export interface Check {
  readonly id: FindingId;
  /** Share of the score, in points; all checks total 100. */
  readonly weight: number;
  readonly severity: Severity;
  /** Reads visible text: on a client-rendered page, anything but a pass is unknown. */
  readonly needsText?: true;
  readonly run: (site: Snapshot) => Verdict;
}

const MAX_EVIDENCE = 160;
/** Characters of a quotation that are cleaned before truncation. */
const MAX_QUOTED = 4_000;

/** Plain text of at most 160 characters, truncated with an ellipsis, without email addresses. */
export function quote(text: string): string {
  const plain = withoutEmails(squeeze(text.slice(0, MAX_QUOTED).replace(/\p{Cc}/gu, ' ')));
  return excerptOf(plain, MAX_EVIDENCE).toWellFormed();
}

const verdict = (status: FindingStatus, score: number, sight?: Sight): Verdict => {
  if (!sight) return { status, score, evidence: '' };
  const { quote: text = '', ...seen } = sight;
  return { status, score, evidence: quote(text), seen };
};

export const pass = (sight?: Sight): Verdict => verdict('pass', 1, sight);
export const warn = (sight?: Sight, score = 0.5): Verdict => verdict('warn', score, sight);
export const fail = (sight?: Sight): Verdict => verdict('fail', 0, sight);
/** Requires evidence of what could not be seen, and why. */
export const unknown = (sight: Sight): Verdict => verdict('unknown', 0, sight);
export const notApplicable = (): Verdict => verdict('na', 0);
