import { readLibrary } from '../roadmap/library/read-library.ts';

/** The roadmap's library, for tests and tools that no build embeds it into. */
export const { library: LIBRARY } = readLibrary();
