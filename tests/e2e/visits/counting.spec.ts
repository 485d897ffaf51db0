/** What visitors do is counted, and nothing of them is kept. Every test has a campaign of its own. */
import type { Page, Request } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { EMPTY_ENTRIES } from '../../../src/islands/wizard/store/entries.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expectSums, isCount, listening } from '../support/counts.ts';
import { addressOf, applicationsNamed, storedAt, uniqueName } from '../support/database.ts';
import { expect, test } from '../test.ts';
import { answeredBefore, keep } from '../wizard/kept-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

const isScript = (request: Request): boolean => /\/_astro\/visit\.[\w-]+\.js/.test(request.url());

/** Addresses of what a page asks for that has to do with counting. */
function watched(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (isCount(request) || isScript(request)) seen.push(request);
  });
  return seen;
}

const paragraph = (page: Page) => page.locator('.hero p').first();

test('nothing is sent before something is pressed', async ({ page, context }) => {
  const seen = watched(page);
  await page.goto('/?utm_source=bing');
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await listening(page);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 0);
  expect(seen.filter(isScript)).toHaveLength(1);
  expect(seen.filter(isCount)).toEqual([]);

  const call = page.waitForRequest(isCount);
  await paragraph(page).click();
  expect(JSON.parse((await call).postData() ?? '')).toEqual({
    data: { source: 'bing', language: 'en', device: 'larger', events: ['landing-touched'] },
  });
  await expectSums('bing', { 'en/larger/landing-touched': 1 });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('a visit from the search to the booking keeps its campaign from page to page, with nothing stored for it', async ({
  page,
}) => {
  await keep(page, { ...answeredBefore('biggestChallenges'), website: EMPTY_ENTRIES.website });
  const wizard = wizardOn(page, 'de');
  const { wizard: texts, shell } = wizard.texts;
  await page.goto('/de', { referer: 'https://www.youtube.com/watch?v=1' });
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await listening(page);
  await page.getByRole('link', { name: copy.de.shell.nav.check, exact: true }).click();
  await expect(page).toHaveURL(/\/de\/analysis\?utm_source=www\.youtube\.com$/);
  await wizard.button(texts.welcome.start).click();
  await wizard.button(texts.website.skip).click();
  for (const step of [
    'businessPhase',
    'customerType',
    'productTypes',
    'customerAcquisition',
    'teamSize',
  ] as const) {
    await expect(wizard.heading).toHaveText(texts[step].title);
    await wizard.next.click();
  }
  await wizard.option(texts.biggestChallenges.options.competition).check();
  await wizard.toResults.click();
  // The first roadmap waits for its function to start.
  await expect(wizard.main.getByRole('heading', { name: wizard.texts.results.roadmap.hashtags })).toBeVisible(
    {
      timeout: 60_000,
    },
  );
  await page.context().route('https://booking.example/**', (route) => route.fulfill({ body: '' }));
  await wizard.main.getByRole('link', { name: shell.strategyCall }).first().click();

  const steps = [
    'website',
    'businessPhase',
    'customerType',
    'productTypes',
    'customerAcquisition',
    'teamSize',
  ];
  const events = [
    ...['landing-touched', 'check-started', 'website-skipped', 'result-seen', 'roadmap-made'],
    ...[...steps, 'biggestChallenges'].map((step) => `step-${step}`),
    'booking-result',
  ];
  await expectSums('youtube', Object.fromEntries(events.map((event) => [`de/larger/${event}`, 1])));
});

test('an application is counted, and the campaign is kept beside it', async ({ page }) => {
  await page.goto('/?utm_source=LinkedIn');
  const { partnership } = copy.en;
  const form = page.locator('astro-island[client=near]');
  const name = uniqueName('Ada');
  await form.getByRole('button', { name: partnership.submit }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel(partnership.name).fill(name);
  await form.getByLabel(partnership.email, { exact: true }).fill(addressOf(name));
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: partnership.submit }).click();
  await expect(form.getByRole('status')).toHaveText(partnership.success);
  await page.goto('about:blank');
  await expectSums('linkedin', {
    'en/larger/landing-touched': 1,
    'en/larger/form-touched': 1,
    'en/larger/form-refused-name': 1,
    'en/larger/form-sent': 1,
  });
  const [[id] = ['']] = await applicationsNamed(name);
  expect(await storedAt(`intake/${id}/campaign`)).toBe('linkedin');
});

test('who asks not to be tracked is not counted, and the application says nothing of a campaign', async ({
  browser,
}) => {
  for (const wish of ['doNotTrack', 'globalPrivacyControl']) {
    const page = await browser.newPage();
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, wish);
    const seen = watched(page);
    await page.goto(`${process.env.BASE_URL}/analysis?utm_source=instagram`);
    await expect(page.locator('astro-island[data-awake]:not([client=account])')).toBeAttached();
    await page.getByRole('button', { name: copy.en.wizard.welcome.start }).click();
    await page.getByRole('button', { name: copy.en.wizard.website.skip }).click();
    await page.goto(`${process.env.BASE_URL}/imprint`);
    expect(seen.filter(isCount)).toEqual([]);
    await expect(page.locator('html[data-source]')).toHaveCount(0);
    await page.close();
  }
});

test('a second tab is counted for itself, and a reload brings nothing again', async ({ page, context }) => {
  const started = async (tab: Page) => {
    const wizard = wizardOn(tab, 'en');
    await wizard.open('?utm_source=not-in-the-list');
    await wizard.button(wizard.texts.wizard.welcome.start).click();
    await expect(wizard.heading).toHaveText(wizard.texts.wizard.website.title);
    return wizard;
  };
  const one = await started(page);
  const other = await context.newPage();
  await started(other);
  await other.reload();
  await expect(other.locator('astro-island[data-awake]:not([client=account])')).toBeAttached();
  await page.reload();
  await expect(page.locator('astro-island[data-awake]:not([client=account])')).toBeAttached();
  await one.button(one.texts.wizard.website.skip).click();
  await expect(one.heading).toHaveText(one.texts.wizard.businessPhase.title);
  await page.close();
  await other.close();
  await expectSums('other', {
    'en/larger/check-started': 2,
    'en/larger/step-website': 2,
    'en/larger/website-skipped': 1,
    'en/larger/step-businessPhase': 1,
  });
});

for (const [what, blocked] of [
  ['the script', '**/_astro/visit.*'],
  ['the call', '**/countVisit'],
] as const)
  test(`where ${what} is blocked, everything works as ever`, async ({ page }) => {
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

test('what a program sends directly is refused unless it could come from a page', async ({ request }) => {
  const url = `${process.env.FUNCTIONS_URL}/demo-anbahn/${site.firebase.region}/countVisit`;
  const send = (data: object, headers: Readonly<Record<string, string>>) =>
    request.post(url, { headers, data: JSON.stringify({ data }) });
  const visit = { source: '', language: 'en', device: 'phone', events: ['form-sent'] };
  const json = { 'content-type': 'application/json' };
  const beacon = { 'content-type': 'text/plain;charset=UTF-8' };
  expect((await send({ ...visit, events: ['invented'] }, json)).status()).toBe(400);
  expect((await send({ ...visit, source: { a: 1 } }, json)).status()).toBe(400);
  expect((await send(visit, beacon)).status()).toBe(400);
  expect((await send(visit, { ...beacon, origin: 'https://evil.example' })).status()).toBe(400);
  expect(
    (await request.get(`${process.env.DATABASE_URL}/counts.json?ns=demo-anbahn-default-rtdb`)).ok(),
  ).toBe(false);
});
