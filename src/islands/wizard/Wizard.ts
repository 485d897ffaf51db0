import type { Copy } from '../../copy/shape.ts';
import { island } from '../../directives/Island.tsx';
import { fetchLater, isLaterNeeded } from './fetch-later.ts';

export const Wizard = await island(
  import.meta.glob<Pick<Copy, 'wizard'>>('../../copy/*/wizard/wizard.ts'),
  async () => {
    const isAlone = import.meta.env.SSR || !isLaterNeeded();
    const [file] = await Promise.all([import('./WizardIsland.tsx'), isAlone ? null : fetchLater()]);
    return file.WizardIsland;
  },
);
