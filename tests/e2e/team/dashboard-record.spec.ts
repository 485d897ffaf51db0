/** The data of an application: notes, history, duplicates, spam, warnings and deletion. */

import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { applicationsNamed, putApplication, uniqueName, writePath } from '../support/database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;
  const { detail: words } = texts;

  test(`${locale}: shows notes, history and duplicates, and deletes an application`, async ({ page }) => {
    const name = uniqueName('Noted');
    const email = `${name.replaceAll(' ', '-').toLowerCase()}@example.com`;
    const id = await putApplication({ name, email });
    await putApplication({
      name: `${name} again`,
      email: email.replace('@example.com', '@ＥＸＡＭＰＬＥ。com'),
    });
    const spamId = await putApplication({ name: `${name} spam` });
    await writePath(`intake/${spamId}/spam`, 'honeypot');
    await writePath(`deliveries/${id}/team-mail`, {
      state: 'failed',
      attempts: 5,
      createdAt: 1,
      error: 'refused',
    });
    await writePath(`retention/next/${id}`, Date.now() + 86_400_000);

    const { main, card, detail, list } = await openDashboard(page, locale);
    await main.getByLabel(texts.filters.search).fill(name);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await main.getByLabel(fill(texts.filters.spam, { n: '' }).split(' (')[0] ?? '').check();
    await expect(card(`${name} spam`)).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await main.getByLabel(fill(texts.filters.spam, { n: '' }).split(' (')[0] ?? '').uncheck();

    await card(name).last().getByRole('link').click();
    await expect(detail.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(detail.getByText(texts.undelivered.one)).toBeVisible();
    await expect(detail.getByText(texts.expiring.one.split('{time}')[0] ?? '')).toBeVisible();
    await expect(detail.getByRole('link', { name: `${name} again` })).toBeVisible();

    const note = `Called them, ${name}`;
    await detail.getByLabel(words.notes.label).fill(note);
    await detail.getByRole('button', { name: words.notes.add }).click();
    // While it is saved, its text field has the same text.
    await expect(detail.getByRole('paragraph').filter({ hasText: note })).toBeVisible();
    await expect(detail.getByLabel(words.notes.label)).toHaveValue('');
    await detail.getByRole('button', { name: texts.statuses.approved }).click();
    const { pending, approved } = texts.statuses;
    const change = fill(words.history.events.status, { from: pending, to: approved });
    await expect(detail.getByRole('listitem').filter({ hasText: words.history.events.note })).toBeVisible();
    await expect(detail.getByRole('listitem').filter({ hasText: change })).toContainText(
      words.history.actors.code,
    );

    await detail.getByText(words.erase.title).click();
    const download = page.waitForEvent('download');
    await detail.getByRole('button', { name: words.erase.exportAll }).click();
    expect((await download).suggestedFilename()).toBe(`${words.erase.file}.json`);
    await detail.getByRole('button', { name: words.erase.ask }).click();
    await expect(detail.getByText(fill(words.erase.question, { name }))).toBeVisible();
    await detail.getByRole('button', { name: words.erase.yes }).click();
    // The first call of a function starts it.
    await expect(list.getByRole('listitem')).toHaveCount(1, { timeout: 60_000 });
    await expect(detail.getByText(words.none)).toBeVisible();
    expect(await applicationsNamed(name)).toEqual([]);
  });
}
