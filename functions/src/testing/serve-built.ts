/** Serves the website analysis of a bundle, for a test that looks at the process from outside: `serve-built.ts FOLDER`. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type { CallableFunction } from 'firebase-functions/https';
import { serveCallable } from './serve-callable.ts';

const folder = process.argv[2] ?? '';
const bundle: { readonly analyzeWebsite: CallableFunction<unknown, unknown> } = await import(
  pathToFileURL(`${folder}/index.js`).href
);
const { url } = await serveCallable(bundle.analyzeWebsite);
const pauses = monitorEventLoopDelay({ resolution: 5 });
pauses.enable();
process.on('message', () => {
  process.send?.({ longestPauseMs: pauses.max / 1e6 });
  pauses.reset();
});
process.on('disconnect', () => process.exit());
process.send?.({ url });
