/** Clicks on an island before it is hydrated. early-input.spec.ts tests whole journeys. */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { FORM_SCRIPT, formIsland, recordFetches } from '../support/hydration.ts';
import { expect, test } from '../test.ts';

const { partnership } = copy.en;
const { Founder, Agency, Company } = partnership.type.labels;

const findTypeButton = (page: Page, name: string) =>
  formIsland(page).getByRole('button', { name, exact: true });

/** Delays the form's script. @returns a function that releases it and waits for the response */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(FORM_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(FORM_SCRIPT);
    resolve();
    await arrived;
  };
}

test('hydrates a form that was focused before its script had loaded', { tag: '@journey' }, async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/');
  await formIsland(page).getByLabel(partnership.name).focus();
  await release();
  await expect(formIsland(page)).toHaveAttribute('data-hydrated');
});

test('replays a click that did not move the focus', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await findTypeButton(page, Company).evaluate((button: HTMLElement) => button.click());
  await release();
  await expect(findTypeButton(page, Company)).toHaveAttribute('aria-pressed', 'true');
});

test('replays clicks in chronological, not lexicographic, order', async ({ page }) => {
  await page.addInitScript(() => {
    // As strings, '1000' sorts before '999'.
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
    const isUnhandled = await findTypeButton(page, name).evaluate((button) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    expect(isUnhandled, 'submits no form').toBe(false);
  }
  await release();
  await expect(formIsland(page)).toHaveAttribute('data-hydrated');
  await expect(findTypeButton(page, Agency)).toHaveAttribute('aria-pressed', 'true');
});

test('replays a click made during hydration once, after earlier ones', async ({ page }) => {
  await page.addInitScript((pressed) => {
    // React schedules hydration by posting null to itself.
    let isFirst = true;
    const states: (string | null)[] = [];
    Object.assign(globalThis, { states });
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
            states.push(button?.getAttribute('aria-pressed') ?? null);
            Reflect.apply(post, port, args);
          });
        });
      },
    });
  }, Agency);
  await page.goto('/');
  await findTypeButton(page, Company).evaluate((button: HTMLElement) => button.click());
  await expect(findTypeButton(page, Agency)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'states')), 'not yet handled').toEqual(['false']);
});

test('retries a script that failed to load with a different URL, and keeps earlier clicks', {
  tag: '@journey',
}, async ({ page }) => {
  const fetched = recordFetches(page, FORM_SCRIPT);
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto('/');
  await findTypeButton(page, Agency).click();
  await expect(page.locator('#partner').getByRole('alert')).toHaveText(copy.en.shell.islandFailed);
  await page.unrouteAll();
  // Retries without another click on a type.
  await formIsland(page).getByRole('button', { name: partnership.submit }).click();
  await expect(formIsland(page)).toHaveAttribute('data-hydrated');
  await expect(findTypeButton(page, Agency)).toHaveAttribute('aria-pressed', 'true');
  expect(new Set(fetched).size).toBeGreaterThan(1);
  await expect(formIsland(page).locator('[data-pressed]')).toHaveCount(0);
});

test('shows an error if the texts fail to load', async ({ page }) => {
  await page.route('**/_astro/partnership.*.js*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/');
  await findTypeButton(page, Agency).click();
  await expect(page.locator('#partner').getByRole('alert')).toHaveText(copy.en.shell.islandFailed);
  await expect(formIsland(page)).not.toHaveAttribute('data-hydrated');
});

test('focuses the step that the check shows before its script has loaded', async ({ page }) => {
  await page.route('**/_astro/WizardIsland*.js', () => undefined);
  const { wizard } = copy.en;
  await page.goto('/analysis');
  await page.getByRole('main').getByRole('button', { name: wizard.welcome.start, exact: true }).click();
  await expect(page.getByRole('heading', { name: wizard.website.title })).toBeFocused();
});
