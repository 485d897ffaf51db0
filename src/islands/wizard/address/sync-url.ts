import { isResultFragment } from '../../../share/fragments.ts';
import { parsePlace, placeToSearch } from '../store/places.ts';
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
  let travelling = false;
  let adopting = false;

  const cameFrom = (): unknown => history.state?.from;

  const follow = (): void => {
    const { view } = $state.get();
    const here = parsePlace(location.search);
    if (travelling || adopting || view === 'shared' || (view === here && !isResultFragment(location.hash)))
      return;
    if (cameFrom() === view) {
      travelling = true;
      history.back();
      return;
    }
    history.pushState({ from: here }, '', location.pathname + placeToSearch(view, location.search));
  };

  const adopt = (): void => {
    if (isResultFragment(location.hash)) {
      onResultLink(location.hash);
      return;
    }
    adopting = true;
    open(parsePlace(location.search));
    adopting = false;
    const { view } = $state.get();
    // The URL is beyond the first unanswered step: correct it.
    if (view !== parsePlace(location.search)) {
      history.replaceState(history.state, '', location.pathname + placeToSearch(view, location.search));
    }
  };

  const onPop = (): void => {
    if (travelling) {
      travelling = false;
      follow();
    } else adopt();
  };

  adopt();
  const stopFollowing = $state.listen(follow);
  addEventListener('popstate', onPop);
  return () => {
    stopFollowing();
    removeEventListener('popstate', onPop);
  };
}
