import type { FindingStatus, Seen } from '../../../../src/contract/website/analyze-website.ts';
import type { BusinessKind } from '../../../../src/contract/website/business-kinds.ts';
import type { FindingId, SeenKind } from '../../../../src/contract/website/finding-ids.ts';
import { getModel } from '../page/model.ts';
import { countOwnLinks } from '../page/page-kind.ts';
import { isFilledByScript } from '../page/rendered-by-script.ts';
import { squeeze } from '../page/text.ts';
import type { Snapshot } from '../snapshot.ts';
import type { InternalKind } from '../words/topics.ts';
import { cleanQuote } from './emails.ts';

export interface Verdict {
  readonly status: FindingStatus;
  /** Quotation from the page or a header, cleaned and truncated. */
  readonly evidence: string;
  readonly seen?: Seen;
  /** All places of the same fact, as the page shows them. */
  readonly places?: string[];
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

export interface Check {
  readonly id: FindingId;
  /** Share of the score, in points; all checks total 100. */
  readonly weight: number;
  /** Reads visible text: on a client-rendered page, anything but a pass is unknown. */
  readonly needsText?: true;
  /** Kinds of business that it is only useful to; all others need it. */
  readonly usefulTo?: readonly (BusinessKind | 'unknown')[];
  readonly run: (site: Snapshot) => Verdict;
}

const MAX_EVIDENCE = 160;
const MAX_PLACES = 5;
/** Characters of a quotation that are cleaned before truncation. */
const MAX_QUOTED = 4_000;

/** Plain text of at most 160 characters, truncated with an ellipsis, without email addresses. */
export const quote = (text: string): string => cleanQuote(squeeze(text.slice(0, MAX_QUOTED)), MAX_EVIDENCE);

const createVerdict = (status: FindingStatus, evidence?: Evidence): Verdict => {
  if (!evidence) return { status, evidence: '' };
  const { quote: text = '', places = [], ...seen } = evidence;
  const unique = [...new Set(places.map(quote))].slice(0, MAX_PLACES);
  return { status, evidence: quote(text), seen, ...(unique.length > 1 && { places: unique }) };
};

export const pass = (): Verdict => createVerdict('pass');
export const warn = (evidence?: Evidence): Verdict => createVerdict('warn', evidence);
export const fail = (evidence?: Evidence): Verdict => createVerdict('fail', evidence);
export const unknown = (): Verdict => createVerdict('unknown');
export const notApplicable = (): Verdict => createVerdict('na');
export const idea = (evidence?: Evidence): Verdict => ({ ...createVerdict('na', evidence), idea: true });

/** Where to look for something before reporting it as missing. */
export interface SearchScope {
  readonly pages?: readonly InternalKind[];
  readonly part: RegExp;
  /** What to look for in hidden parts: words, or anything else that a text has. */
  readonly words?: { readonly test: (text: string) => boolean };
}

const MENU = /nav|menu|header/i;

/** Whether a script seems to add the menu: only its links would tell where the other pages are. */
const hidesMenu = (site: Snapshot): boolean => isFilledByScript(site.page, MENU) && countOwnLinks(site) === 0;

/**
 * The verdict on something that was not found. It is missing only if the whole page and the relevant linked pages were
 * read, and no script fills the part that could contain it.
 */
export function judgeAbsence(
  site: Snapshot,
  kind: SeenKind,
  { pages = [], part, words }: SearchScope,
): Verdict {
  const { page, internal } = site;
  const mayBeThere =
    page.isTruncated ||
    internal.unread.some((each) => pages.some((kind) => kind === each.kind)) ||
    getModel(page).hidden.some(({ text }) => words?.test(text)) ||
    isFilledByScript(page, part) ||
    (pages.length > 0 && hidesMenu(site));
  return mayBeThere ? unknown() : fail({ kind });
}
