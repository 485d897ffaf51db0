/** Counting visits without storing anything about visitors. Every test uses its own campaign. */
import type { Locator, Page, Request } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { EMPTY_ENTRIES } from '../../../src/islands/wizard/store/entries.ts';
import { STEPS } from '../../../src/islands/wizard/store/steps.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expectTotals, isCountRequest, waitForVisitScript } from '../support/counts.ts';
import { createUniqueName, findApplicationsByName, readPath, toEmail } from '../support/database.ts';
import { flushRequests, waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../test.ts';
import { entriesBefore, storeEntries } from '../wizard/stored-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

const isScriptRequest = (request: Request): boolean => /\/_astro\/visit\.[\w-]+\.js/.test(request.url());

/** @returns later requests for the script and for counts; grows over time */
function recordCounting(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (isCountRequest(request) || isScriptRequest(request)) seen.push(request);
  });
  return seen;
}

/** Follows a link once the visit script has run. */
async function follow(page: Page, link: Locator, url: RegExp): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await waitForVisitScript(page);
  await link.click();
  await expect(page).toHaveURL(url);
}

const logoOn = (page: Page) => page.locator('.header .home');
const menuOn = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

const paragraph = (page: Page) => page.locator('.hero p').first();

test('sends nothing before the first click', { tag: '@journey' }, async ({ page, context }) => {
  const requests = recordCounting(page);
  await page.goto('/?utm_source=bing');
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await waitForVisitScript(page);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 0);
  await flushRequests(page);
  expect(requests.filter(isScriptRequest)).toHaveLength(1);
  expect(requests.filter(isCountRequest)).toEqual([]);

  const call = page.waitForRequest(isCountRequest);
  await paragraph(page).click();
  expect(JSON.parse((await call).postData() ?? '')).toEqual({
    data: { source: 'bing', language: 'en', device: 'larger', events: ['landing-touched'] },
  });
  await expectTotals('bing', { 'en/larger/landing-touched': 1 });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('passes the campaign from page to page up to the booking', { tag: '@journey' }, async ({ page }) => {
  await storeEntries(page, { ...entriesBefore('biggestChallenges'), website: EMPTY_ENTRIES.website });
  const wizard = wizardOn(page, 'de');
  const { wizard: texts, shell } = wizard.texts;
  await page.goto('/de', { referer: 'https://www.youtube.com/watch?v=1' });
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await waitForVisitScript(page);
  await page.getByRole('link', { name: copy.de.shell.nav.check, exact: true }).click();
  await expect(page).toHaveURL(/\/de\/analysis\?utm_source=www\.youtube\.com$/);
  await wizard.button(texts.welcome.start).click();
  await wizard.button(texts.website.skip).click();
  for (const step of STEPS.slice(1, -1)) {
    await expect(wizard.heading).toHaveText(texts[step].title);
    await wizard.next.click();
  }
  await wizard.option(texts.biggestChallenges.options.competition).check();
  await wizard.toResults.click();
  // A function's first call starts it.
  await expect(wizard.main.getByText(wizard.texts.results.roadmap.ready)).toBeAttached({ timeout: 60_000 });
  await page.context().route('https://booking.example/**', (route) => route.fulfill({ body: '' }));
  await wizard.main.getByRole('link', { name: shell.strategyCall }).first().click();

  const events = [
    ...['landing-touched', 'check-started', 'website-skipped', 'result-seen', 'roadmap-made'],
    ...STEPS.map((step) => `step-${step}`),
    'booking-result',
  ];
  await expectTotals('youtube', Object.fromEntries(events.map((event) => [`de/larger/${event}`, 1])));
});

test('counts an application and stores its campaign and the link’s parameters', async ({ page }) => {
  await page.goto('/?utm_source=LinkedIn&utm_medium=post&utm_campaign=spring%202027&utm_term=no');
  const { partnership, shell } = copy.en;
  await follow(page, menuOn(page, shell.nav.check), /\/analysis\?utm_source=LinkedIn&utm_medium=post/);
  await follow(page, logoOn(page), /\/\?utm_source=LinkedIn&utm_medium=post/);
  const form = page.locator('astro-island[client=near]');
  const name = createUniqueName('Ada');
  await form.getByRole('button', { name: partnership.submit }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel(partnership.name).fill(name);
  await form.getByLabel(partnership.email, { exact: true }).fill(toEmail(name));
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: partnership.submit }).click();
  await expect(form.getByRole('status')).toHaveText(partnership.success);
  await page.goto('about:blank');
  await expectTotals('linkedin', {
    'en/larger/landing-touched': 2,
    'en/larger/form-touched': 1,
    'en/larger/form-refused-name': 1,
    'en/larger/form-sent': 1,
  });
  const [[id] = ['']] = await findApplicationsByName(name);
  expect(await readPath(`intake/${id}`)).toMatchObject({
    campaign: 'linkedin',
    utm: { utm_source: 'LinkedIn', utm_medium: 'post', utm_campaign: 'spring 2027' },
  });
});

