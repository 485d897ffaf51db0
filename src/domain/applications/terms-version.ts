/**
 * Day from which the terms of use read as they do (src/copy/<language>/terms.ts). It is kept beside every application, so
 * that one can say what was accepted; src/copy/terms.test.ts asks for a new one when the texts change.
 */
export const TERMS_VERSION = '2026-11-24';
