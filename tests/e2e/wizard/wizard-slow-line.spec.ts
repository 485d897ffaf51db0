/** The check on a slow connection. */
import { emulateSlowConnection } from '../support/slow-line.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

test('keeps clicks made before the page has loaded', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await emulateSlowConnection(page);
  await page.goto(wizard.path, { waitUntil: 'commit' });
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await wizard.button(wizard.texts.wizard.website.skip).click();
  await wizard.expectStep('businessPhase');
});

for (const search of ['?step=3', '?step=results', '#r=AAAA'])
  test(`shows a placeholder with progress for ${search}`, async ({ page }) => {
    const wizard = wizardOn(page, 'de');
    await storeEntries(page, COMPLETE);
    await emulateSlowConnection(page);
    const script = page.waitForResponse(/\/WizardIsland\./);
    await page.goto(wizard.path + search, { waitUntil: 'commit' });
    const { coming, welcome } = wizard.texts.wizard;
    const title = wizard.main.getByText(coming, { exact: true });
    await expect(title).toBeVisible();
    await expect(wizard.main.getByRole('progressbar', { name: coming })).toBeVisible();
    await expect(wizard.main.getByRole('heading', { name: welcome.title })).toBeHidden();
    await script;
    await expect(title).toBeHidden();
    await expect(wizard.main.getByRole('heading', { name: welcome.title })).toBeHidden();
    await expect(wizard.heading).toBeVisible();
  });

test("shows an error and the welcome screen for a step's URL if the script fails to load", async ({
  page,
}) => {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, COMPLETE);
  await page.route('**/_astro/WizardIsland*.js', (route) => route.abort());
  await page.goto(`${wizard.path}?step=3`);
  await expect(wizard.main.getByRole('alert')).toHaveText(wizard.texts.shell.islandFailed);
  await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
  await page.unrouteAll();
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await wizard.expectStep('website');
});
