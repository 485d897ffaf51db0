/** What ranking needs of a finding. */
export interface RankedFinding<Id extends string> {
  readonly id: Id;
  readonly status: 'pass' | 'warn' | 'fail' | 'unknown' | 'na';
  readonly weight: number;
  readonly seen?: { readonly kind: string } | undefined;
}

interface Harm {
  /** What it costs the business, 0 to 100. */
  readonly harm: number;
  /** Read from structure, never a matter of words. */
  readonly isCertain: boolean;
  /** Factors by kind of business; 1 otherwise. */
  readonly byKind: Readonly<Record<string, number>>;
}

const certain = (harm: number, byKind: Harm['byKind'] = {}): Harm => ({ harm, isCertain: true, byKind });
const probable = (harm: number, byKind: Harm['byKind'] = {}): Harm => ({ harm, isCertain: false, byKind });
const factor = (value: number, kinds: string): Harm['byKind'] =>
  Object.fromEntries(kinds.split(' ').map((kind) => [kind, value]));

/** Customers of these businesses call. */
const CALLED = 'trade cleaning transport vehicles practice therapy restaurant beauty animals care law';

/** Everything not listed is code hygiene. */
const HARMS: Readonly<Record<string, Harm>> = {
  'working-forms': certain(100),
  reachable: certain(98),
  'card-data': certain(96),
  indexable: certain(95),
  imprint: certain(80),
  privacy: certain(75),
  placeholders: certain(72),
  'dead-ends': certain(70),
  orders: certain(97),
  https: certain(65),
  'tracker-consent': certain(60),
  'text-depth': certain(55),
  contradictions: certain(85),
  'tap-to-call': certain(52, { ...factor(1.4, CALLED), ...factor(0.5, 'software shop') }),
  'recent-news': certain(52),
  phone: certain(50, factor(1.2, CALLED)),
  email: certain(40, factor(0.7, CALLED)),
  viewport: certain(48),
  title: certain(45),
  'postal-address': probable(25, factor(1.3, 'practice restaurant lodging shop food beauty fitness')),
};

/** Harm by what was seen, where it differs within a check. */
const SEEN_HARMS: Readonly<Record<string, number>> = {
  'other-number': 90,
  'broken-contact': 88,
  'sample-link': 92,
  'local-link': 94,
  'test-link': 93,
  'whatsapp-link': 92,
  'wrong-link': 51,
  'insecure-form': 58,
  past: 61,
  'spam-links': 96,
  'stuck-notice': 96,
  'wrong-iban': 91,
};

const MAX_LISTED = 5;
const MAX_CERTAIN_FIRST = 3;
/** Less harm is nothing to do first. */
const MIN_HARM = 30;
const WARNING = 0.6;

/** Whether a finding is code hygiene. */
export const isSmall = (id: string): boolean => HARMS[id] === undefined;

/**
 * Ids of what to do first, by harm and certainty, for a kind of business; empty if nothing is urgent. An uncertain one
 * follows three certain ones, or is left out.
 */
export function rankFindings<Id extends string>(
  findings: readonly RankedFinding<Id>[],
  kind = '',
): readonly Id[] {
  const ranked = findings
    .flatMap(({ id, status, seen }) => {
      const entry = HARMS[id];
      if (!entry || (status !== 'fail' && status !== 'warn')) return [];
      const base = SEEN_HARMS[seen?.kind ?? ''] ?? entry.harm;
      const harm = base * (entry.byKind[kind] ?? 1) * (status === 'warn' ? WARNING : 1);
      return harm < MIN_HARM ? [] : [{ id, harm, isCertain: entry.isCertain }];
    })
    .toSorted((a, b) => b.harm - a.harm);
  const sure = ranked.filter(({ isCertain }) => isCertain);
  const first = sure.slice(0, MAX_CERTAIN_FIRST);
  const rest = first.length < MAX_CERTAIN_FIRST ? [] : ranked.filter((entry) => !first.includes(entry));
  return [...first, ...rest].slice(0, MAX_LISTED).map(({ id }) => id);
}
