/**
 * What wakes an island, and what does not: in a browser with windows, where no pointer moves by itself. waking.spec.ts has
 * what becomes of presses until then.
 */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { FIRST, FORM, formOn, watchFetches } from '../support/waking.ts';
import { expect, test } from '../test.ts';

const { partnership, access } = copy.en;

for (const [sign, give] of [
  ['a finger on the page', (page: Page) => page.dispatchEvent('h1', 'pointerdown', { pointerType: 'touch' })],
  ['a pointer that moves', (page: Page) => page.mouse.move(200, 200, { steps: 20 })],
  ['the focus', (page: Page) => page.locator('.skip-link').focus()],
  ['a key', (page: Page) => page.keyboard.press('Shift')],
] as const)
  test(`${sign} fetches what counts visits, and nothing does before`, async ({ page }) => {
    const fetched = watchFetches(page, /\.js/);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    const asked = page.waitForRequest(FIRST);
    await give(page);
    await asked;
  });

test('a pointer wakes the form when it moves near it, and not elsewhere, as a finger, or at rest', async ({
  page,
}) => {
  const asked = watchFetches(page, FORM);
  await page.goto('/');
  const form = formOn(page);
  const at = async (pointerType: string, movementX: number, dx: number) => {
    await form.evaluate(
      (element, [type, moved, beside]) => {
        element.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left = 0, top = 0 } = element.firstElementChild?.getBoundingClientRect() ?? {};
        const place = { clientX: left - Number(beside), clientY: top + 20 };
        const how = { bubbles: true, pointerType: String(type), movementX: Number(moved), ...place };
        document.body.dispatchEvent(new PointerEvent('pointermove', how));
      },
      [pointerType, movementX, dx] as const,
    );
    // Whatever that had fetched would have been asked for before this.
    await page.evaluate(() => fetch('/robots.txt'));
    return asked.length > 0;
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

test.describe('a page that is there for its island', () => {
  /** The first paint never comes. */
  const withoutPaint = (page: Page) =>
    page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
  const island = (page: Page) => page.locator('astro-island:not([client=account])');

  test('waits for the first paint', async ({ page }) => {
    await withoutPaint(page);
    const asked = watchFetches(page, /\.js/);
    await page.goto('/access', { waitUntil: 'load' });
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked).toEqual([]);
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
