import { readLibrary } from '../functions/src/roadmap/library/read-library.ts';

/** Defines a build-time constant with the roadmap's library, for everything that bundles or runs the functions. */
export const defineLibrary = (): Readonly<Record<string, string>> => ({
  __ROADMAP_LIBRARY__: JSON.stringify(readLibrary().library),
});
