/**
 * Effective date of the current terms of use (src/copy/<language>/terms.ts). Stored with every application to prove
 * which terms were accepted; src/copy/terms.test.ts requires a new one when the texts change.
 */
export const TERMS_VERSION = '2026-11-29';
