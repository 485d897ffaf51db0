/** The visits screen in every state, with the keyboard, and at every width. */
import { generateVisitCounts } from '../../../local/demo-visit-counts.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { CODE, openGate } from '../support/dashboard-page.ts';
import { writePath } from '../support/database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { getToday, openVisits } from '../support/visits.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES_UNDER_TEST) {
  test(`${locale}: is accessible while loading, after a failure, and with and without data`, async ({
    page,
  }) => {
    let response: 'hold' | 'fail' | 'continue' = 'hold';
    const held: (() => Promise<void>)[] = [];
    await page.route('**/counts.json*', async (route) => {
      if (response === 'hold') held.push(() => route.abort());
      else if (response === 'fail') await route.fulfill({ status: 503, body: '' });
      else await route.continue();
    });
    const { words, main, show, database } = await openVisits(page, locale, 0);
    await show();
    await expect(main.getByText(words.loading)).toBeVisible();
    await expectAccessible(page);
    response = 'fail';
    for (const abort of held) await abort();
    await expect(main.getByRole('alert')).toContainText(words.failed);
    await expectAccessible(page);
    response = 'continue';
    await main.getByRole('button', { name: words.retry }).click();
    await expect(main.getByText(words.empty)).toBeVisible();
    await expectAccessible(page);
    await writePath('counts', generateVisitCounts(getToday(), 30, 3000), database);
    await writePath(`counts/${getToday()}/dropped`, { s0: 1200, s1: 34 }, database);
    // Every visit of the screen reads the counts.
    await page.getByRole('link', { name: words.screens.log }).click();
    await show();
    await expect(main.getByRole('table', { name: words.funnel })).toBeVisible();
    const dropped = new Intl.NumberFormat(locale).format(1234);
    await expect(main.getByText(fill(words.dropped, { n: dropped }))).toBeVisible();
    await expectAccessible(page);
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: 'active' });
    // Axe reads colors from styles, which the system colors override.
    await expectAccessible(page, ['color-contrast']);
  });

  test(`${locale}: works with the keyboard alone`, async ({ page }) => {
    const { words, main, cells } = await openVisits(page, locale, 3000);
    const link = page.getByRole('link', { name: words.screens.visits });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(cells(words.funnel, words.stages.visit).first()).toHaveText(/\d/);
    // Skips the rest of the header.
    await main.getByRole('button', { name: words.csv }).focus();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await download;
  });

  test(`${locale}: closes if access is revoked, and reports that counting is off`, async ({ page }) => {
    // Changes the island's props during parsing: a fulfilled route could not call local servers.
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        const island = document.querySelector('astro-island[client=soon]');
        if (!island) return;
        observer.disconnect();
        const props = island.getAttribute('props') ?? '';
        island.setAttribute('props', props.replace('"isEnabled":[0,true]', '"isEnabled":[0,false]'));
      }).observe(document, { childList: true, subtree: true }),
    );
    await page.route('**/counts.json*', (route) => route.fulfill({ status: 401, body: '{}' }));
    const { main, enter, input, texts: gate } = await openGate(page, locale);
    await page.evaluate(() => history.replaceState(null, '', '?show=visits'));
    await enter(CODE);
    await expect(main.getByRole('alert')).toHaveText(gate.codeChanged);
    await expect(input).toBeVisible();
    await page.unroute('**/counts.json*');
    await enter(CODE);
    await expect(main.getByText(copy[locale].figures.off)).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(new RegExp(`${pathOf('teamdashboard', locale)}\\?show=visits$`));
  });
}
