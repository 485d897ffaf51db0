import { island } from '../../directives/Island.tsx';
import { loadLazyParts, needsLazyParts } from './lazy-parts.ts';
import type { FirstTexts } from './wizard-context.ts';

export const Wizard = await island(
  import.meta.glob<FirstTexts>('../../copy/*/wizard/wizard.ts'),
  async () => {
    const isFirstViewOnly = import.meta.env.SSR || !needsLazyParts();
    const [file] = await Promise.all([
      import('./WizardIsland.tsx'),
      isFirstViewOnly ? null : loadLazyParts(),
    ]);
    return file.WizardIsland;
  },
);
