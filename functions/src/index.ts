/** The deployed functions: exports only. */
export { analyzeWebsite } from './endpoints/analyze-website.ts';
export { generateAnbahnRoadmap } from './endpoints/generate-anbahn-roadmap.ts';
export { submitApplication } from './endpoints/submit-application.ts';
export { unlockTeamDashboard } from './endpoints/unlock-team-dashboard.ts';
