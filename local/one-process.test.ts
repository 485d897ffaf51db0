import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import './one-process.ts';

const ofSuite = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { FunctionsEmulator } = ofSuite('./lib/emulator/functionsEmulator.js');
const { RuntimeWorkerPool, RuntimeWorker } = ofSuite('./lib/emulator/functionsRuntimeWorker.js');

it('makes the Functions emulator start one process for all functions, and another one after it ended', async () => {
  const pool = new RuntimeWorkerPool();
  const startNode = vi.fn(async () => ({
    process: Object.assign(new EventEmitter(), { killed: false }),
    events: new EventEmitter(),
  }));
  const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
    ...{ startNode, workerPools: { default: pool } },
    ...{ getRuntimeEnvs: (_backend: unknown, { name }: { name: string }) => ({ name }) },
    ...{ resolveSecretEnvs: async () => ({}) },
  });
  const isSocketReady = vi
    .spyOn(RuntimeWorker.prototype, 'isSocketReady')
    .mockImplementation(async function (this: { readyForWork(): void }) {
      this.readyForWork();
    });
  const backend = { codebase: 'default', runtime: 'nodejs24' };
  const start = () => emulator.startRuntime(backend, { id: 'us-central1-deliver-0', timeoutSeconds: 60 });

  const [first, second] = await Promise.all([start(), start()]);
  expect(second).toBe(first);
  expect(startNode).toHaveBeenCalledExactlyOnceWith(backend, { name: 'anyFunction' });
  // Without a timeout, Node's agent has one of five seconds.
  expect(first.timeoutSeconds).toBe(3600);
  first.state = 'BUSY';
  for (const trigger of ['us-central1-deliver-0', 'us-central1-countVisit'])
    expect(pool.getIdleWorker(trigger, 'nodejs24')).toBe(first);
  first.request = vi.fn();
  await pool.submitRequest('us-central1-countVisit', { headers: { a: 'b' } });
  expect(first.request.mock.lastCall[0]).toEqual({
    headers: { a: 'b', 'x-function': 'us-central1-countVisit' },
  });

  first.runtime.process.killed = true;
  expect(pool.getIdleWorker()).toBeUndefined();
  first.runtime.process.emit('exit');

  // It ends before it is ready.
  isSocketReady.mockImplementationOnce(() => {
    startNode.mock.settledResults.at(-1)?.value.process.emit('exit');
    return new Promise(() => undefined);
  });
  expect(await start()).not.toBe(first);
  expect(startNode).toHaveBeenCalledTimes(3);
});
