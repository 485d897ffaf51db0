/** The deployed functions: exports only. */
export { exportAccount, forgetAccount, setMonthlyCheck } from './endpoints/account.ts';
export { analyzeWebsite } from './endpoints/analyze-website.ts';
export { checkAccess } from './endpoints/check-access.ts';
export { countVisit } from './endpoints/count-visit.ts';
export { deleteApplication } from './endpoints/delete-application.ts';
export { deliver } from './endpoints/deliver.ts';
export { endMonthlyCheck } from './endpoints/end-monthly-check.ts';
export { exportPerson } from './endpoints/export-person.ts';
export { forgetOutdated } from './endpoints/forget-outdated.ts';
export { generateAnbahnRoadmap } from './endpoints/generate-anbahn-roadmap.ts';
export {
  correctOwnApplication,
  openOwnApplication,
  withdrawOwnApplication,
} from './endpoints/own-application.ts';
export { resendMessages } from './endpoints/resend-messages.ts';
export { runMonthlyChecks } from './endpoints/run-monthly-checks.ts';
export { submitApplication } from './endpoints/submit-application.ts';
export { sweepDeliveries } from './endpoints/sweep-deliveries.ts';
export { unlockTeamDashboard } from './endpoints/unlock-team-dashboard.ts';
export { verifyAccessCode } from './endpoints/verify-access-code.ts';
