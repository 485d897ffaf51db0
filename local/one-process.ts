/**
 * Preloaded into Firebase's CLI. The Functions emulator starts a process per function and concurrent call, each of which
 * takes a second of CPU time. This makes it start one process for all of them (functions/src/any-function.ts).
 */
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';

interface Worker {
  readonly state: string;
  readonly runtime: { readonly process: ChildProcess };
  waitForSocketReady(): Promise<void>;
}
interface Pool {
  getKey(): string;
  cleanUpWorkers(): void;
  getTriggerWorkers(): readonly Worker[];
  getIdleWorker(): Worker | undefined;
  submitRequest(trigger: string, request: { readonly headers: object }, ...more: unknown[]): Promise<void>;
}
interface Emulator {
  startRuntime(backend: object, trigger: object): Promise<Worker>;
}

const { resolve } = createRequire(import.meta.url);
const ofSuite = createRequire(resolve('firebase-tools/package.json'));
const { prototype: emulator }: { readonly prototype: Emulator } = ofSuite(
  './lib/emulator/functionsEmulator.js',
).FunctionsEmulator;
const { RuntimeWorkerPool, RuntimeWorker } = ofSuite('./lib/emulator/functionsRuntimeWorker.js');
const pool: Pool = RuntimeWorkerPool.prototype;
const anyWorker: Worker = RuntimeWorker.prototype;
const { startRuntime } = emulator;
const { submitRequest } = pool;
const { waitForSocketReady } = anyWorker;
const patched = [
  startRuntime,
  waitForSocketReady,
  submitRequest,
  pool.getKey,
  pool.getIdleWorker,
  pool.cleanUpWorkers,
];
if (patched.some((method) => typeof method !== 'function'))
  throw new Error('The Functions emulator changed.');

const ANY = {
  entryPoint: 'anyFunction',
  name: 'anyFunction',
  httpsTrigger: {},
  secretEnvironmentVariables: [],
};
/** As long as Google Cloud allows. After a timeout, the emulator ends the process with all its calls. */
const timeoutSeconds = 3600;

const starting = new WeakMap<object, Promise<Worker>>();
emulator.startRuntime = function (backend) {
  const attempt = (): Promise<Worker> => startRuntime.call(this, backend, ANY);
  const start =
    starting.get(backend) ??
    attempt()
      .catch(attempt)
      .then((worker) => Object.assign(worker, { timeoutSeconds }))
      .finally(() => starting.delete(backend));
  starting.set(backend, start);
  return start;
};
/** By itself, it waits minutes for a process that has ended, and with it every call. */
anyWorker.waitForSocketReady = function () {
  const ended = new Promise<never>((_resolve, reject) => {
    this.runtime.process.once('exit', () => reject(new Error('The process ended before it was ready.')));
  });
  return Promise.race([waitForSocketReady.call(this), ended]);
};
pool.getKey = () => ANY.name;
pool.getIdleWorker = function () {
  this.cleanUpWorkers();
  return this.getTriggerWorkers().find(
    ({ state, runtime }) => ['IDLE', 'BUSY'].includes(state) && !runtime.process.killed,
  );
};
pool.submitRequest = function (trigger, request, ...more) {
  const headers = { ...request.headers, 'x-function': trigger };
  return submitRequest.call(this, trigger, { ...request, headers }, ...more);
};
