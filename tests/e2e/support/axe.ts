import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page as it stands, a line for each rule.
 * @param without rules that are left out
 */
export async function axeFaults(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Otherwise what passes is described as well, and results are put together in a tab of their own: three times as long.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(TAGS)
    .disableRules([...without])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing that axe finds, in the state that the page is in. */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  expect(await axeFaults(page, without)).toEqual([]);
}
