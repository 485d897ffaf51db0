/** What people see move: short, over by itself, and not at all where less motion is wanted. */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication } from '../support/database.ts';
import { type Movement, motionLoaded, movementsOn, watchMovements } from '../support/movements.ts';
import { ownDatabaseFor } from '../support/own-database.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, keep } from '../wizard/kept-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

const HOUR = 3_600_000;

async function stepOn(page: Page) {
  const wizard = wizardOn(page, 'en');
  await keep(page, COMPLETE);
  await wizard.openStep('businessPhase');
  await motionLoaded(page);
  await wizard.next.click();
  await wizard.expectStep('customerType');
  await expect(wizard.heading).toBeFocused();
  return wizard;
}

async function failOn(page: Page) {
  await page.goto('/auth');
  await expect(page.locator('astro-island:not([client=account], [data-awake])')).toHaveCount(0);
  await motionLoaded(page);
  await page.getByRole('button', { name: copy.en.auth.forgot }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(copy.en.auth.emailFirst);
}

async function listOn(page: Page, names: readonly string[]) {
  const database = await ownDatabaseFor(page);
  const begin = Date.now();
  const put = (name: string, createdAt: number) => putApplication({ name, createdAt }, database);
  for (const [index, name] of names.entries()) await put(name, begin - (index + 1) * HOUR);
  const dashboard = await openDashboard(page, 'en');
  await expect(dashboard.list.getByRole('listitem')).toHaveCount(names.length);
  await motionLoaded(page);
  return { ...dashboard, put, begin };
}

/** Everything that moved is at its place, and its element as it was. */
async function expectRest(page: Page, movements: readonly Movement[]): Promise<void> {
  for (const { ms, properties } of movements) {
    expect(ms).toBeLessThanOrEqual(200);
    expect(['transform', 'opacity']).toEqual(expect.arrayContaining([...properties]));
  }
  await expect(page.locator('main [style*=transform], main [style*=opacity]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

const ofText = (movements: readonly Movement[], text: string): readonly string[] =>
  movements.filter((movement) => movement.text.includes(text)).map(({ from }) => from);

test.describe('moves', () => {
  test.beforeEach(({ page }) => watchMovements(page));

  test('a step, from where the visitor goes to', async ({ page }) => {
    const wizard = await stepOn(page);
    const { businessPhase, customerType } = wizard.texts.wizard;
    const onward = await movementsOn(page);
    expect(ofText(onward, customerType.title)).toEqual(['translate(16px, 0px)', '0.5']);
    await wizard.back.click();
    await wizard.expectStep('businessPhase');
    const back = await movementsOn(page);
    expect(ofText(back, businessPhase.title)).toEqual(['translate(-16px, 0px)', '0.5']);
    await expectRest(page, [...onward, ...back]);
  });

  test('a message', async ({ page }) => {
    await failOn(page);
    const movements = await movementsOn(page);
    expect(ofText(movements, copy.en.auth.emailFirst)).toEqual(['translate(0px, -6px)', '0.5']);
    await expectRest(page, movements);
  });

  test('rows: a new one comes in, and the others make room', async ({ page }) => {
    const { card, put, begin } = await listOn(page, ['Ada', 'Bea', 'Cyd']);
    await expectRest(page, await movementsOn(page));

    await put('Dee', begin);
    await expect(card('Dee')).toBeVisible();
    const coming = await movementsOn(page);
    expect(ofText(coming, 'Dee')).toEqual(['translate(0px, 12px)', '0.5']);
    expect(ofText(coming, 'Ada')).toEqual([expect.stringMatching(/^translate\(0px, -\d+(?:\.\d+)?px\)$/)]);
    await expectRest(page, coming);
  });
});

test('what comes to lie under a resting pointer cannot be pressed before anybody has seen it', async ({
  page,
}) => {
  const { card, put, begin } = await listOn(page, ['Ada', 'Bea', 'Cyd']);
  const approve = (name: string) =>
    card(name).getByRole('button', { name: copy.en.dashboard.statuses.approved });
  const { x = 0, y = 0, height = 0 } = (await approve('Ada').boundingBox()) ?? {};
  await page.evaluate(
    ([left, top]) => {
      const list = document.querySelector('main [aria-posinset]')?.parentElement;
      const under = () => document.elementFromPoint(left, top)?.closest('li')?.textContent ?? null;
      const seen = new Promise((resolve) => {
        let first: string | null;
        if (list)
          new MutationObserver(() => {
            first ??= under();
          }).observe(list, { childList: true });
        const later = setTimeout;
        // How old the timer is that lets the row be pressed.
        Object.assign(globalThis, {
          setTimeout: (act: () => void, ms?: number) => {
            const set = performance.now();
            return later(() => {
              const isShielded = under() === null;
              act();
              if (isShielded && under() !== null) resolve([first, performance.now() - set]);
            }, ms);
          },
        });
      });
      Object.assign(globalThis, { seen });
    },
    [x + 5, y + height / 2] as const,
  );
  await put('Dee', begin);
  const [first, ms] = await page.evaluate(
    (): Promise<[string | null, number]> => Reflect.get(globalThis, 'seen'),
  );
  expect(first).toBeNull();
  // People take a quarter of a second to stop a press.
  expect(ms).toBeGreaterThan(250);
  await approve('Dee').click();
  await expect(approve('Dee')).toBeDisabled();
});

test('who reads further down the list is not moved by what comes above', async ({ page }) => {
  await watchMovements(page);
  const names = Array.from({ length: 12 }, (_, index) => `Reader ${String.fromCharCode(65 + index)}.`);
  const { card, put, begin } = await listOn(page, names);
  const read = card('Reader F.');
  await read.hover();
  await read.evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expectRest(page, await movementsOn(page));
  const top = (await read.boundingBox())?.y ?? 0;
  await put('Newcomer', begin);
  await expect(card('Newcomer')).toBeAttached();
  expect(ofText(await movementsOn(page), 'Reader F.')).toEqual([]);
  await expect.poll(async () => Math.abs(((await read.boundingBox())?.y ?? 0) - top)).toBeLessThan(1);
});

test('a movement holds nobody up, and paper shows nothing half-transparent', async ({ page }) => {
  await watchMovements(page, { hold: true });
  const wizard = await stepOn(page);
  const arriving = page.locator('[data-arrives]:visible');
  await expect(arriving).toHaveCSS('opacity', '0.5');
  // It can be read and pressed from its first picture on; the next one takes its place.
  await wizard.option(wizard.texts.wizard.customerType.options.b2c.label).check();
  await wizard.next.click();
  await wizard.expectStep('productTypes');
  await expect(arriving).toHaveCSS('opacity', '0.5');
  await page.pdf();
  await expect(arriving).toHaveCSS('opacity', '1');
  await expect(arriving).toHaveCSS('transform', 'none');
});

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => watchMovements(page));

  test('nothing moves', async ({ page }) => {
    await stepOn(page);
    expect(await movementsOn(page)).toEqual([]);
    await failOn(page);
    expect(await movementsOn(page)).toEqual([]);
    const { card, put, begin } = await listOn(page, ['Ada', 'Bea']);
    await put('Dee', begin);
    await expect(card('Dee')).toBeVisible();
    expect(await movementsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
