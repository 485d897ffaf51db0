/** The website step with a failing network or website. */
import { expect, test } from '../test.ts';
import { WORKSHOP, wizardOn } from './wizard-page.ts';

test('explains a slow website, can be canceled, and times out after 70 seconds', { tag: '@journey' }, async ({
  page,
}) => {
  const wizard = wizardOn(page, 'de');
  const { website } = wizard.texts.wizard;
  await page.route('**/analyzeWebsite', () => undefined);
  await page.clock.install();
  await wizard.openStep('website');
  await wizard.url.fill(WORKSHOP);
  await page.clock.pauseAt(Date.now() + 60_000);

  // The timeout starts with the request, shortly after the view changes.
  const analyze = () => Promise.all([page.waitForRequest('**/analyzeWebsite'), wizard.analyze.click()]);
  await analyze();
  await expect(wizard.main.getByText(website.phases[0])).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(wizard.main.getByText(website.phases[1])).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(wizard.main.getByText(website.phases[2])).toBeVisible();
  // A secondary button.
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

test('keeps the URL while offline and works afterwards', { tag: '@journey' }, async ({ page, context }) => {
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

test('shows a default message if the error has none', async ({ page }) => {
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
