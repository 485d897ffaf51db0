import type { FindingStatus, Seen, Severity } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId, SeenKind } from '../../../../src/contract/website/finding-ids.ts';
import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import { squeeze } from '../page/text.ts';
import type { Snapshot } from '../snapshot.ts';
import { withoutEmails } from './emails.ts';

export interface Verdict {
  readonly status: FindingStatus;
  /** 0 to 1. */
  readonly score: number;
  /** Quotation from the page or a header, cleaned and truncated. */
  readonly evidence: string;
  readonly seen?: Seen | undefined;
  /** All places of the same fact, as the page shows them. */
  readonly places?: readonly string[] | undefined;
  /** A suggestion that costs no points. */
  readonly idea?: true;
}

/** Evidence for a verdict: the kind of sentence, and the quotation and numbers in it. */
export interface Evidence extends Seen {
  readonly quote?: string | undefined;
  readonly places?: readonly string[];
}

/** Creates evidence from a quotation, or from all places of a fact; undefined if there is none. */
export function quoteAs(kind: SeenKind, found: string | readonly string[] | undefined): Evidence | undefined {
  const places = [...new Set([found ?? []].flat())];
  const [first = ''] = places;
  return first.trim() === '' ? undefined : { kind, quote: first, places };
}

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
const MAX_PLACES = 5;
/** Characters of a quotation that are cleaned before truncation. */
const MAX_QUOTED = 4_000;

/** Plain text of at most 160 characters, truncated with an ellipsis, without email addresses. */
export function quote(text: string): string {
  const plain = withoutEmails(squeeze(text.slice(0, MAX_QUOTED).replace(/\p{Cc}/gu, ' ')));
  return truncateAtWord(plain, MAX_EVIDENCE).toWellFormed();
}

const createVerdict = (status: FindingStatus, score: number, evidence?: Evidence): Verdict => {
  if (!evidence) return { status, score, evidence: '' };
  const { quote: text = '', places = [], ...seen } = evidence;
  const unique = [...new Set(places.map(quote))].slice(0, MAX_PLACES);
  return { status, score, evidence: quote(text), seen, ...(unique.length > 1 && { places: unique }) };
};

export const pass = (evidence?: Evidence): Verdict => createVerdict('pass', 1, evidence);
export const warn = (evidence?: Evidence, score = 0.5): Verdict => createVerdict('warn', score, evidence);
export const fail = (evidence?: Evidence): Verdict => createVerdict('fail', 0, evidence);
/** Requires evidence of why the answer is unknown. */
export const unknown = (evidence: Evidence): Verdict => createVerdict('unknown', 0, evidence);
export const notApplicable = (): Verdict => createVerdict('na', 0);
export const idea = (evidence?: Evidence): Verdict => ({ ...createVerdict('na', 0, evidence), idea: true });
