/** The partnership form embedded in a partner's site, in a browser that blocks third-party cookies. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type FrameLocator, type Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { createUniqueName, findApplicationsByName, readPath, toEmail } from '../support/database.ts';
import { expect, test as plainTest } from '../test.ts';

const SITE = process.env.BASE_URL ?? '';
/** A different host makes it cross-site; a different port would not. */
const PARTNER = `${process.env.FIXTURE_ORIGIN}/partner/`.replace('127.0.0.1', 'localhost');

const test = plainTest.extend({
  context: async ({ launchOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'embed-'));
    await mkdir(join(folder, 'Default'));
    // 1: blocks third-party cookies.
    const preferences = { profile: { cookie_controls_mode: 1 } };
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder, launchOptions);
    // Other tests count visits of these campaigns.
    await context.addInitScript(() => {
      navigator.sendBeacon = () => true;
    });
    await use(context);
    await context.close();
    await rm(folder, { recursive: true });
  },
});

const embed = (page: Page, options: Readonly<Record<string, string>>) =>
  page.goto(
    `${PARTNER}?${new URLSearchParams({ script: `${SITE}/embed.js`, show: 'partnership', ...options })}`,
  );

const formIn = (frame: FrameLocator | Page, locale: Locale) => {
  const texts = copy[locale].partnership;
  return {
    texts,
    name: frame.getByLabel(texts.name),
    email: frame.getByLabel(texts.email, { exact: true }),
    terms: frame.getByRole('checkbox', { name: texts.terms.link }),
    submit: frame.getByRole('button', { name: texts.submit }),
    alert: frame.getByRole('alert'),
    status: frame.getByRole('status'),
  };
};

test("two forms on one page both submit, in the page's language and for its campaign", async ({ page }) => {
  await embed(page, { lang: 'de-AT', times: '2', campaign: 'newsletter' });
  await expect(page.locator('iframe')).toHaveCount(2);
  // The browser blocks storage together with cookies.
  const storage = page.frames()[1]?.evaluate(() => sessionStorage.length);
  await expect(storage).rejects.toThrow('Access is denied');
  const ids: unknown[] = [];
  for (const nth of [0, 1]) {
    const form = formIn(page.frameLocator('iframe').nth(nth), 'de');
    const name = createUniqueName('Erna');
    await form.submit.click();
    await expect(form.alert).toHaveText(form.texts.faults['name-missing']);
    await form.name.fill(name);
    await form.email.fill(toEmail(name));
    await form.terms.check();
    await form.submit.click();
    await expect(form.status).toHaveText(form.texts.success);
    const [[id] = [], ...others] = await findApplicationsByName(name);
    expect(others).toEqual([]);
    expect(await readPath(`intake/${id}/campaign`)).toBe('newsletter');
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(2);
});

for (const type of ['', 'module'])
  test(`keeps the input and stores it once if a response is lost (script type "${type}")`, {
    tag: '@journey',
  }, async ({ page }) => {
    await embed(page, { type, language: 'en' });
    const form = formIn(page.frameLocator('iframe'), 'en');
    const name = createUniqueName('Gerd');
    await form.name.fill(name);
    await form.email.fill(toEmail(name));
    await form.terms.check();
    await page.route('**/submitApplication', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await form.submit.click();
    await expect(form.alert).toHaveText(/^Error: We couldn’t reach/);
    await expect(form.name).toHaveValue(name);
    await page.unrouteAll();
    await form.submit.click();
    await expect(form.status).toHaveText(form.texts.success);
    expect(await findApplicationsByName(name)).toHaveLength(1);
  });

test('asks before a reload discards the input', async ({ page }) => {
  await embed(page, { language: 'en' });
  const { name, submit, alert, texts } = formIn(page.frameLocator('iframe'), 'en');
  await submit.click();
  await expect(alert).toHaveText(texts.faults['name-missing']);
  await name.pressSequentially('Ada');
  const dialogShown = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Ada');
});

test('opens the terms in a new tab, since the imprint must not be framed', async ({ page, context }) => {
  await embed(page, { language: 'de' });
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: copy.de.partnership.terms.link }).click();
  // The URL carries the visit's source.
  await expect(await opened).toHaveURL(
    new RegExp(`^${SITE}${pathOf('imprint', 'de')}(?:\\?utm_source=localhost)?#terms$`),
  );
});

test('is accessible in the dark theme, with an error and after success', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${SITE}${pathOf('embeddedPartnership', 'de')}?theme=dark`);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 31, 51)');
  const form = formIn(page, 'de');
  const name = createUniqueName('Hilde');
  await form.submit.click();
  await expect(form.alert).toHaveText(form.texts.faults['name-missing']);
  await expectAccessible(page);
  await form.name.fill(name);
  await form.email.fill(toEmail(name));
  await form.terms.check();
  await form.submit.click();
  await expect(form.status).toHaveText(form.texts.success);
  await expectAccessible(page);
});
