/** What becomes of presses until an island wakes. signs.spec.ts has what wakes it, quick-hands.spec.ts the whole way. */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { FORM, formOn, watchFetches } from '../support/waking.ts';
import { expect, test } from '../test.ts';

const { partnership } = copy.en;
const { Founder, Agency, Company } = partnership.type.labels;

const typeOn = (page: Page, name: string) => formOn(page).getByRole('button', { name, exact: true });

/** Keeps the form's script back. @returns lets it through, and waits until it has come */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(FORM, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(FORM);
    resolve();
    await arrived;
  };
}

test('a form that was turned to before the script was there wakes with it', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await formOn(page).getByLabel(partnership.name).focus();
  await release();
  await expect(formOn(page)).toHaveAttribute('data-awake');
});

test('a press that leaves the focus elsewhere counts as well', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await typeOn(page, Company).evaluate((button: HTMLElement) => button.click());
  await release();
  await expect(typeOn(page, Company)).toHaveAttribute('aria-pressed', 'true');
});

test('presses are repeated in their order, however long the page has been there', async ({ page }) => {
  await page.addInitScript(() => {
    // As text, the second comes before the first.
    let now = 998;
    performance.now = () => now;
    addEventListener(
      'click',
      () => {
        now += 1;
      },
      true,
    );
  });
  const release = await holdScript(page);
  await page.goto('/');
  for (const name of [Company, Agency, Founder, Agency]) {
    const isLeft = await typeOn(page, name).evaluate((button) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    expect(isLeft, 'reaches no form').toBe(false);
  }
  await release();
  await expect(formOn(page)).toHaveAttribute('data-awake');
  await expect(typeOn(page, Agency)).toHaveAttribute('aria-pressed', 'true');
});

test('a press while the island is being hydrated counts once, and after those before it', async ({
  page,
}) => {
  await page.addInitScript((pressed) => {
    // React hydrates in a task of its own, for which it posts null to itself.
    let isFirst = true;
    const heard: (string | null)[] = [];
    Object.assign(globalThis, { heard });
    MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
      apply(post, port, args) {
        if (args[0] !== null || !isFirst) return Reflect.apply(post, port, args);
        isFirst = false;
        setTimeout(() => {
          const button = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === pressed,
          );
          button?.click();
          setTimeout(() => {
            heard.push(button?.getAttribute('aria-pressed') ?? null);
            Reflect.apply(post, port, args);
          });
        });
      },
    });
  }, Agency);
  await page.goto('/');
  await typeOn(page, Company).evaluate((button: HTMLElement) => button.click());
  await expect(typeOn(page, Agency)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'heard')), 'waits for its turn').toEqual([
    'false',
  ]);
});

test('a script that could not be fetched is asked for under another address, and presses still count', async ({
  page,
}) => {
  const fetched = watchFetches(page, FORM);
  await page.route(FORM, (route) => route.abort());
  await page.goto('/');
  await typeOn(page, Agency).click();
  await expect(page.locator('#partner').getByRole('alert')).toHaveText(copy.en.shell.islandFailed);
  await page.unrouteAll();
  // Presses what says nothing of the type.
  await formOn(page).getByRole('button', { name: partnership.submit }).click();
  await expect(formOn(page)).toHaveAttribute('data-awake');
  await expect(typeOn(page, Agency)).toHaveAttribute('aria-pressed', 'true');
  expect(new Set(fetched).size).toBeGreaterThan(1);
  await expect(formOn(page).locator('[data-pressed]')).toHaveCount(0);
});

test('texts that come with an error are none', async ({ page }) => {
  await page.route('**/_astro/partnership.*.js*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await typeOn(page, Agency).click();
  await expect(page.locator('#partner').getByRole('alert')).toHaveText(copy.en.shell.islandFailed);
  await expect(formOn(page)).not.toHaveAttribute('data-awake');
});

test('the check puts the focus on the step that it shows before its script is there', async ({ page }) => {
  await page.route('**/_astro/WizardIsland*.js', () => undefined);
  const { wizard } = copy.en;
  await page.goto('/analysis');
  await page.getByRole('main').getByRole('button', { name: wizard.welcome.start, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: wizard.website.title })).toBeFocused();
});
