/** The check in several tabs, which share their entries. */
import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../../src/share/storage-key.ts';
import { expect, test } from '../test.ts';
import { entriesBefore, storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

test('merges entries of several tabs', async ({ page, context }) => {
  await storeEntries(page, entriesBefore('biggestChallenges'));
  const one = wizardOn(page, 'de');
  await one.openStep('biggestChallenges');
  const other = await context.newPage();
  const two = wizardOn(other, 'de');
  await two.openStep('businessPhase');

  const { businessPhase, biggestChallenges } = one.texts.wizard;
  await one.main.getByLabel(biggestChallenges.custom).fill('Too few hours in a day');
  // The browser's processes synchronize storage asynchronously.
  const storedIn = (tab: Page) => tab.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  await expect.poll(() => storedIn(other)).toContain('Too few hours');
  await two.option(businessPhase.options.scaling.label).check();
  await expect.poll(() => storedIn(page)).toContain('scaling');
  await one.option(biggestChallenges.options.competition).check();
  await expect(one.main.getByLabel(biggestChallenges.custom)).toHaveValue('Too few hours in a day');

  // The second tab updates without a reload; a third has everything.
  await expect.poll(() => storedIn(other)).toContain('competition');
  await two.openStep('biggestChallenges');
  await one.main.getByLabel(biggestChallenges.custom).pressSequentially('!');
  await expect(two.main.getByLabel(biggestChallenges.custom)).toHaveValue('Too few hours in a day!');
  const third = wizardOn(await context.newPage(), 'de');
  await third.openStep('biggestChallenges');
  await expect(third.option(biggestChallenges.options.competition)).toBeChecked();
  await third.openStep('businessPhase');
  await expect(third.option(businessPhase.options.scaling.label)).toBeChecked();
  await expect(third.option(businessPhase.options.growing.label)).toBeChecked();
});

test('starting over in one tab resets the other', async ({ page, context }) => {
  await storeEntries(page, entriesBefore('teamSize'));
  const one = wizardOn(page, 'en');
  await one.open();
  const two = wizardOn(await context.newPage(), 'en');
  await two.openStep('teamSize');
  await one.button(one.texts.wizard.startOver).click();
  await one.button(one.texts.wizard.startOverYes).click();
  await expect(two.heading).toHaveText(two.texts.wizard.welcome.title);
  await two.button(two.texts.wizard.welcome.start).click();
  await two.button(two.texts.wizard.website.skip).click();
  await two.expectStep('businessPhase');
  await expect(two.main.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
