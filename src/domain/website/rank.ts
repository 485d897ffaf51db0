/** What ranking needs of a finding. */
export interface RankedFinding<Id extends string> {
  readonly id: Id;
  readonly status: 'pass' | 'warn' | 'fail' | 'unknown' | 'na';
  readonly weight: number;
}

interface Harm {
  /** What it costs the business, 0 to 100. */
  readonly harm: number;
  /** Read from structure, so that it is never a matter of words. */
  readonly isCertain: boolean;
  /** Factors by kind of business; 1 otherwise. */
  readonly byKind?: Readonly<Record<string, number>>;
}

const certain = (harm: number, byKind?: Harm['byKind']): Harm => ({
  harm,
  isCertain: true,
  ...(byKind && { byKind }),
});
const probable = (harm: number, byKind?: Harm['byKind']): Harm => ({
  harm,
  isCertain: false,
  ...(byKind && { byKind }),
});

const factor = (value: number, ...kinds: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind, value]));

/** Everything not listed is code hygiene. */
const HARMS: Readonly<Record<string, Harm>> = {
  'working-forms': certain(100),
  reachable: certain(98),
  indexable: certain(95),
  'dead-ends': certain(70),
  imprint: certain(80),
  privacy: certain(75),
  placeholders: certain(72),
  https: certain(65),
  'tracker-consent': certain(60),
  'imprint-contents': certain(52),
  viewport: certain(48),
  'text-depth': certain(50),
  'tap-to-call': certain(52, {
    ...factor(
      1.4,
      'trade',
      'cleaning',
      'transport',
      'vehicles',
      'practice',
      'restaurant',
      'beauty',
      'animals',
    ),
    ...factor(0.5, 'software', 'agency', 'it-services', 'shop'),
  }),
  title: certain(45),
  'recent-news': certain(52),
  description: certain(20),
  h1: certain(20),
  'form-length': certain(20),
  'mixed-content': certain(20),
  email: probable(45),
  phone: probable(45),
  'contact-form': probable(35),
  'postal-address': probable(25),
  booking: probable(28, factor(1.5, 'practice', 'therapy', 'beauty', 'restaurant', 'lodging', 'fitness')),
  pricing: probable(25, factor(1.3, 'beauty', 'fitness', 'education', 'shop', 'software')),
};

const MAX_LISTED = 5;
const MAX_CERTAIN_FIRST = 3;
/** Less harm is nothing to do first. */
const MIN_HARM = 30;
const WARNING = 0.6;

/** Whether a finding is code hygiene, for whoever maintains the website. */
export const isSmall = (id: string): boolean => HARMS[id] === undefined;

/**
 * Ids of what to do first, by harm and certainty, for a kind of business. Empty if nothing is urgent. The first three are
 * certain, so that an uncertain one follows three certain ones or none at all.
 */
export function rankFindings<Id extends string>(
  findings: readonly RankedFinding<Id>[],
  kind: string | undefined,
): readonly Id[] {
  const ranked = findings
    .flatMap(({ id, status }) => {
      const entry = HARMS[id];
      if (!entry || (status !== 'fail' && status !== 'warn')) return [];
      const harm = entry.harm * (entry.byKind?.[kind ?? ''] ?? 1) * (status === 'warn' ? WARNING : 1);
      return harm < MIN_HARM ? [] : [{ id, harm, isCertain: entry.isCertain }];
    })
    .toSorted((a, b) => b.harm - a.harm);
  const sure = ranked.filter(({ isCertain }) => isCertain);
  const first = sure.slice(0, MAX_CERTAIN_FIRST);
  const rest = first.length < MAX_CERTAIN_FIRST ? [] : ranked.filter((entry) => !first.includes(entry));
  return [...first, ...rest].slice(0, MAX_LISTED).map(({ id }) => id);
}
