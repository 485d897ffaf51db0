/** What wakes an island, and what does not; and what becomes of presses until then. quick-hands.spec.ts has the whole way. */
import type { Page } from '@playwright/test';
import { copy } from '../../src/copy/index.ts';
import { expect, test } from './test.ts';

const { partnership, access } = copy.en;
const { Founder, Agency, Company } = partnership.type.labels;
const WAKE = /\/wake\.[^/]*\.js/;

const formOn = (page: Page) => page.locator('[data-island="partnership"]');
const typeOn = (page: Page, name: string) => formOn(page).getByRole('button', { name, exact: true });

/** Keeps the script that wakes islands back. @returns lets it through, and waits until it watches */
async function holdWaking(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/wake.*.js*', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(WAKE);
    resolve();
    await arrived;
  };
}

/** Turns to the page, and waits for the script that wakes islands. It begins to watch soon after. */
async function startWatching(page: Page): Promise<void> {
  const arrived = page.waitForResponse(WAKE);
  await page.mouse.move(5, 5);
  await arrived;
}

/** Addresses at which the script that wakes islands is asked for, from now on. */
function watchFetches(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (WAKE.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

for (const [sign, give] of [
  ['a finger on the page', (page: Page) => page.dispatchEvent('h1', 'pointerdown', { pointerType: 'touch' })],
  ['a pointer that moves', (page: Page) => page.mouse.move(5, 5)],
  ['the focus', (page: Page) => page.locator('.skip-link').focus()],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
] as const)
  test(`${sign} fetches the script that wakes islands`, async ({ page }) => {
    const fetched = watchFetches(page);
    await page.goto('/');
    expect(fetched).toEqual([]);
    const asked = page.waitForRequest(WAKE);
    await give(page);
    await asked;
  });

test('a pointer wakes the form when it moves near it, and not elsewhere, as a finger, or at rest', async ({
  page,
}) => {
  await page.goto('/');
  await startWatching(page);
  const form = formOn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const at = async (pointerType: string, movementX: number, dx: number) => {
    await form.evaluate(
      (element, [type, moved, beside]) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top } = element.getBoundingClientRect();
        const place = { clientX: left - Number(beside), clientY: top + 20 };
        const how = { bubbles: true, pointerType: String(type), movementX: Number(moved), ...place };
        document.body.dispatchEvent(new PointerEvent('pointermove', how));
      },
      [pointerType, movementX, dx] as const,
    );
    // Whatever that had fetched would have been asked for before this.
    await page.evaluate(() => fetch('/robots.txt'));
    return asked.some((url) => url.includes('/islands/'));
  };
  expect(await at('mouse', 1, 170), 'too far').toBe(false);
  expect(await at('touch', 1, 100), 'a finger that scrolls').toBe(false);
  expect(await at('mouse', 0, 100), 'the page moves under it').toBe(false);
  await page.locator('main').focus();
  expect(await at('mouse', 0, 100), 'the focus on what holds the form').toBe(false);
  await expect.poll(() => at('mouse', 1, 150), 'near').toBe(true);
  await expect(form).toHaveAttribute('data-awake');
});

test('what fills a field without touching it wakes the form', async ({ page }) => {
  await page.goto('/');
  await startWatching(page);
  await expect(formOn(page)).not.toHaveAttribute('data-awake');
  const fill = () =>
    formOn(page)
      .locator('[name=name]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'Ada';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return field.closest('[data-awake]') !== null;
      });
  await expect.poll(fill).toBe(true);
  await expect(formOn(page).getByLabel(partnership.name)).toHaveValue('Ada');
});

test('a form that was turned to before the script was there wakes with it', async ({ page }) => {
  const release = await holdWaking(page);
  await page.goto('/');
  await formOn(page).getByLabel(partnership.name).focus();
  await release();
  await expect(formOn(page)).toHaveAttribute('data-awake');
});

test('a press that leaves the focus elsewhere counts as well', async ({ page }) => {
  const release = await holdWaking(page);
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
  const release = await holdWaking(page);
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
  const fetched = watchFetches(page);
  await page.route('**/_astro/wake.*.js*', (route) => route.abort());
  await page.goto('/');
  await typeOn(page, Agency).click();
  await expect(formOn(page).getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  // Presses what says nothing of the type.
  await formOn(page).getByRole('button', { name: partnership.submit }).click();
  await expect(formOn(page)).toHaveAttribute('data-awake');
  await expect(typeOn(page, Agency)).toHaveAttribute('aria-pressed', 'true');
  expect(fetched.length).toBeGreaterThan(1);
  expect(new Set(fetched).size).toBe(fetched.length);
  await expect(formOn(page).locator('[data-pressed]')).toHaveCount(0);
});

test('texts that come with an error are none', async ({ page }) => {
  await page.route('**/islands/partnership.*.json*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await typeOn(page, Agency).click();
  await expect(formOn(page).getByRole('alert').first()).toHaveText(copy.en.shell.islandFailed);
  await expect(formOn(page)).not.toHaveAttribute('data-awake');
});

test.describe('a page that is there for its island', () => {
  /** The first paint never comes. */
  const withoutPaint = (page: Page) =>
    page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
  const island = (page: Page) => page.locator('[data-island]');

  test('waits for the first paint', async ({ page }) => {
    await withoutPaint(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/access', { waitUntil: 'load' });
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked.filter((url) => WAKE.test(url))).toEqual([]);
    await expect(page.getByRole('button', { name: access.submit })).toBeVisible();
    await expect(island(page)).not.toHaveAttribute('data-awake');
  });

  for (const asks of ['?step=1', '#part'])
    test(`does not where its address asks for ${asks}`, async ({ page }) => {
      await withoutPaint(page);
      await page.goto(`/access${asks}`);
      await expect(island(page)).toHaveAttribute('data-awake');
    });
});

test('the check puts the focus on the step that it shows before its script is there', async ({ page }) => {
  await page.route('**/_astro/WizardIsland*.js', () => undefined);
  const { wizard } = copy.en;
  await page.goto('/analysis');
  await page.getByRole('main').getByRole('button', { name: wizard.welcome.start, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: wizard.website.title })).toBeFocused();
});
