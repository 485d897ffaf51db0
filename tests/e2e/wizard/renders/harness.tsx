/** Renders all steps and counts their renders, for wizard-renders.spec.ts. */
import { Profiler, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { findings } from '../../../../src/copy/en/website/findings.ts';
import { results } from '../../../../src/copy/en/wizard/results.ts';
import { wizard } from '../../../../src/copy/en/wizard/wizard.ts';
import { QuestionStepView } from '../../../../src/islands/wizard/steps/QuestionStepView.tsx';
import { WebsiteStep } from '../../../../src/islands/wizard/steps/WebsiteStep.tsx';
import { createWizardStore } from '../../../../src/islands/wizard/store/wizard-store.ts';
import {
  ResultContext,
  WizardContext,
  type WizardWithResult,
} from '../../../../src/islands/wizard/wizard-context.ts';

const renders: Record<string, number> = {};
Object.assign(window, { renders });

const store = createWizardStore({
  backend: {
    analyzeWebsite: () => new Promise(() => undefined),
    generateRoadmap: () => new Promise(() => undefined),
  },
  clock: { after: () => () => undefined },
  storage: null,
  parseEntries: () => null,
  isOnline: () => true,
  locale: 'en',
  trackEvent: () => undefined,
});

const STEPS: Readonly<Record<string, ReactNode>> = {
  website: <WebsiteStep hidden={false} />,
  phase: <QuestionStepView step="businessPhase" />,
  customers: <QuestionStepView step="customerType" />,
  offer: <QuestionStepView step="productTypes" />,
  acquisition: <QuestionStepView step="customerAcquisition" />,
  size: <QuestionStepView step="teamSize" />,
  challenges: <QuestionStepView step="biggestChallenges" />,
};

const root = document.createElement('div');
document.body.append(root);
const value: WizardWithResult = {
  store,
  texts: { wizard, results, findings },
  owner: { brand: 'Anbahn', booking: { href: '#', label: '', newTab: '' }, guide: null },
  locale: 'en',
};

createRoot(root).render(
  <WizardContext value={value}>
    <ResultContext value={value}>
      {Object.entries(STEPS).map(([id, step]) => (
        <Profiler key={id} id={id} onRender={() => (renders[id] = (renders[id] ?? 0) + 1)}>
          {step}
        </Profiler>
      ))}
    </ResultContext>
  </WizardContext>,
);
