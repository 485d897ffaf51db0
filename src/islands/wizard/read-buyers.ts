import { useWizardState } from './wizard-context.ts';

const MAX_CHIPS = 5;
const NONE: readonly never[] = [];

/** Names of buyers read on the website that the answer does not have yet: suggestions, never used by themselves. */
export function useReadBuyers(): readonly string[] {
  const buyers = useWizardState(({ entries }) => entries.buyers).toLowerCase();
  const quotes = useWizardState(({ entries: { website } }) =>
    website.report === null || website.report === 'skipped'
      ? NONE
      : (website.report.facts.firstLook?.forWhom ?? NONE),
  );
  return quotes
    .map(({ text }) => text)
    .filter((name) => !buyers.includes(name.toLowerCase()))
    .slice(0, MAX_CHIPS);
}
