/** The deployed functions: exports only. */
export { analyzeWebsite } from './endpoints/analyze-website.ts';
