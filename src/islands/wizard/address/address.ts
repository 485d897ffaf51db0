import { isResultFragment } from '../../../share/fragments.ts';
import { placeOf, searchOf } from '../store/places.ts';
import type { WizardStore } from '../store/wizard-store.ts';

/** As much of a window as an address needs. */
export interface AddressBar {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'back' | 'pushState' | 'replaceState'>;
  readonly addEventListener: (type: 'popstate', heard: () => void) => void;
  readonly removeEventListener: (type: 'popstate', heard: () => void) => void;
}

/**
 * Keeps the address and the wizard's place the same, in both directions: each place is an entry of the history, and
 * Back in the page goes back in the history where that is where the visitor came from.
 * @param onResultLink called with the fragment of a shared result, or of the example
 * @returns stops it
 */
export function bindAddress(
  { $state, open }: Pick<WizardStore, '$state' | 'open'>,
  { history, location, addEventListener, removeEventListener }: AddressBar,
  onResultLink: (fragment: string) => void,
): () => void {
  let travelling = false;
  let adopting = false;

  const cameFrom = (): unknown => history.state?.from;

  const follow = (): void => {
    const { at } = $state.get();
    const here = placeOf(location.search);
    if (travelling || adopting || at === 'shared' || (at === here && !isResultFragment(location.hash)))
      return;
    if (cameFrom() === at) {
      travelling = true;
      history.back();
      return;
    }
    history.pushState({ from: here }, '', location.pathname + searchOf(at, location.search));
  };

  const adopt = (): void => {
    if (isResultFragment(location.hash)) {
      onResultLink(location.hash);
      return;
    }
    adopting = true;
    open(placeOf(location.search));
    adopting = false;
    const { at } = $state.get();
    // The answers do not reach that far: the address says where the visitor really is.
    if (at !== placeOf(location.search)) {
      history.replaceState(history.state, '', location.pathname + searchOf(at, location.search));
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
