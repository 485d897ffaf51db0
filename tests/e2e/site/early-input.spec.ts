/** Input entered before the page's scripts load is kept and never ends up in the URL. */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { createUniqueName, findApplicationsByName, toEmail } from '../support/database.ts';
import { FORM_SCRIPT, flushRequests, formIsland, holdScripts, recordFetches } from '../support/hydration.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { startStalledPage } from '../support/stalled-page.ts';
import { expect, test } from '../test.ts';
import { storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

for (const locale of LOCALES_UNDER_TEST) {
  test(`${pathOf('teamdashboard', locale)} unlocks with a code entered early`, async ({ page }) => {
    const { gate, filters } = copy[locale].dashboard;
    const release = await holdScripts(page);
    const path = pathOf('teamdashboard', locale);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel(gate.code).fill(process.env.TEAM_CODE ?? '');
    await page.getByLabel(gate.code).press('Enter');
    release();
    await expect(page.getByLabel(filters.type, { exact: true })).toBeVisible();
    // A wide screen opens the first application, and the fragment names it.
    await expect(page).toHaveURL(({ pathname, search }) => pathname === path && search === '');
  });

  test(`${pathOf('auth', locale)} signs in with early input`, async ({ page }) => {
    const { email, password, submit, faults } = copy[locale].auth;
    const release = await holdScripts(page);
    const path = pathOf('auth', locale);
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByLabel(email, { exact: true }).fill('nobody@example.com');
    await main.getByLabel(password, { exact: true }).fill('geheim-123');
    await main.getByRole('button', { name: submit['sign-in'], exact: true }).click();
    release();
    await expect(main.getByRole('alert')).toHaveText(
      new RegExp(`^(?:${faults['user-not-found']}|${faults['invalid-credential']})$`),
    );
    await expect(main.getByLabel(password, { exact: true })).toHaveValue('geheim-123');
    await expect(page).toHaveURL(path);
  });

  test(`${pathOf('finder', locale)} searches for early input`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(pathOf('finder', locale), { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('xyzzy');
    release();
    await expect(page.getByText(copy[locale].finder.empty, { exact: true })).toBeVisible();
  });
}

test('starts a check that was clicked before the page had loaded', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  const { welcome, website } = wizard.texts.wizard;
  const release = await holdScripts(page);
  const stalled = await startStalledPage(wizard.path, '<footer');
  await page.goto(stalled.url, { waitUntil: 'commit' });
  await wizard.button(welcome.start).click();
  await expect(wizard.button(welcome.start), 'shows the click').toHaveCSS('opacity', '0.6');
  release();
  stalled.resume();
  await wizard.button(website.skip).click();
  await wizard.expectStep('businessPhase');
  stalled.close();
});

/** Opens a page whose end arrives after its island is hydrated. */
async function openWithLateEnd(page: Page, path: string) {
  const stalled = await startStalledPage(path, '<footer');
  await page.goto(stalled.url, { waitUntil: 'commit' });
  await expect(page.locator('astro-island[client=soon]')).toHaveAttribute('data-hydrated');
  stalled.resume();
  await page.waitForLoadState();
  return stalled;
}

test('hides the welcome if a result is hydrated before the page has loaded', async ({ page }) => {
  const wizard = wizardOn(page, 'de');
  await storeEntries(page, WITH_ROADMAP);
  const stalled = await openWithLateEnd(page, `${wizard.path}?step=results`);
  await expect(wizard.heading).toHaveText('Gute Kompatibilität!');
  stalled.close();
});

test('shows search results if the finder is hydrated before the page has loaded', async ({ page }) => {
  const stalled = await openWithLateEnd(page, `${pathOf('finder', 'de')}?suche=dachdecker`);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('mark') })
      .first(),
  ).toBeVisible();
  stalled.close();
});

