/** The data of an application: notes, history, spam, warnings and deletion. */

import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { createUniqueName, findApplicationsByName, putApplication, writePath } from '../support/database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES_UNDER_TEST) {
  const texts = copy[locale].dashboard;
  const { detail: detailTexts } = texts;

  test(`${locale}: shows notes and history, and deletes an application`, {
    tag: '@journey',
  }, async ({ page }) => {
    const name = createUniqueName('Noted');
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
    await expect(detail.getByText(texts.unsent.one)).toBeVisible();
    await expect(detail.getByText(texts.expiring.one.split('{time}')[0] ?? '')).toBeVisible();

    const note = `Called them, ${name}`;
    await detail.getByLabel(detailTexts.notes.label).fill(note);
    await detail.getByRole('button', { name: detailTexts.notes.add }).click();
    // While the note is being saved, the text field still contains it.
    await expect(detail.getByRole('paragraph').filter({ hasText: note })).toBeVisible();
    await expect(detail.getByLabel(detailTexts.notes.label)).toHaveValue('');
    await detail.getByRole('button', { name: texts.statuses.approved }).click();
    const { pending, approved } = texts.statuses;
    const change = fill(detailTexts.history.events.status, { from: pending, to: approved });
    await expect(
      detail.getByRole('listitem').filter({ hasText: detailTexts.history.events.note }),
    ).toBeVisible();
    await expect(detail.getByRole('listitem').filter({ hasText: change })).toContainText(
      detailTexts.history.actors.code,
    );

    await detail.getByText(detailTexts.erase.title).click();
    const download = page.waitForEvent('download');
    await detail.getByRole('button', { name: detailTexts.erase.exportAll }).click();
    expect((await download).suggestedFilename()).toBe(`${detailTexts.erase.file}.json`);
    await detail.getByRole('button', { name: detailTexts.erase.ask }).click();
    await expect(detail.getByText(fill(detailTexts.erase.question, { name }))).toBeVisible();
    await detail.getByRole('button', { name: detailTexts.erase.yes }).click();
    // The first call of a function starts it.
    await expect(list.getByRole('listitem')).toHaveCount(1, { timeout: 60_000 });
    await expect(detail.getByRole('heading', { name: `${name} again` })).toBeVisible();
    await expect(detail).toBeFocused();
    expect(await findApplicationsByName(name)).toEqual([]);
  });
}
