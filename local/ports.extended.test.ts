import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LocalBackend, startLocalBackend } from './backend.ts';
import { PREFERRED_PORTS, pickPorts } from './ports.ts';
import { markedProcesses, newMark } from './testing/marked-run.ts';
import { temporaryState } from './testing/temporary-state.ts';

const PATIENT = { timeout: 300_000 };

const rivals: Server[] = [];
let stateDir = '';
beforeEach(() => {
  stateDir = temporaryState('ports');
});
afterEach(async () => {
  await Promise.all(rivals.splice(0).map((rival) => new Promise((resolve) => rival.close(resolve))));
  rmSync(stateDir, { recursive: true, force: true });
});

/** Occupies a port, if it is not occupied already. */
const take = (port: number): Promise<void> =>
  new Promise((resolve) => {
    const rival = createServer();
    rivals.push(rival);
    rival.once('error', () => resolve());
    rival.listen(port, '127.0.0.1', resolve);
  });

it('avoids an occupied default port, and gives every service its own', async () => {
  await take(PREFERRED_PORTS.auth);
  const ports = await pickPorts(true);
  expect(ports.auth).not.toBe(PREFERRED_PORTS.auth);
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(PREFERRED_PORTS).length);
});

/** Finds the port of the Auth emulator that is about to start; null if there is none yet. */
function portToBe(): number | null {
  try {
    return JSON.parse(readFileSync(join(stateDir, 'firebase.json'), 'utf8')).emulators.auth.port;
  } catch {
    return null;
  }
}

/** Starts a backend while taking its picked port just before use, a number of times; resolves with these ports. */
async function startBesideRival(times: number): Promise<{
  readonly starting: Promise<LocalBackend>;
  readonly taken: readonly number[];
}> {
  const starting = startLocalBackend({
    ...{ stateDir, temporary: true, teamCode: '123456' },
    ...{ usualPorts: false, hosting: false, demo: false },
  });
  starting.catch(() => undefined);
  const taken: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    await expect
      .poll(() => taken.includes(portToBe() ?? Number.NaN) || portToBe(), { timeout: 120_000, interval: 5 })
      .toBeTypeOf('number');
    const port = portToBe() ?? 0;
    await take(port);
    taken.push(port);
  }
  return { starting, taken };
}

/** Lists the listening sockets of this process. */
function listListeners(): readonly string[] {
  const listingDescriptor = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      // The file descriptor of the listing itself.
      return '';
    }
  });
  return readFileSync('/proc/self/net/tcp', 'latin1')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , , state, , , , , , inode]) => state === '0A' && listingDescriptor.includes(`socket:[${inode}]`),
    )
    .map(([, address]) => String(address));
}

it('retries on other ports if a picked one is taken', PATIENT, async () => {
  const mark = newMark();
  for (const [name, value] of Object.entries(mark)) vi.stubEnv(name, value);
  const before = listListeners();
  const { starting, taken } = await startBesideRival(1);
  const backend = await starting;
  expect(taken).not.toContain(Number(new URL(backend.urls.auth).port));
  const suites = markedProcesses(mark).filter(({ command }) => command.includes('emulators:start'));
  expect(suites).toHaveLength(1);
  await backend.close();
  expect(markedProcesses(mark)).toEqual([]);
  expect(listListeners()).toHaveLength(before.length + taken.length);
});

it('gives up after repeated conflicts, and leaves nothing running', PATIENT, async () => {
  const mark = newMark();
  for (const [name, value] of Object.entries(mark)) vi.stubEnv(name, value);
  const before = listListeners();
  const { starting, taken } = await startBesideRival(3);
  await expect(starting).rejects.toThrow(/port taken/);
  expect(markedProcesses(mark)).toEqual([]);
  expect(listListeners()).toHaveLength(before.length + taken.length);
});
