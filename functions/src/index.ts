/** The deployed functions: exports only. */

export { checkAccess } from './access/check-access.ts';
export { verifyAccessCode } from './access/verify-access-code.ts';
export { exportAccount, forgetAccount, setMonthlyCheck } from './accounts/account.ts';
export { endMonthlyCheck } from './accounts/end-monthly-check.ts';
export { runMonthlyChecks } from './accounts/run-monthly-checks.ts';
export { forgetOutdated } from './applications/forget-outdated.ts';
export {
  correctOwnApplication,
  openOwnApplication,
  withdrawOwnApplication,
} from './applications/own-application.ts';
export { submitApplication } from './applications/submit-application.ts';
export { deleteApplication, exportPerson, resendMessages } from './applications/team-requests.ts';
export { deliver } from './messages/deliver.ts';
export { sweepDeliveries } from './messages/sweep-deliveries.ts';
export { answerNewsletterLink, requestNewsletter } from './newsletter/newsletter.ts';
// scripts/build-functions.ts names this after the brand.
export { generateRoadmap as generateBrandRoadmap } from './roadmap/generate-roadmap.ts';
export { unlockTeamDashboard } from './team/unlock-team-dashboard.ts';
export { countVisit } from './visits/count-visit.ts';
export { analyzeWebsite } from './website/analyze-website.ts';
