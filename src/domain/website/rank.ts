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
  /** Factors by kind of business; 1 otherwise. */
  readonly byKind: Readonly<Record<string, number>>;
}

const rated = (harm: number, byKind: Harm['byKind'] = {}): Harm => ({ harm, byKind });
const factor = (value: number, kinds: string): Harm['byKind'] =>
  Object.fromEntries(kinds.split(' ').map((kind) => [kind, value]));

/** Customers of these businesses call. */
const CALLED = 'trade cleaning transport vehicles practice therapy restaurant beauty animals care law';

/** Everything not listed is code hygiene. */
const HARMS: Readonly<Record<string, Harm>> = {
  'working-forms': rated(100),
  reachable: rated(98),
  'card-data': rated(96),
  indexable: rated(95),
  imprint: rated(80),
  privacy: rated(75),
  placeholders: rated(72),
  'dead-ends': rated(70),
  orders: rated(97),
  https: rated(65),
  'tracker-consent': rated(60),
  'text-depth': rated(55),
  contradictions: rated(85),
  'tap-to-call': rated(52, { ...factor(1.4, CALLED), ...factor(0.5, 'software shop') }),
  'recent-news': rated(52),
  phone: rated(50, factor(1.2, CALLED)),
  email: rated(40, factor(0.7, CALLED)),
  viewport: rated(48),
  title: rated(45),
};

/** Harm by what was seen, where it differs within a check. */
const SEEN_HARMS: Readonly<Record<string, number>> = {
  'other-number': 90,
  'broken-contact': 88,
  'sample-link': 92,
  'local-link': 94,
  'test-link': 93,
  'whatsapp-link': 92,
  'insecure-form': 58,
  past: 61,
  'spam-links': 96,
  'wrong-iban': 91,
};

const MAX_LISTED = 5;
/** Less harm is nothing to do first. */
const MIN_HARM = 30;
const WARNING = 0.6;

/** Whether a finding is code hygiene. */
export const isSmall = (id: string): boolean => HARMS[id] === undefined;

/** Ids of what to do first, by harm, for a kind of business; empty if nothing is urgent. */
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
      return harm < MIN_HARM ? [] : [{ id, harm }];
    })
    .toSorted((a, b) => b.harm - a.harm);
  return ranked.slice(0, MAX_LISTED).map(({ id }) => id);
}
