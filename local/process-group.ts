/**
 * Sends a signal to every process of a group, whether its leader still runs or not. Windows has no groups: there it goes to the
 * leader alone.
 */
export function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, signal);
  } catch {
    // None of them is left.
  }
}
