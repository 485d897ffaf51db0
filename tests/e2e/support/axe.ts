import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '../test.ts';

/** Minified, because every page has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page's current state.
 * @param skippedRules rules to skip
 * @returns a line per violated rule
 */
export async function findAxeViolations(
  page: Page,
  skippedRules: readonly string[] = [],
): Promise<readonly string[]> {
  // A page keeps axe until it reloads.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: TAGS,
    // Describing passes too would take three times as long.
    resultTypes: ['violations'],
    rules: Object.fromEntries(skippedRules.map((rule) => [rule, { enabled: false }])),
  };
  const { violations } = await page.evaluate(async (runOptions): Promise<AxeResults> => {
    // Contrast is wrong while elements fade in. In closed details, animations start but never finish.
    const fading = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      const isVisible = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return (
        isVisible && playState === 'running' && timeline instanceof DocumentTimeline && Number.isFinite(end)
      );
    });
    await Promise.allSettled(fading.map(({ finished }) => finished));
    return Reflect.get(window, 'axe').run(document, runOptions);
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export async function expectAccessible(page: Page, skippedRules: readonly string[] = []): Promise<void> {
  expect(await findAxeViolations(page, skippedRules)).toEqual([]);
}
