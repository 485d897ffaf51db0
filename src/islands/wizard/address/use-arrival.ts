import { type RefObject, useEffect, useRef } from 'react';
import { fill } from '../../../copy/fill.ts';
import { arrive } from '../../../ui/arrive.ts';
import { directionOf, isInPage, isStep, type Place, progressText } from '../store/steps.ts';
import { useWizard, useWizardState, type Wizard } from '../wizard-context.ts';

const getTitle = (view: Place, { texts, owner }: Wizard): string => {
  const { meta, progress } = texts.wizard;
  const { brand } = owner;
  if (isStep(view)) return fill(meta.stepTitle, { step: progressText(view, progress), brand });
  return fill(view === 'results' || view === 'shared' ? meta.resultsTitle : meta.title, { brand });
};

/**
 * Disables the browser's scroll restoration within the wizard: a step starts at its top, while the browser would
 * restore its last position. Enables it when the page unloads.
 * @returns stops it
 */
function disableScrollRestoration({ history, addEventListener, removeEventListener }: Window): () => void {
  const disableRestoration = (): void => {
    history.scrollRestoration = 'manual';
  };
  const enableRestoration = (): void => {
    history.scrollRestoration = 'auto';
  };
  disableRestoration();
  addEventListener('pageshow', disableRestoration);
  addEventListener('pagehide', enableRestoration);
  return () => {
    enableRestoration();
    removeEventListener('pageshow', disableRestoration);
    removeEventListener('pagehide', enableRestoration);
  };
}

/** Horizontal offset in pixels where the transition starts; at most the page's `--gutter`. */
const SLIDE_DISTANCE = 16;

/**
 * On navigation within the wizard: sets the title, scrolls to the top, and focuses the heading, so that a screen reader
 * announces it; again once its script has loaded. The new view slides in from the direction of travel. Skips the
 * initial view.
 */
export function useArrival(root: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const wizard = useWizard();
  const view = useWizardState((state) => state.view);
  const previousView = useRef<Place | 'coming' | null>(null);
  const currentView = isLoaded || isInPage(view) ? view : 'coming';

  useEffect(() => disableScrollRestoration(window), []);

  useEffect(() => {
    document.title = getTitle(view, wizard);
    const from = previousView.current;
    previousView.current = currentView;
    if (from === null || from === currentView) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // For src/embed/frame.ts: the page around an embedded check scrolls to its top.
    if (parent !== window) parent.postMessage({ frameTop: true }, '*');
    const section = root.current?.querySelector<HTMLElement>('section:not([hidden])');
    if (!section) return;
    // Keep the focus of a visitor who is already typing (see early-check.ts).
    if (!section.contains(document.activeElement))
      section.querySelector('h1')?.focus({ preventScroll: true });
    const target = section.querySelector<HTMLElement>('[data-arrives]') ?? section;
    return arrive(target, { x: SLIDE_DISTANCE * directionOf(from, currentView), isNew: true });
  }, [view, currentView, wizard, root]);
}
