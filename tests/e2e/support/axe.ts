import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '../test.ts';

/** The small one: it goes to the browser, through it, and is read there for each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page as it stands, a line for each rule.
 * @param without rules that are left out
 */
export async function axeFaults(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  // A page keeps it for its next state.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    runOnly: TAGS,
    // Otherwise what passes is described as well: three times as long.
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const { violations } = await page.evaluate(async (given): Promise<AxeResults> => {
    // Wait for what fades in. In closed details, animations start but never finish.
    const fading = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const end = Number(effect?.getComputedTiming().endTime);
      const isVisible = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return (
        isVisible && playState === 'running' && timeline instanceof DocumentTimeline && Number.isFinite(end)
      );
    });
    await Promise.allSettled(fading.map(({ finished }) => finished));
    return Reflect.get(window, 'axe').run(document, given);
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing that axe finds, in the state that the page is in. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  expect(await axeFaults(page, without)).toEqual([]);
}
