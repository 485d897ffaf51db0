/** At 400 ms there and back and 50 KB a second. */
import { slowLine } from '../support/slow-line.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, keep } from './kept-entries.ts';
import { wizardOn } from './wizard-page.ts';

test('going on without a website counts right after Start', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await slowLine(page);
  await page.goto(wizard.path, { waitUntil: 'commit' });
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await wizard.button(wizard.texts.wizard.website.skip).click();
  await wizard.expectStep('businessPhase');
});

for (const search of ['?step=3', '?step=results', '#r=AAAA'])
  test(`${search} shows the frame of what comes, with its progress`, async ({ page }) => {
    const wizard = wizardOn(page, 'de');
    await keep(page, COMPLETE);
    await slowLine(page);
    const script = page.waitForResponse(/\/WizardIsland\./);
    await page.goto(wizard.path + search, { waitUntil: 'commit' });
    const { coming, welcome } = wizard.texts.wizard;
    await expect(wizard.heading).toHaveText(coming);
    await expect(wizard.main.getByRole('progressbar', { name: coming })).toBeVisible();
    await expect(wizard.main.getByRole('heading', { name: welcome.title })).toBeHidden();
    await script;
    await expect(wizard.main.getByRole('heading', { name: coming })).toBeHidden();
    await expect(wizard.main.getByRole('heading', { name: welcome.title })).toBeHidden();
    await expect(wizard.heading).toBeVisible();
  });

test('an address that asks for a step is answered without the script: with a way to try again', async ({
  page,
}) => {
  const wizard = wizardOn(page, 'en');
  await keep(page, COMPLETE);
  await page.route('**/_astro/WizardIsland*.js', (route) => route.abort());
  await page.goto(`${wizard.path}?step=3`);
  await expect(wizard.main.getByRole('alert')).toHaveText(wizard.texts.shell.islandFailed);
  await expect(wizard.heading).toHaveText(wizard.texts.wizard.welcome.title);
  await page.unrouteAll();
  await wizard.button(wizard.texts.wizard.welcome.start).click();
  await wizard.expectStep('website');
});
