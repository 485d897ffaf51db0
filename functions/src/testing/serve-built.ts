/** Serves a bundle's callable, to test the process from outside: `serve-built.ts FOLDER NAME`. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { CallableFunction } from 'firebase-functions/https';
import { serveCallable } from './serve-callable.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const bundle: Readonly<Record<string, CallableFunction<unknown, unknown>>> = await import(
  pathToFileURL(`${folder}/index.js`).href
);
const callable = bundle[name];
if (!callable) throw new Error(`The bundle does not export ${name}.`);
const { url } = await serveCallable(callable);
const pauses = monitorEventLoopDelay({ resolution: 5 });
pauses.enable();
process.on('message', () => {
  process.send?.({ longestPauseMs: pauses.max / 1e6 });
  pauses.reset();
});
process.on('disconnect', () => process.exit());
process.send?.({ url });
