import { atom, type WritableAtom } from 'nanostores';

/**
 * A value in web storage. While storage is blocked or full, it lasts as long as the page.
 * @param storage a getter, since accessing `localStorage` itself throws if storage is blocked
 * @param decode parses a stored text; may throw if it is invalid
 */
export function createStoredAtom<T>(
  storage: () => Storage,
  key: string,
  initial: T,
  decode: (text: string) => T,
  encode: (value: T) => string = JSON.stringify,
): WritableAtom<T> {
  const $value = atom(initial);
  try {
    const text = storage().getItem(key);
    if (text !== null) $value.set(decode(text));
  } catch {
    // Starts from the initial value.
  }
  $value.listen((value) => {
    try {
      storage().setItem(key, encode(value));
    } catch {
      // Lasts as long as the page.
    }
  });
  return $value;
}

/** A boolean setting in local storage. */
export const createStoredSwitch = (key: string, initial: boolean): WritableAtom<boolean> =>
  createStoredAtom(
    () => localStorage,
    key,
    initial,
    (text) => text === 'on',
    (isOn) => (isOn ? 'on' : 'off'),
  );