test('signs in with a form submitted before the page has loaded', async ({ page }) => {
  const { email, password, submit, faults } = copy.de.auth;
  const stalled = await startStalledPage(pathOf('auth', 'de'), '<footer');
  await page.goto(stalled.url, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel(email, { exact: true }).fill('nobody@example.com');
  await main.getByLabel(password, { exact: true }).fill('geheim-123');
  await main.getByRole('button', { name: submit['sign-in'], exact: true }).click();
  stalled.resume();
  await expect(main.getByRole('alert')).toHaveText(
    new RegExp(`^(?:${faults['user-not-found']}|${faults['invalid-credential']})$`),
  );
  await expect(page).toHaveURL(stalled.url);
  stalled.close();
});

test('keeps the chosen type of an application submitted early', async ({ page }) => {
  const { partnership } = copy.en;
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.locator('#partner form');
  const name = createUniqueName('Quick');
  const email = toEmail(name);
  await form.getByRole('button', { name: partnership.type.labels.Company, exact: true }).click();
  await form.getByRole('button', { name: partnership.type.labels.Agency, exact: true }).click();
  await form.getByLabel(partnership.name).fill(name);
  await form.getByLabel(partnership.email, { exact: true }).fill(email);
  await form.getByRole('checkbox').check();
  const submit = form.getByRole('button', { name: partnership.submit });
  await submit.click();
  await expect(submit, 'shows the click').toHaveCSS('opacity', '0.6');
  release();
  await expect(form.getByRole('status')).toHaveText(partnership.success);
  await expect(submit).toHaveCSS('opacity', '1');
  const [stored] = await findApplicationsByName(name);
  expect(stored?.[1]).toMatchObject({ applicationType: 'Agency', email });
});

test('keeps form input out of the URL without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.locator('main [name=email]').fill('ada@example.com');
  await page.locator('main [name=password]').fill('geheim-123');
  await page.locator('main [name=password]').press('Enter');
  if (site.newsletter !== 'none') {
    await page.locator('.newsletter [name=email]').fill('ada@example.com');
    await page.locator('.newsletter button').click();
  }
  await expect(page).toHaveURL('/auth');
  await context.close();
});

for (const [missing, files] of [
  ['React', '**/_astro/react.*.js*'],
  ['its own script', '**/_astro/PartnershipIsland*.js'],
  ['its texts', '**/_astro/partnership.*.js*'],
] as const)
  test(`the partnership form keeps the input and retries if loading ${missing} fails`, async ({ page }) => {
    const { partnership, shell } = copy.en;
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    const section = page.locator('#partner');
    const name = createUniqueName('Patient');
    await section.getByLabel(partnership.name).fill(name);
    await section.getByLabel(partnership.email, { exact: true }).fill(toEmail(name));
    await section.getByRole('checkbox').check();
    const submit = section.getByRole('button', { name: partnership.submit });
    await submit.click();
    await expect(section.getByRole('alert')).toHaveText(shell.islandFailed);
    await expect(submit).toHaveCSS('opacity', '1');
    await expect(section.getByLabel(partnership.name)).toHaveValue(name);

    await page.unrouteAll();
    await submit.click();
    await expect(section.getByRole('status')).toHaveText(partnership.success);
    await expect(section.getByRole('alert')).toHaveCount(0);
    expect(await findApplicationsByName(name)).toHaveLength(1);
  });

test('hydrates the form on focus, but not if it scrolls under a resting mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const form = formIsland(page);
  const fetched = recordFetches(page, FORM_SCRIPT);
  // The pointer rests where the form will be.
  await page.goto('/');
  await page.mouse.move(640, 300);
  await page.mouse.move(640, 400);
  await form.evaluate((element) =>
    scrollTo({
      top: (element.firstElementChild?.getBoundingClientRect().top ?? 0) - 200,
      behavior: 'instant',
    }),
  );
  // Browsers fire pointermove with zero movement.
  await page.evaluate(() => {
    const target = document.elementFromPoint(640, 400) ?? document.body;
    target.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX: 640, clientY: 400 }),
    );
  });
  await flushRequests(page);
  expect(fetched).toEqual([]);
  await form.getByLabel(copy.en.partnership.name, { exact: true }).focus();
  await expect(form).toHaveAttribute('data-hydrated');
});
