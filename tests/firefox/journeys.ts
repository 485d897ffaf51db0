/** Main journeys in Firefox, in German: `npm run test:e2e -- --firefox` (scripts/e2e.ts). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { fill } from '../../src/copy/fill.ts';
import { copy } from '../../src/copy/index.ts';
import { type Page as PageName, pathOf } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import {
  createUniqueName,
  findApplicationsByName,
  putApplication,
  toEmail,
} from '../e2e/support/database.ts';

const { home, wizard, results, partnership, dashboard } = copy.de;
/** Generous for busy machines, since no test asserts speed. */
const TIMEOUT_MS = 180_000;

/** Repeats an assertion until it succeeds. */
type WaitFor = (condition: () => Promise<void>) => Promise<void>;

let browser: Browser;
before(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '',
    // Block all other hosts: requests go to a proxy that does not exist.
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
});
after(() => browser.close());

/** Tests a journey, which must cause no script errors or policy violations. */
const journey = (
  title: string,
  start: PageName,
  walk: (page: Page, waitFor: WaitFor) => Promise<void>,
): void => {
  test(title, async (context) => {
    const waitFor: WaitFor = (condition) => context.waitFor(condition, { timeout: TIMEOUT_MS });
    const session = await browser.createBrowserContext();
    const page = await session.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (/Content-Security-Policy|Hydration/i.test(message.text())) errors.push(message.text());
    });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${process.env.BASE_URL}${pathOf(start, 'de')}`);
    try {
      await walk(page, waitFor);
    } catch (error) {
      context.diagnostic(`Text of the page: ${await page.$eval('main', ({ textContent }) => textContent)}`);
      throw error;
    }
    assert.deepEqual(errors, []);
    await session.close();
  });
};

/** Waits for an element by role and name, as assistive technology sees it. */
const byRole = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
/** A field or choice by its label, which visitors click. */
const label = (page: Page, text: string) =>
  page.locator(`::-p-xpath(//label[starts-with(normalize-space(.), "${text}")])`);
/** Replaces a field's value. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await label(page, name).click();
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
}
const press = (page: Page, name: string): Promise<void> => byRole(page, 'button', name).click();
const see = (page: Page, text: string): Promise<unknown> => page.locator(`::-p-text(${text})`).wait();

journey('the landing page shows its title and scrolls to the form', 'home', async (page) => {
  const { highlighted, rest } = home.hero;
  await byRole(page, 'heading', highlighted + rest).wait();
  await page.mouse.wheel({ deltaY: 3000 });
  await byRole(page, 'heading', fill(partnership.title, { brand: site.brand })).click();
});

journey('the business check leads from a website to a result', 'analysis', async (page) => {
  const choose = async (name: string, next = wizard.next): Promise<void> => {
    await label(page, name).click();
    await press(page, next);
  };
  await press(page, wizard.welcome.start);
  await type(page, wizard.website.label, process.env.SAMPLE_SITE ?? '');
  await press(page, wizard.website.analyze);
  await choose(wizard.businessPhase.options.growing.label);
  await choose(wizard.customerType.options.b2b.label);
  await choose(wizard.productTypes.options.services);
  await choose(wizard.customerAcquisition.options.referral);
  await choose(wizard.teamSize.options['1-5']);
  await choose(wizard.biggestChallenges.options.lead_generation, wizard.nextResults);
  await see(page, results.scoreLabel);
  await byRole(page, 'heading', results.roadmap.groups).wait();
});

journey('the partnership form validates, keeps its input and submits', 'home', async (page) => {
  const name = createUniqueName('Ida');
  await press(page, partnership.submit);
  await see(page, partnership.faults['name-missing']);
  await type(page, partnership.name, name);
  await press(page, partnership.submit);
  await see(page, partnership.faults['email-missing']);
  await type(page, partnership.email, toEmail(name));
  await page.locator('input[name=acceptTerms]').click();
  await press(page, partnership.submit);
  await see(page, partnership.success);
  assert.equal((await findApplicationsByName(name)).length, 1);
});

journey('the finder filters niches while typing', 'finder', async (page) => {
  await type(page, 'Suche', 'BAECKEREIKETTEN');
  await see(page, 'Ladenbau für Bäckereiketten');
  await type(page, 'Suche', 'lichtschwert');
  await see(page, 'Keine Ergebnisse gefunden');
});

journey(
  'the dashboard opens with the code and approves an application',
  'teamdashboard',
  async (page, waitFor) => {
    const name = createUniqueName('Jana');
    await putApplication({ name });
    await type(page, dashboard.gate.code, process.env.TEAM_CODE ?? '');
    await press(page, dashboard.gate.unlock);
    await see(page, name);
    // The newest application comes first.
    await press(page, dashboard.statuses.approved);
    await waitFor(async () => {
      const [[, record] = []] = await findApplicationsByName(name);
      assert.equal(record?.status, 'approved');
    });
  },
);
