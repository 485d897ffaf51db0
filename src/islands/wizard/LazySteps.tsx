import { createBackend } from '../../services/firebase/index.ts';
import { loadExample } from '../../share/example.ts';
import { decodeReport } from '../../share/share-link.ts';
import { Results } from './results/Results.tsx';
import { SharedResult } from './results/sharing/SharedResult.tsx';
import { QuestionStepView } from './steps/QuestionStepView.tsx';
import { SoFar } from './steps/SoFar.tsx';
import { UnknownStep } from './steps/UnknownStep.tsx';
import { parseEntries } from './store/entries-schema.ts';
import { ResultContext, type ResultTexts, useWizard, useWizardState } from './wizard-context.ts';

export { createBackend, decodeReport, loadExample, parseEntries, SoFar };

/** The views that are not in the page's HTML. */
export function LazySteps({ texts }: { readonly texts: ResultTexts }) {
  const wizard = useWizard();
  return (
    <ResultContext value={{ ...wizard, texts: { ...wizard.texts, ...texts } }}>
      <CurrentView />
    </ResultContext>
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
