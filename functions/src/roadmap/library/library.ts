import type { Library } from './schema.ts';

/** Replaced with the library's JSON by the build, because a deploy uploads only functions/lib. */
declare const __ROADMAP_LIBRARY__: Library;

export const library: Library = __ROADMAP_LIBRARY__;
