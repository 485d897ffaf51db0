/** Counts that cannot be sent yet. Every test uses its own campaign. */
import { expectTotals, isCountRequest, waitForVisitScript } from '../support/counts.ts';
import { expect, test } from '../test.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

test('queues counts while offline and sends them afterwards', async ({ page, context }) => {
  const wizard = wizardOn(page, 'en');
  const { texts } = wizard;
  await wizard.open('?utm_source=google');
  await waitForVisitScript(page);
  await context.setOffline(true);
  await wizard.button(texts.wizard.welcome.start).click();
  await wizard.url.fill('https://example.com');
  await wizard.analyze.click();
  await expect(wizard.main.getByRole('alert')).toBeVisible();
  await wizard.button(texts.wizard.website.skip).click();
  await expect(wizard.heading).toHaveText(texts.wizard.businessPhase.title);
  await context.setOffline(false);
  const call = page.waitForRequest(isCountRequest);
  await wizard.heading.click();
  await call;
  await expectTotals('google', {
    'en/larger/check-started': 1,
    'en/larger/step-website': 1,
    'en/larger/website-failed-offline': 1,
    'en/larger/website-skipped': 1,
    'en/larger/step-businessPhase': 1,
  });
});

test('queues counts if the beacon buffer is full and sends them with the next click', async ({ page }) => {
  const wizard = wizardOn(page, 'en');
  await wizard.open('?utm_source=instagram');
  await waitForVisitScript(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/full', async (route) => {
    await released;
    await route.fulfill({ body: '' });
  });
  const beacon = (bytes: number) => page.evaluate((n) => navigator.sendBeacon('/full', 'x'.repeat(n)), bytes);
  // The maximum for all pending beacons of a page.
  expect(await beacon(65_536)).toBe(true);
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await expect(wizard.heading).toHaveText(wizard.texts.wizard.website.title);
  await wizard.heading.click();
  release();
  await expect.poll(() => beacon(1)).toBe(true);
  await wizard.heading.click();
  await expectTotals('instagram', { 'en/larger/check-started': 1, 'en/larger/step-website': 1 });
});
