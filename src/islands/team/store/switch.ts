/** A choice of two that this device keeps. */

export function readSwitch(key: string, otherwise: boolean): boolean {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : kept === 'on';
  } catch {
    return otherwise;
  }
}

export function writeSwitch(key: string, on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // The browser keeps sites from storing anything.
  }
}
