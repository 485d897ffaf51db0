import { type ReactNode, useState } from 'react';
import { createBackend } from '../../services/firebase/index.ts';
import { loadExample } from '../../share/example.ts';
import { EXAMPLE_FRAGMENT } from '../../share/fragments.ts';
import { decodeReport } from '../../share/share-link.ts';
import { takeNiche, takeWebsite } from './address/take-input.ts';
import { Results } from './results/Results.tsx';
import { SharedResult } from './results/sharing/SharedResult.tsx';
import { Kept } from './steps/Kept.tsx';
import { QuestionStepView } from './steps/QuestionStepView.tsx';
import { SoFar } from './steps/SoFar.tsx';
import { UnknownStep } from './steps/UnknownStep.tsx';
import { createLater } from './store/later.ts';
import type { WizardStore } from './store/wizard-store.ts';
import {
  type LaterTexts,
  ResultContext,
  useWizard,
  useWizardState,
  type WholeWizard,
} from './wizard-context.ts';

export const later = createLater(createBackend());

/** Stores the input in the URL. @returns the website typed on the landing page; null without one */
export function takeInput(page: Window, { context }: WizardStore): string | null {
  const niche = takeNiche(page);
  if (niche !== null) later.createPlanActions(context).chooseNiche(niche);
  return takeWebsite(page);
}

/** Shows the result in a link's fragment, or the example. */
export async function showResultLink(fragment: string, { context }: WizardStore): Promise<void> {
  const isExample = fragment === EXAMPLE_FRAGMENT;
  const report = await (isExample ? loadExample(context.locale) : decodeReport(fragment));
  later.createPlanActions(context).showShared(report, isExample);
}

interface LazyProps {
  readonly texts: LaterTexts;
}

function WholeWizardProvider({ texts, children }: LazyProps & { readonly children: ReactNode }) {
  const wizard = useWizard();
  const [whole] = useState<WholeWizard>(() => ({
    ...wizard,
    store: { ...wizard.store, ...later.createPlanActions(wizard.store.context) },
    texts: { ...texts, wizard: { ...wizard.texts.wizard, ...texts.steps } },
  }));
  return <ResultContext value={whole}>{children}</ResultContext>;
}

/** What is understood so far, next to each step. */
export function LazySoFar({ texts }: LazyProps) {
  return (
    <WholeWizardProvider texts={texts}>
      <SoFar />
    </WholeWizardProvider>
  );
}

/** What the welcome shows of the finder and of an earlier visit. */
export function LazyKept({ texts }: LazyProps) {
  return (
    <WholeWizardProvider texts={texts}>
      <Kept />
    </WholeWizardProvider>
  );
}

/** The views that are not in the page's HTML. */
export function LazySteps({ texts }: LazyProps) {
  return (
    <WholeWizardProvider texts={texts}>
      <CurrentView />
    </WholeWizardProvider>
  );
}

function CurrentView() {
  const view = useWizardState((state) => state.view);
  switch (view) {
    case 'results':
      return <Results />;
    case 'unknown':
      return <UnknownStep />;
    case 'welcome':
    case 'website':
      return null;
    case 'shared':
      return <SharedView />;
    default:
      return <QuestionStepView key={view} step={view} />;
  }
}

function SharedView() {
  const shared = useWizardState((state) => (state.view === 'shared' ? state : null));
  return shared && <SharedResult {...shared} />;
}
