/** The oldest supported browsers: Baseline "widely available" of 2026-01-01. Builds compile scripts and styles down to them. */
export const SUPPORTED_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
