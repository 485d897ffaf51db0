import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../copy/fill.ts';
import { isStep, type Place } from '../store/places.ts';
import { useWizard, useWizardState, type Wizard } from '../wizard-context.ts';
import { showTop } from './grow.ts';

const titleOf = (at: Place, { texts, owner }: Wizard): string => {
  const { meta, progress } = texts.wizard;
  const { brand } = owner;
  if (isStep(at)) return fill(meta.stepTitle, { step: fill(progress, { n: at }), brand });
  return fill(at === 'results' || at === 'shared' ? meta.resultsTitle : meta.title, { brand });
};

/**
 * On arrival at another place: its title, the page's top, and the focus on its heading, so that a screen reader reads
 * it out. The first place is where the visitor already is.
 */
export function useArrival(root: RefObject<HTMLElement | null>): void {
  const wizard = useWizard();
  const at = useWizardState((state) => state.at);
  const before = useRef<Place | null>(null);

  useEffect(() => {
    document.title = titleOf(at, wizard);
    const isMove = before.current !== null && before.current !== at;
    before.current = at;
    if (!isMove) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    showTop(window);
    const section = root.current?.querySelector('section:not([hidden])');
    // Who is typing there already (see early-deeds.ts) goes on typing.
    if (section?.contains(document.activeElement)) return;
    section?.querySelector('h1')?.focus({ preventScroll: true });
  }, [at, wizard, root]);
}