test('passes on a link’s parameters over sections, the website field and the logo', async ({ page }) => {
  const { shell, home } = copy.en;
  const parameters = 'utm_source=newsletter&utm_medium=mail&utm_campaign=spring';
  // Another test counts this campaign.
  await page.addInitScript(() => {
    navigator.sendBeacon = () => true;
  });
  await page.goto(`/?${parameters}`);
  await follow(page, menuOn(page, shell.nav.how), /#how$/);
  await follow(page, logoOn(page), new RegExp(`/\\?${parameters}$`));
  await page.getByPlaceholder(home.hero.website.placeholder).first().fill('brinkhof.example');
  const submit = page.getByRole('button', { name: home.hero.website.submit }).first();
  await follow(page, submit, new RegExp(`/analysis\\?${parameters}`));
  await follow(page, logoOn(page), new RegExp(`/\\?${parameters}$`));
});

test('does not count visitors who opt out of tracking', { tag: '@journey' }, async ({ browser }) => {
  for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
    const page = await browser.newPage();
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, signal);
    const requests = recordCounting(page);
    await page.goto(`${process.env.BASE_URL}/analysis?utm_source=instagram`);
    await waitForHydration(page);
    await page.getByRole('button', { name: copy.en.wizard.welcome.start }).click();
    await page.getByRole('button', { name: copy.en.wizard.website.skip }).click();
    await page.goto(`${process.env.BASE_URL}/imprint`);
    await flushRequests(page);
    expect(requests.filter(isCountRequest)).toEqual([]);
    await expect(page.locator('html[data-source]')).toHaveCount(0);
    await page.close();
  }
});

test('counts each tab separately, and nothing twice after a reload', async ({ page, context }) => {
  const startCheck = async (tab: Page) => {
    const wizard = wizardOn(tab, 'en');
    await wizard.open('?utm_source=not-in-the-list');
    await wizard.button(wizard.texts.wizard.welcome.start).click();
    await expect(wizard.heading).toHaveText(wizard.texts.wizard.website.title);
    return wizard;
  };
  const firstTab = await startCheck(page);
  const other = await context.newPage();
  await startCheck(other);
  await other.reload();
  await waitForHydration(other);
  await page.reload();
  await waitForHydration(page);
  await firstTab.button(firstTab.texts.wizard.website.skip).click();
  await expect(firstTab.heading).toHaveText(firstTab.texts.wizard.businessPhase.title);
  await page.close();
  await other.close();
  await expectTotals('other', {
    'en/larger/check-started': 2,
    'en/larger/step-website': 2,
    'en/larger/website-skipped': 1,
    'en/larger/step-businessPhase': 1,
  });
});

for (const [blockedName, blocked] of [
  ['the script', '**/_astro/visit.*'],
  ['the call', '**/countVisit'],
] as const)
  test(`everything works if ${blockedName} is blocked`, async ({ page }) => {
    await page.route(blocked, (route) => route.abort());
    const wizard = wizardOn(page, 'en');
    await wizard.open();
    await wizard.button(wizard.texts.wizard.welcome.start).click();
    await wizard.button(wizard.texts.wizard.website.skip).click();
    await wizard.expectStep('businessPhase');
    await page.goto(pathOf('finder', 'en'));
    await page.getByRole('searchbox').fill('Bau');
    await expect(page).toHaveURL(/suche=Bau/);
  });

test('rejects direct calls that no page could have sent', async ({ request }) => {
  const url = `${process.env.FUNCTIONS_URL}/demo-anbahn/${site.firebase.region}/countVisit`;
  const post = (data: object, headers: Readonly<Record<string, string>>) =>
    request.post(url, { headers, data: JSON.stringify({ data }) });
  const visit = { source: '', language: 'en', device: 'phone', events: ['form-sent'] };
  const json = { 'content-type': 'application/json' };
  const beacon = { 'content-type': 'text/plain;charset=UTF-8' };
  expect((await post({ ...visit, events: ['invented'] }, json)).status()).toBe(400);
  expect((await post({ ...visit, source: { a: 1 } }, json)).status()).toBe(400);
  expect((await post(visit, beacon)).status()).toBe(400);
  expect((await post(visit, { ...beacon, origin: 'https://evil.example' })).status()).toBe(400);
  expect(
    (await request.get(`${process.env.DATABASE_URL}/counts.json?ns=demo-anbahn-default-rtdb`)).ok(),
  ).toBe(false);
});
