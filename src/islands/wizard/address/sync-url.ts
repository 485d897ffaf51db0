import { isResultFragment } from '../../../share/fragments.ts';
import { parsePlace, placeToSearch } from '../store/steps.ts';
import type { WizardStore } from '../store/wizard-store.ts';

/** The parts of `window` that the wizard's URL needs. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'back' | 'pushState' | 'replaceState'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
  readonly removeEventListener: (type: 'popstate', listener: () => void) => void;
}

/**
 * Syncs the URL and the wizard's place in both directions: each place is a history entry, and the page's Back button
 * uses the history if the previous entry is its target.
 * @param onResultLink called with the fragment of a shared or example result
 * @returns stops the sync
 */
export function syncUrl(
  { $state, open }: Pick<WizardStore, '$state' | 'open'>,
  { history, location, addEventListener, removeEventListener }: AddressBar,
  onResultLink: (fragment: string) => void,
): () => void {
  let isTraversing = false;
  let isReadingUrl = false;

  const getPreviousView = (): unknown => history.state?.from;

  const writeUrl = (): void => {
    const { view } = $state.get();
    const here = parsePlace(location.search);
    if (
      isTraversing ||
      isReadingUrl ||
      view === 'shared' ||
      (view === here && !isResultFragment(location.hash))
    )
      return;
    if (getPreviousView() === view) {
      isTraversing = true;
      history.back();
      return;
    }
    history.pushState({ from: here }, '', location.pathname + placeToSearch(view, location.search));
  };

  const readUrl = (): void => {
    if (isResultFragment(location.hash)) {
      onResultLink(location.hash);
      return;
    }
    isReadingUrl = true;
    open(parsePlace(location.search));
    isReadingUrl = false;
    const { view } = $state.get();
    // The URL is beyond the first unanswered step: correct it.
    if (view !== parsePlace(location.search)) {
      history.replaceState(history.state, '', location.pathname + placeToSearch(view, location.search));
    }
  };

  const onPopState = (): void => {
    if (isTraversing) {
      isTraversing = false;
      writeUrl();
    } else readUrl();
  };

  readUrl();
  const stopListening = $state.listen(writeUrl);
  addEventListener('popstate', onPopState);
  return () => {
    stopListening();
    removeEventListener('popstate', onPopState);
  };
}
