import { atom, type WritableAtom } from 'nanostores';

/** A boolean setting in local storage. */
export function createSwitch(key: string, initial: boolean): WritableAtom<boolean> {
  const $isOn = atom(initial);
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) $isOn.set(stored === 'on');
  } catch {
    // Storage is blocked.
  }
  $isOn.listen((isOn) => {
    try {
      localStorage.setItem(key, isOn ? 'on' : 'off');
    } catch {
      // Without storage, it lasts as long as the page.
    }
  });
  return $isOn;
}
