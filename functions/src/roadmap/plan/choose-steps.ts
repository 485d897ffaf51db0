import type { RoadmapInput, StepReason } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { TROUBLES } from '../../../../src/contract/roadmap/troubles.ts';
import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import { isFull, wantsBuyers } from '../../../../src/domain/wizard/business-options.ts';
import type { LibraryStep } from '../library/schema.ts';
import { type NamedBuyer, nameFirms } from './named-buyers.ts';

const MAX_STEPS = 5;
/** Below it, steps that suit any business are added. */
const MIN_STEPS = 2;
/** Otherwise somebody who ticks everything gets nothing for what they want. */
const MAX_TICKED = 3;
/** Maximum length of a reason, in characters. */
const MAX_REASON = 150;
/** A longer plan has no step for a mere tick. */
const ENOUGH_STEPS = 3;
/** Besides reaching the firms that the visitor named: one for what they ticked, one for what they want. */
const MAX_BESIDES_OUTREACH = 2;
const MAX_PER_WANT = 2;
/** Steps per group: at most one about reviews and naming customers. */
const MAX_PER_GROUP: Readonly<Record<string, number>> = { proof: 1, filter: 1 };
const MAX_IN_OTHER_GROUP = 2;

/** Shortens a list of names to whole names. */
const shorten = (names: string): string =>
  names.length <= MAX_REASON || !names.slice(0, MAX_REASON).includes(', ')
    ? truncateAtWord(names, MAX_REASON)
    : `${names.slice(0, names.lastIndexOf(', ', MAX_REASON))}, …`;

/** A step and why it was chosen. */
export interface ChosenStep {
  readonly step: LibraryStep;
  readonly reason: StepReason;
}

/** Whether the business wants customers: like today's, or others. */
const wantsCustomers = (brings: LibraryStep['for']['brings'], wants: RoadmapInput['wants']): boolean => {
  if (brings === 'nobody' || wants.length === 0) return true;
  if (wants.includes('more')) return !(brings === 'same' && wants.includes('other'));
  return brings === 'new' && (wants.includes('better') || wants.includes('other'));
};

/** Whether the business may get the step: what its lists do not name, it never gets. */
export function isPermitted(
  { for: allowed }: LibraryStep,
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
): boolean {
  const { kinds, except, customers, sells, website, price } = allowed;
  const { kind, chosen, prices, site } = input;
  return (
    (kinds === 'all' ? !(kind && except.includes(kind)) : kind !== null && kinds.includes(kind)) &&
    chosen.customerType.every((type) => customers.includes(type)) &&
    (allowed.buyers === 'any' || nameFirms(buyers, input) !== '') &&
    !(allowed.asksStrength && input.strength !== '') &&
    (sells.length === 0 || sells.some((product) => chosen.productTypes.includes(product))) &&
    (!website || site !== null) &&
    prices.max >= price
  );
}

/**
 * Chooses at most five steps: staff or suppliers that the visitor wants, what they asked for, how to reach the firms
 * they named, what they ticked, and what they want.
 */
export function chooseSteps(
  library: readonly LibraryStep[],
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
): readonly ChosenStep[] {
  const { wants, topics } = input;
  const challenges = input.chosen.biggestChallenges;
  const permitted = library
    .filter((step) => isPermitted(step, input, buyers))
    .toSorted((a, b) => a.rank - b.rank);
  const chosen: ChosenStep[] = [];
  let max = MAX_STEPS;
  const canAdd = (step: LibraryStep, { kind }: StepReason): boolean =>
    chosen.length < (step.general && kind !== 'asked' ? MIN_STEPS : max) &&
    chosen.every((other) => other.step !== step) &&
    chosen.filter((other) => other.step.group === step.group).length <
      (MAX_PER_GROUP[step.group] ?? MAX_IN_OTHER_GROUP);
  const add = (reason: StepReason, fits: (step: LibraryStep) => boolean): void => {
    const step = permitted.find((candidate) => fits(candidate) && canAdd(candidate, reason));
    if (step) chosen.push({ step, reason });
  };
  const outreach =
    wantsCustomers('new', wants) && !isFull(wants) ? permitted.filter((step) => step.for.outreach) : [];
  const addAll = (general: boolean): void => {
    const suits = ({ general: isGeneral, for: { brings, outreach } }: LibraryStep): boolean =>
      isGeneral === general && !outreach && wantsCustomers(brings, wants);
    const addTicked = (most: number): void => {
      for (const challenge of ticked) {
        const answered = chosen.flatMap(({ reason }) => (reason.kind === 'ticked' ? reason.challenge : []));
        if (chosen.length < ENOUGH_STEPS && answered.length < most && !answered.includes(challenge))
          add({ kind: 'ticked', challenge }, (step) => suits(step) && step.for.ticked.includes(challenge));
      }
    };
    // Staff or suppliers come before whatever else is a challenge.
    if (wantsBuyers(wants)) addTicked(outreach.length > 0 ? 1 : MAX_TICKED);
    // The wants take turns.
    for (let turn = 0; turn < MAX_PER_WANT; turn += 1)
      for (const want of wants)
        add({ kind: 'wanted', want }, (step) => suits(step) && step.for.wants.includes(want));
    addTicked(MAX_TICKED);
  };
  const buyer = shorten(nameFirms(buyers, input));
  const addOutreach = (): void => {
    for (const step of outreach) add({ kind: 'named', buyer }, (other) => other === step);
  };
  // Whoever has another trouble than finding customers gets a step for that first.
  const looksForCustomers =
    wants.length > 0 || challenges.includes('lead_generation') || challenges.length === 0;
  // Who lacks staff or suppliers has nothing to sell to more customers, and no greater trouble.
  for (const want of wants.filter((want) => want === 'staff' || want === 'suppliers'))
    add({ kind: 'wanted', want }, (step) => step.for.wants.includes(want));
  for (const topic of topics) add({ kind: 'asked', topic }, (step) => step.for.asked.includes(topic));
  // Whoever said what is behind a challenge has a step for that instead.
  const named = chosen.flatMap(({ reason }) => (reason.kind === 'asked' ? reason.topic : []));
  const ticked = challenges
    .slice(0, MAX_TICKED)
    .filter((challenge) => !TROUBLES[challenge].some((topic) => named.includes(topic)));
  if (looksForCustomers) addOutreach();
  if (outreach.length > 0) max = Math.min(MAX_STEPS, chosen.length + MAX_BESIDES_OUTREACH);
  addAll(false);
  max = MAX_STEPS;
  if (!looksForCustomers) addOutreach();
  addAll(true);
  return chosen;
}
