/** Response headers that Firebase Hosting reads from firebase.json. */
import { nicheFile } from '../../../src/domain/site/brand-names.ts';
import { site } from '../../../src/site.ts';
import { expect, test } from '../test.ts';

const NICHES = nicheFile(site.brand, 'nischen');

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
};

for (const path of ['/', '/de/teamdashboard', '/embed/analysis', NICHES, '/no-such-page'])
  test(`${path} has security headers and is revalidated`, { tag: '@journey' }, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

test('caches hashed files for a year', { tag: '@journey' }, async ({ page }) => {
  const response = page.waitForResponse(/\/_astro\//);
  await page.goto('/');
  expect((await response).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('does not cache a missing hashed file', { tag: '@journey' }, async ({ request }) => {
  const response = await request.get('/_astro/Form.00000000.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
});
