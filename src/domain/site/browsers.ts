/** The oldest supported browsers: Baseline "widely available" of 2026-11-01. Builds compile scripts and styles down to them. */
export const SUPPORTED_BROWSERS = ['chrome124', 'edge124', 'firefox125', 'safari17.4', 'ios17.4'];
