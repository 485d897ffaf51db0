/** A boolean setting in local storage. */

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
    // Storage is blocked.
  }
}
