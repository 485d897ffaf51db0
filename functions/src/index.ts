/** The deployed functions: exports only. */
export { analyzeWebsite } from './endpoints/analyze-website.ts';
export { generateAnbahnRoadmap } from './endpoints/generate-anbahn-roadmap.ts';
