/** Tests what triggers hydration of an island. Needs full Chromium, where no pointer moves by itself. */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import {
  FORM_SCRIPT,
  flushRequests,
  formIsland,
  recordFetches,
  VISIT_SCRIPT,
  waitForIdle,
} from '../support/hydration.ts';
import { expect, test } from '../test.ts';

const { partnership, access } = copy.en;

for (const [name, trigger] of [
  ['a touch', (page: Page) => page.dispatchEvent('h1', 'pointerdown', { pointerType: 'touch' })],
  ['a pointer move', (page: Page) => page.mouse.move(200, 200, { steps: 20 })],
  ['a focus change', (page: Page) => page.locator('.skip-link').focus()],
  ['a key press', (page: Page) => page.keyboard.press('Shift')],
] as const)
  test(`${name} fetches the first script`, async ({ page }) => {
    const fetched = recordFetches(page, /\.js/);
    await page.goto('/');
    await waitForIdle(page);
    expect(fetched).toEqual([]);
    const requested = page.waitForRequest(VISIT_SCRIPT);
    await trigger(page);
    await requested;
  });

test('hydrates the form only if a mouse moves near it', async ({ page }) => {
  const fetched = recordFetches(page, FORM_SCRIPT);
  await page.goto('/');
  const form = formIsland(page);
  const hydratesAfterMove = async (pointerType: string, movementX: number, dx: number) => {
    await form.evaluate(
      (element, [type, moved, distance]) => {
        element.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0 } = element.firstElementChild?.getBoundingClientRect() ?? {};
        const position = { clientX: left - Number(distance), clientY: top + 20 };
        const init = { bubbles: true, pointerType: String(type), movementX: Number(moved), ...position };
        document.body.dispatchEvent(new PointerEvent('pointermove', init));
      },
      [pointerType, movementX, dx] as const,
    );
    await flushRequests(page);
    return fetched.length > 0;
  };
  expect(await hydratesAfterMove('mouse', 1, 170), 'too far').toBe(false);
  expect(await hydratesAfterMove('touch', 1, 100), 'touch scrolling').toBe(false);
  expect(await hydratesAfterMove('mouse', 0, 100), 'scrolling under a resting mouse').toBe(false);
  await page.locator('main').focus();
  expect(await hydratesAfterMove('mouse', 0, 100), 'focus on an ancestor').toBe(false);
  await expect.poll(() => hydratesAfterMove('mouse', 1, 150), 'near').toBe(true);
  await expect(form).toHaveAttribute('data-hydrated');
});

test('hydrates the form if a script fills a field', async ({ page }) => {
  await page.goto('/');
  await expect(formIsland(page)).not.toHaveAttribute('data-hydrated');
  const fill = () =>
    formIsland(page)
      .locator('[name=name]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'Ada';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return field.closest('[data-hydrated]') !== null;
      });
  await expect.poll(fill).toBe(true);
  await expect(formIsland(page).getByLabel(partnership.name)).toHaveValue('Ada');
});

test.describe('the main island of a page', () => {
  /** Suppresses the first paint's entry. */
  const suppressPaintEntry = (page: Page) =>
    page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
  const island = (page: Page) => page.locator('astro-island:not([client=account])');

  test('waits for the first paint', async ({ page }) => {
    await suppressPaintEntry(page);
    const fetched = recordFetches(page, /\.js/);
    await page.goto('/access');
    await waitForIdle(page);
    expect(fetched).toEqual([]);
    await expect(page.getByRole('button', { name: access.submit })).toBeVisible();
    await expect(island(page)).not.toHaveAttribute('data-hydrated');
  });

  for (const suffix of ['?step=1', '#part'])
    test(`hydrates immediately if the URL has ${suffix}`, async ({ page }) => {
      await suppressPaintEntry(page);
      await page.goto(`/access${suffix}`);
      await expect(island(page)).toHaveAttribute('data-hydrated');
    });
});
