/**
 * The local scheduler. The emulators run scheduled functions only when an event is posted, which Cloud Scheduler does
 * on the live site.
 */
import { site } from '../src/site.ts';

/** Every scheduled function (functions/src/index.ts) and its local interval. */
export const SCHEDULES = [
  { name: 'sweepDeliveries', everyMs: 60_000 },
  { name: 'runMonthlyChecks', everyMs: 10 * 60_000 },
  { name: 'forgetOutdated', everyMs: 24 * 60 * 60_000 },
] as const;

/** Returns the URL that triggers a scheduled function. */
export const scheduleUrl = (functions: string, projectId: string, name: string): string =>
  `${functions}/functions/projects/${projectId}/triggers/${site.firebase.region}-${name}-0`;

/**
 * Runs every scheduled function now and at its interval.
 * @param functions URL of the Functions emulator
 */
export function startClock(functions: string, projectId: string, log: (line: string) => void) {
  const strike = async (name: string): Promise<void> => {
    try {
      const response = await fetch(scheduleUrl(functions, projectId, name), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      if (!response.ok)
        log(`The schedule ${name} responded with ${response.status}: ${await response.text()}`);
    } catch (error) {
      log(`The schedule ${name} failed to run: ${String(error)}`);
    }
  };
  const timers = SCHEDULES.map(({ name, everyMs }) => {
    void strike(name);
    return setInterval(() => void strike(name), everyMs);
  });
  return { close: () => timers.forEach(clearInterval) };
}
