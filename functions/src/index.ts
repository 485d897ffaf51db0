/** The deployed functions: exports only. */
export {};
