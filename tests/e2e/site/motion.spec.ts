/** Animations are short, end by themselves, and respect reduced motion. */
import type { Page } from '@playwright/test';
import { copy } from '../../../src/copy/index.ts';
import {
  type RecordedAnimation,
  recordAnimations,
  takeAnimations,
  waitForMotionScript,
} from '../support/animations.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication } from '../support/database.ts';
import { waitForHydration } from '../support/hydration.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { expect, test } from '../test.ts';
import { COMPLETE, storeEntries } from '../wizard/stored-entries.ts';
import { wizardOn } from '../wizard/wizard-page.ts';

const HOUR = 3_600_000;

async function openNextStep(page: Page) {
  const wizard = wizardOn(page, 'en');
  await storeEntries(page, COMPLETE);
  await wizard.openStep('businessPhase');
  await waitForMotionScript(page);
  await wizard.next.click();
  await wizard.expectStep('customerType');
  await expect(wizard.heading).toBeFocused();
  return wizard;
}

async function showError(page: Page) {
  await page.goto('/auth');
  await waitForHydration(page);
  await waitForMotionScript(page);
  await page.getByRole('button', { name: copy.en.auth.forgot }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(copy.en.auth.emailFirst);
}

async function openList(page: Page, names: readonly string[]) {
  const database = await isolateDatabase(page);
  const start = Date.now();
  const put = (name: string, createdAt: number) => putApplication({ name, createdAt }, database);
  for (const [index, name] of names.entries()) await put(name, start - (index + 1) * HOUR);
  const dashboard = await openDashboard(page, 'en');
  await expect(dashboard.list.getByRole('listitem')).toHaveCount(names.length);
  return { ...dashboard, put, begin: start };
}

/** Expects short animations that have ended and left no styles behind. */
async function expectDone(page: Page, animations: readonly RecordedAnimation[]): Promise<void> {
  for (const { ms, properties } of animations) {
    expect(ms).toBeLessThanOrEqual(200);
    expect(['transform', 'opacity']).toEqual(expect.arrayContaining([...properties]));
  }
  await expect(page.locator('main [style*=transform], main [style*=opacity]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

const listStarts = (animations: readonly RecordedAnimation[], text: string): readonly string[] =>
  animations.filter((animation) => animation.text.includes(text)).map(({ from }) => from);

test.describe('animations', () => {
  test.beforeEach(({ page }) => recordAnimations(page));

  test('move a step in the direction of navigation', async ({ page }) => {
    const wizard = await openNextStep(page);
    const { businessPhase, customerType } = wizard.texts.wizard;
    const forward = await takeAnimations(page);
    expect(listStarts(forward, customerType.title)).toEqual(['translate(16px, 0px)', '0.5']);
    await wizard.back.click();
    await wizard.expectStep('businessPhase');
    const back = await takeAnimations(page);
    expect(listStarts(back, businessPhase.title)).toEqual(['translate(-16px, 0px)', '0.5']);
    await expectDone(page, [...forward, ...back]);
  });

  test('slide an error message in', async ({ page }) => {
    await showError(page);
    const animations = await takeAnimations(page);
    expect(listStarts(animations, copy.en.auth.emailFirst)).toEqual(['translate(0px, -6px)', '0.5']);
    await expectDone(page, animations);
  });
});

test('keeps the scroll position if a row is added above', async ({ page }) => {
  const names = Array.from({ length: 12 }, (_, index) => `Reader ${String.fromCharCode(65 + index)}.`);
  const { card, put, begin: start } = await openList(page, names);
  const currentRow = card('Reader F.');
  await currentRow.hover();
  await currentRow.evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const top = (await currentRow.boundingBox())?.y ?? 0;
  await put('Newcomer', start);
  await expect(card('Newcomer')).toBeAttached();
  await expect.poll(async () => Math.abs(((await currentRow.boundingBox())?.y ?? 0) - top)).toBeLessThan(1);
});

test('accepts input during an animation, and prints its final state', async ({ page }) => {
  await recordAnimations(page, { hold: true });
  const wizard = await openNextStep(page);
  const arriving = page.locator('[data-arrives]:visible');
  await expect(arriving).toHaveCSS('opacity', '0.5');
  // Usable from the first frame.
  await wizard.option(wizard.texts.wizard.customerType.options.b2c.label).check();
  await wizard.next.click();
  await wizard.expectStep('productTypes');
  await expect(arriving).toHaveCSS('opacity', '0.5');
  await page.pdf();
  await expect(arriving).toHaveCSS('opacity', '1');
  await expect(arriving).toHaveCSS('transform', 'none');
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ page }) => recordAnimations(page));

  test('turns all animations off', async ({ page }) => {
    await openNextStep(page);
    expect(await takeAnimations(page)).toEqual([]);
    await showError(page);
    expect(await takeAnimations(page)).toEqual([]);
  });
});
