/** What reaches a callable as bytes that are no call at all. */
import { analyzeWebsite } from '../../src/contract/analyze-website.ts';
import { checkAccess } from '../../src/contract/check-access.ts';
import { correctOwnApplication } from '../../src/contract/correct-own-application.ts';
import { countVisit } from '../../src/contract/count-visit.ts';
import { deleteApplication } from '../../src/contract/delete-application.ts';
import { endMonthlyCheck } from '../../src/contract/end-monthly-check.ts';
import { exportAccount } from '../../src/contract/export-account.ts';
import { exportPerson } from '../../src/contract/export-person.ts';
import { forgetAccount } from '../../src/contract/forget-account.ts';
import { generateAnbahnRoadmap } from '../../src/contract/generate-anbahn-roadmap.ts';
import { openOwnApplication } from '../../src/contract/open-own-application.ts';
import { resendMessages } from '../../src/contract/resend-messages.ts';
import { setMonthlyCheck } from '../../src/contract/set-monthly-check.ts';
import { submitApplication } from '../../src/contract/submit-application.ts';
import { unlockTeamDashboard } from '../../src/contract/unlock-team-dashboard.ts';
import { verifyAccessCode } from '../../src/contract/verify-access-code.ts';
import { withdrawOwnApplication } from '../../src/contract/withdraw-own-application.ts';
import { site } from '../../src/site.ts';
import { expect, test } from './test.ts';

const CALLABLES = [
  analyzeWebsite,
  checkAccess,
  correctOwnApplication,
  countVisit,
  deleteApplication,
  endMonthlyCheck,
  exportAccount,
  exportPerson,
  forgetAccount,
  generateAnbahnRoadmap,
  openOwnApplication,
  resendMessages,
  setMonthlyCheck,
  submitApplication,
  unlockTeamDashboard,
  verifyAccessCode,
  withdrawOwnApplication,
];

for (const { name } of CALLABLES) {
  for (const body of ['{', 'null', '[]', '', '{"data":{},"more":1}']) {
    test(`${name} refuses ${body || 'nothing'} without a stack trace`, async ({ request }) => {
      const functions = `${process.env.FUNCTIONS_URL}/demo-anbahn/${site.firebase.region}`;
      const answer = await request.post(`${functions}/${name}`, {
        headers: { 'content-type': 'application/json' },
        data: Buffer.from(body),
      });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).not.toMatch(/node_modules|&nbsp;at |\n\s+at /);
    });
  }
}
