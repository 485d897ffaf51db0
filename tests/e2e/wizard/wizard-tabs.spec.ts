/** The check in several tabs, which share their entries. */
import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '../../../src/share/storage-key.ts';
import { expect, test } from '../test.ts';
import { entriesBefore, storeEntries } from './stored-entries.ts';
import { wizardOn } from './wizard-page.ts';

test('merges entries from several tabs', async ({ page, context }) => {
  await storeEntries(page, entriesBefore('biggestChallenges'));
  const first = wizardOn(page, 'de');
  await first.openStep('biggestChallenges');
  const other = await context.newPage();
  const second = wizardOn(other, 'de');
  await second.openStep('businessPhase');

  const { businessPhase, biggestChallenges } = first.texts.wizard;
  await first.main.getByLabel(biggestChallenges.custom).fill('Too few hours in a day');
  // The browser's processes synchronize storage asynchronously.
  const storedIn = (tab: Page) => tab.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  await expect.poll(() => storedIn(other)).toContain('Too few hours');
  await second.option(businessPhase.options.scaling.label).check();
  await expect.poll(() => storedIn(page)).toContain('scaling');
  await first.option(biggestChallenges.options.competition).check();
  await expect(first.main.getByLabel(biggestChallenges.custom)).toHaveValue('Too few hours in a day');

  // The second tab updates without a reload, and a third one has all entries.
  await expect.poll(() => storedIn(other)).toContain('competition');
  await second.openStep('biggestChallenges');
  await first.main.getByLabel(biggestChallenges.custom).pressSequentially('!');
  await expect(second.main.getByLabel(biggestChallenges.custom)).toHaveValue('Too few hours in a day!');
  const third = wizardOn(await context.newPage(), 'de');
  await third.openStep('biggestChallenges');
  await expect(third.option(biggestChallenges.options.competition)).toBeChecked();
  await third.openStep('businessPhase');
  await expect(third.option(businessPhase.options.scaling.label)).toBeChecked();
  await expect(third.option(businessPhase.options.growing.label)).toBeChecked();
});

test('resets the other tab when starting over in one', async ({ page, context }) => {
  await storeEntries(page, entriesBefore('teamSize'));
  const first = wizardOn(page, 'en');
  await first.open();
  const second = wizardOn(await context.newPage(), 'en');
  await second.openStep('teamSize');
  await first.button(first.texts.wizard.startOver).click();
  await first.button(first.texts.wizard.startOverYes).click();
  await expect(second.heading).toHaveText(second.texts.wizard.welcome.title);
  await second.button(second.texts.wizard.welcome.start).click();
  await second.button(second.texts.wizard.website.skip).click();
  await second.expectStep('businessPhase');
  await expect(second.main.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
