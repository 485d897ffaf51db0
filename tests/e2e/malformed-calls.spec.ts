/** What reaches a callable as bytes that are no call at all. */
import { analyzeWebsite } from '../../src/contract/analyze-website.ts';
import { generateAnbahnRoadmap } from '../../src/contract/generate-anbahn-roadmap.ts';
import { submitApplication } from '../../src/contract/submit-application.ts';
import { unlockTeamDashboard } from '../../src/contract/unlock-team-dashboard.ts';
import { site } from '../../src/site.ts';
import { expect, test } from './test.ts';

for (const { name } of [analyzeWebsite, generateAnbahnRoadmap, submitApplication, unlockTeamDashboard]) {
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
