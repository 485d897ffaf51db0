import type { RoadmapInput, StepReason } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { LibraryStep } from '../library/schema.ts';
import type { NamedBuyer } from './named-buyers.ts';

const MAX_STEPS = 5;
const MAX_GENERAL = 2;
/** A business of an unknown kind gets hardly any others. */
const MAX_GENERAL_IF_UNKNOWN = 4;
/** Otherwise somebody who ticks everything gets nothing for what they want. */
const MAX_TICKED = 3;
/** Steps per group: at most one about reviews and naming customers. */
const MAX_PER_GROUP: Readonly<Record<string, number>> = { proof: 1 };
const MAX_IN_OTHER_GROUP = 2;

/** A step and why it was chosen. */
export interface ChosenStep {
  readonly step: LibraryStep;
  readonly reason: StepReason;
}

/** Whether the business may get the step: what its lists do not name, it never gets. */
function isPermitted(
  { for: allowed }: LibraryStep,
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
): boolean {
  const { kinds, customers } = allowed;
  const hasBuyers = {
    none: true,
    named: buyers.length > 0,
    known: buyers.some(({ profile }) => profile !== null),
  }[allowed.buyers];
  return (
    hasBuyers &&
    (kinds === 'all' || (input.kind !== null && kinds.includes(input.kind))) &&
    input.chosen.customerType.every((type) => customers.includes(type))
  );
}

/**
 * Chooses at most five steps: what the visitor asked for, what they ticked, what they want, and at most two general
 * ones.
 */
export function chooseSteps(
  library: readonly LibraryStep[],
  input: RoadmapInput,
  buyers: readonly NamedBuyer[],
): readonly ChosenStep[] {
  const permitted = library
    .filter((step) => isPermitted(step, input, buyers))
    .toSorted((a, b) => a.rank - b.rank);
  const maxGeneral = input.kind === null ? MAX_GENERAL_IF_UNKNOWN : MAX_GENERAL;
  const chosen: ChosenStep[] = [];
  const canAdd = (step: LibraryStep): boolean =>
    chosen.length < MAX_STEPS &&
    chosen.every((other) => other.step !== step) &&
    chosen.filter((other) => other.step.group === step.group).length <
      (MAX_PER_GROUP[step.group] ?? MAX_IN_OTHER_GROUP) &&
    (!step.general || chosen.filter((other) => other.step.general).length < maxGeneral);
  const add = (reason: StepReason, fits: (step: LibraryStep) => boolean): boolean => {
    const step = permitted.find((candidate) => fits(candidate) && canAdd(candidate));
    if (step) chosen.push({ step, reason });
    return step !== undefined;
  };
  const wants = input.wants.length > 0 ? input.wants : (['unsaid'] as const);
  for (const topic of input.topics) add({ kind: 'asked', topic }, (step) => step.for.asked.includes(topic));
  for (const challenge of input.chosen.biggestChallenges.slice(0, MAX_TICKED))
    add({ kind: 'ticked', challenge }, (step) => step.for.ticked.includes(challenge));
  // The wants take turns.
  for (let open = [...wants]; open.length > 0; )
    open = open.filter((want) =>
      add(want === 'unsaid' ? { kind: 'general' } : { kind: 'wanted', want }, (step) =>
        step.for.wants.includes(want),
      ),
    );
  return chosen;
}
