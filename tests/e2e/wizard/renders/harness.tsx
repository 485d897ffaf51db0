/** Renders all steps and counts their renders, for wizard-renders.spec.ts. */
import { Profiler, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { findings } from '../../../../src/copy/en/website/findings.ts';
import { results } from '../../../../src/copy/en/wizard/results.ts';
import { steps } from '../../../../src/copy/en/wizard/steps.ts';
import { wizard } from '../../../../src/copy/en/wizard/wizard.ts';
import { QuestionStepView } from '../../../../src/islands/wizard/steps/QuestionStepView.tsx';
import { WebsiteStep } from '../../../../src/islands/wizard/steps/WebsiteStep.tsx';
import { createLater } from '../../../../src/islands/wizard/store/later.ts';
import { createWizardStore } from '../../../../src/islands/wizard/store/wizard-store.ts';
import {
  ResultContext,
  type WholeWizard,
  WizardContext,
} from '../../../../src/islands/wizard/wizard-context.ts';

const renders: Record<string, number> = {};
Object.assign(window, { renders });

const later = createLater({
  analyzeWebsite: () => new Promise(() => undefined),
  generateRoadmap: () => new Promise(() => undefined),
});
const first = createWizardStore({
  storage: null,
  getLater: () => later,
  loadLater: async () => later,
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
const value: WholeWizard = {
  store: { ...first, ...later.createPlanActions(first.context) },
  texts: { wizard: { ...wizard, ...steps }, results, findings },
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
