/** The website step when the network or the website does not play along. */
import { expect, test } from '../test.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

test('a slow website is explained, can be cancelled, and times out after 70 seconds', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { website } = wizard.texts.wizard;
  await page.route('**/analyzeWebsite', () => undefined);
  await page.clock.install();
  await wizard.openStep('website');
  await wizard.url.fill(WORKSHOP);
  await page.clock.pauseAt(Date.now() + 60_000);

  // The seventy seconds begin with the request, which comes a little after the view.
  const analyze = () => Promise.all([page.waitForRequest('**/analyzeWebsite'), wizard.analyze.click()]);
  await analyze();
  await expect(wizard.main.getByText(website.phases[0])).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(wizard.main.getByText(website.phases[1])).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(wizard.main.getByText(website.phases[2])).toBeVisible();
  // An outline, not the one step of the view.
  await expect(wizard.button(website.cancel)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await wizard.button(website.cancel).click();
  await expect(wizard.url).toBeFocused();
  await expect(wizard.url).toHaveValue(WORKSHOP);
  await expect(wizard.main.getByRole('alert')).toHaveCount(0);

  await analyze();
  await expect(wizard.main.getByText(website.phases[0])).toBeVisible();
  await page.clock.runFor(70_000);
  await expect(wizard.main.getByRole('alert')).toHaveText(website.faults.timeout);
  await expect(wizard.url).toHaveValue(WORKSHOP);
});

test('offline it says so, keeps the entry, and works once the network is back', async ({ page, context }) => {
  const wizard = wizardOn(page, 'en');
  await wizard.openStep('website');
  await wizard.url.fill(WORKSHOP);
  await context.setOffline(true);
  await wizard.analyze.click();
  await expect(wizard.main.getByRole('alert')).toHaveText(wizard.texts.wizard.website.faults.offline);
  await context.setOffline(false);
  await wizard.analyze.click();
  await wizard.expectStep('businessPhase');
});

test('an answer without a sentence gets ours', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await page.route('**/analyzeWebsite', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: { status: 'INTERNAL' } }, headers: CORS })
      : route.fallback(),
  );
  await wizard.openStep('website');
  await wizard.url.fill(WORKSHOP);
  await wizard.analyze.click();
  await expect(wizard.main.getByRole('alert')).toHaveText(wizard.texts.wizard.website.faults.failed);
  await wizard.button(wizard.texts.wizard.website.skip).click();
  await wizard.expectStep('businessPhase');
});

const CORS = { 'Access-Control-Allow-Origin': '*' };
