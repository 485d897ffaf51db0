/** What every answer of the site tells browsers, as Firebase Hosting reads it from firebase.json. */
import { nicheFile } from '../../../src/domain/site/brand-names.ts';
import { site } from '../../../src/site.ts';
import { expect, test } from '../test.ts';

const NICHES = nicheFile(site.brand, 'nischen');

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
};

for (const path of ['/', '/de/teamdashboard', '/embed/analysis', NICHES, '/no-such-page'])
  test(`${path} comes with what keeps browsers careful`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(EVERYWHERE);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

test('a file whose name says what is in it is kept for a year', async ({ page }) => {
  const answer = page.waitForResponse(/\/_astro\//);
  await page.goto('/');
  expect((await answer).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('browsers do not keep the answer that a hashed file is missing', async ({ request }) => {
  const answer = await request.get('/_astro/Form.00000000.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});
