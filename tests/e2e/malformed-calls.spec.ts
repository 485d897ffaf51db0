/** What reaches a callable as bytes that are no call at all. */
import { ANALYZE_WEBSITE } from '../../src/contract/analyze-website.ts';
import { GENERATE_ANBAHN_ROADMAP } from '../../src/contract/generate-anbahn-roadmap.ts';
import { UNLOCK_TEAM_DASHBOARD } from '../../src/contract/unlock-team-dashboard.ts';
import { expect, test } from './test.ts';

for (const name of [ANALYZE_WEBSITE, GENERATE_ANBAHN_ROADMAP, UNLOCK_TEAM_DASHBOARD]) {
  for (const body of ['{', 'null', '[]', '', '{"data":{},"more":1}']) {
    test(`${name} refuses ${body || 'nothing'} without a stack trace`, async ({ request }) => {
      const answer = await request.post(`${process.env.FUNCTIONS_URL}/demo-anbahn/us-central1/${name}`, {
        headers: { 'content-type': 'application/json' },
        data: Buffer.from(body),
      });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).not.toMatch(/node_modules|&nbsp;at |\n\s+at /);
    });
  }
}
