import { createBackend } from '../../services/firebase/index.ts';
import { exampleIn } from '../../share/example.ts';
import { reportIn } from '../../share/share-link.ts';
import { Results } from './results/Results.tsx';
import { SharedResult } from './results/sharing/SharedResult.tsx';
import { QuestionStepView } from './steps/QuestionStepView.tsx';
import { UnknownStep } from './steps/UnknownStep.tsx';
import { parseEntries } from './store/entries-schema.ts';
import { ResultContext, useWizard, useWizardState, type WizardTexts } from './wizard-context.ts';

export { createBackend, exampleIn, parseEntries, reportIn };

export type ResultTexts = Omit<WizardTexts, 'wizard'>;

/** The views that are not in the page's HTML. */
export function LazySteps({ texts }: { readonly texts: ResultTexts }) {
  const wizard = useWizard();
  return (
    <ResultContext value={{ ...wizard, texts: { ...wizard.texts, ...texts } }}>
      <Place />
    </ResultContext>
  );
}

function Place() {
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
      return <SharedPlace />;
    default:
      return <QuestionStepView step={view} />;
  }
}

function SharedPlace() {
  const shared = useWizardState((state) => (state.view === 'shared' ? state : null));
  return shared && <SharedResult {...shared} />;
}
