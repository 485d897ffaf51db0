/** The local backend's entry point: the deployed functions, served by one process (local/one-process.ts). */
import type { CallableFunction } from 'firebase-functions/https';
import * as deployed from './index.ts';

export * from './index.ts';

type Serve = (...call: Parameters<CallableFunction<unknown, unknown>>) => unknown;

/** Calls the function in the header, like "europe-west3-deliver-0". */
export const anyFunction: Serve = (request, response) => {
  const name = request.get('x-function')?.replace(/-0$/, '').split('-').at(-1);
  const found = Object.entries<Serve>(deployed).find(([key]) => key === name);
  if (!found) throw new Error(`There is no function ${name}.`);
  return found[1](request, response);
};
