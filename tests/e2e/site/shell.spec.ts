import { copy } from '../../../src/copy/index.ts';
import { LANGUAGES } from '../../../src/domain/site/languages.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { changeLanguage, getNextLocale, LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 360, height: 740 };

for (const locale of LOCALES) {
  const { shell } = copy[locale];
  const other = getNextLocale(locale);

  test.describe(`${locale}: the shell`, () => {
    test('changes the language of /access and keeps query and fragment', async ({ page }) => {
      await page.goto(`${pathOf('access', locale)}?ref=ad#privacy`);
      await changeLanguage(page, locale, other);
      await expect(page).toHaveURL(`${pathOf('access', other)}?ref=ad#privacy`);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('shows the logo and the header at the same position on every page', async ({ page }) => {
      await page.goto(pathOf('home', locale));
      const edges = async () => {
        const header = page.getByRole('banner');
        const [logo, call] = await Promise.all([
          page.getByRole('link', { name: site.brand }).first().boundingBox(),
          header.getByRole('link', { name: shell.strategyCall }).last().boundingBox(),
        ]);
        return { logo: logo?.x, call: call && call.x + call.width };
      };
      await waitForDisplayFace(page);
      const home = await edges();
      for (const name of ['imprint', 'auth', 'analysis', 'finder'] as const) {
        await page.goto(pathOf(name, locale));
        await expect.poll(edges, name).toEqual(home);
      }
      await page.goto(`${LANGUAGES[locale].path}/no-such-page`);
      await expect.poll(edges, 'the 404 page').toEqual(home);
    });

    test('links to the booking page, contact, legal texts, and the same section in another language', {
      tag: '@journey',
    }, async ({ page }) => {
      await page.goto(`${pathOf('imprint', locale)}?ref=ad#privacy`);
      const call = page.getByRole('banner').getByRole('link', { name: shell.strategyCall });
      await expect(call).toHaveAttribute('href', site.links.booking);
      await expect(call).toHaveAttribute('target', '_blank');
      const footer = page.getByRole('contentinfo');
      for (const name of [site.contact.email, site.contact.phone, shell.footer.legal.privacy])
        await expect(footer.getByRole('link', { name })).toBeVisible();
      for (const service of shell.footer.services.items) {
        await expect(footer.getByText(service)).toBeVisible();
        await expect(footer.getByRole('link', { name: service })).toHaveCount(0);
      }
      await expect(footer.getByText('© 2025')).toBeVisible();
      await expect(footer.getByText(shell.footer.slogan)).toBeVisible();
      await changeLanguage(page, locale, other);
      await expect(page).toHaveURL(`${pathOf('imprint', other)}?ref=ad#privacy`);
    });

    test('leads to sign-in and finder in one click, in the menu and in the footer', async ({ page }) => {
      const { nav } = shell;
      await page.goto(pathOf('home', locale));
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: nav.signIn })).toBeInViewport();
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: nav.menu }).click();
      for (const part of [banner, page.getByRole('contentinfo')]) {
        await expect(part.getByRole('link', { name: nav.signIn })).toHaveAttribute(
          'href',
          pathOf('auth', locale),
        );
        await expect(part.getByRole('link', { name: nav.finder })).toHaveAttribute(
          'href',
          pathOf('finder', locale),
        );
      }
    });

    test('offers nothing but logo, language and call in the header of the business check', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(pathOf('analysis', locale));
      const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
      await expect(links).toHaveCount(LOCALES.length === 2 ? 3 : 2);
      await expect(links.filter({ hasText: shell.strategyCall })).toBeInViewport();
      await expect(page.getByRole('banner').getByRole('button', { name: shell.nav.menu })).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });

    test('fits with a brand of 16 letters', async ({ page }) => {
      await page.goto(pathOf('home', locale));
      await waitForDisplayFace(page);
      await page.locator('.logo').evaluateAll((logos) => {
        for (const logo of logos) logo.lastChild?.replaceWith('Brückenschlag&Co');
      });
      for (const width of [360, 768, 1024, 1184, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const ends = await page
          .locator('.header .bar, .header .in-bar')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
        expect(Math.max(...ends), `${width} pixels`).toBe(ends[0]);
      }
    });

    test('shows field and button of the newsletter in one line on a wide screen', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathOf('imprint', locale));
      await waitForDisplayFace(page);
      const centers = await page
        .locator('.newsletter :is(input, button)')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => top + bottom),
        );
      expect(centers.length).toBe(site.newsletter === 'none' ? 0 : 2);
      expect(centers[0]).toBe(centers[1]);
    });

    test("shows the 404 page in the URL's language", { tag: '@journey' }, async ({ page }) => {
      const response = await page.goto(`${LANGUAGES[locale].path}/no-such-page`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.notFound.title);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: shell.skipLink })).toBeFocused();
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: shell.auditDashboard })).toBeVisible();
      await expect(header.locator('[aria-current]')).toHaveCount(0);
      const imprint = page.getByRole('contentinfo').getByRole('link', { name: shell.footer.legal.imprint });
      await expect(imprint.first()).toHaveAttribute('href', pathOf('imprint', locale));
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: shell.nav.menu }).click();
      await expect(header.getByRole('link', { name: shell.nav.check })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: shell.notFound.home }).click();
      await expect(page).toHaveURL(pathOf('home', locale));
    });
  });
}

for (const locale of LOCALES_UNDER_TEST) {
  const { shell } = copy[locale];

  test.describe(`${locale}: the shell`, () => {
    test('has a skip link for the keyboard', { tag: '@journey' }, async ({ page }) => {
      await page.goto(pathOf('imprint', locale));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: shell.skipLink })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(`the phone layout, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
        test.use({ viewport: PHONE, javaScriptEnabled });

        test('opens its menu', async ({ page }) => {
          await page.goto(pathOf('imprint', locale));
          const entry = page.getByRole('link', { name: shell.auditDashboard });
          await expect(entry).toBeHidden();
          await page.getByRole('button', { name: shell.nav.menu }).click();
          await expect(entry).toBeVisible();
          await entry.click();
          await expect(page).toHaveURL(pathOf('access', locale));
        });
      });
    }

    test.describe('the phone layout', () => {
      test.use({ viewport: PHONE });

      test('closes its menu after a link within the page', async ({ page }) => {
        await page.goto(pathOf('home', locale));
        await page.getByRole('button', { name: shell.nav.menu }).click();
        const entry = page.getByRole('navigation').getByRole('link', { name: shell.nav.services });
        await entry.click();
        await expect(entry).toBeHidden();
        await expect(page.locator('#services')).toBeInViewport();
      });

      test('shows its links in the header if the window widens while the menu is open', async ({ page }) => {
        await page.goto(pathOf('home', locale));
        await page.getByRole('button', { name: shell.nav.menu }).click();
        await page.setViewportSize({ width: 1280, height: 720 });
        const header = page.getByRole('banner');
        for (const name of [shell.nav.services, shell.auditDashboard]) {
          const entry = header.getByRole('link', { name });
          await expect.poll(async () => (await entry.boundingBox())?.y).toBeGreaterThan(0);
          await expect(entry).toBeInViewport();
        }
      });
    });
  });
}

test.describe('the shell without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the 404 page in every language', async ({ page }) => {
    await page.goto('/no-such-page');
    for (const locale of LOCALES)
      await expect(page.getByRole('heading', { name: copy[locale].shell.notFound.title })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(LOCALES.length);
  });
});
