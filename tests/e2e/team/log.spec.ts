/** Nothing happens unseen: what applicants correct and withdraw shows in list, application and log. */
import { ownLinkToken } from '../../../functions/src/links/own-link.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication, storedAt, uniqueName } from '../support/database.ts';
import { STATES_IN } from '../support/languages.ts';
import { expect, test } from '../test.ts';

for (const locale of STATES_IN) {
  const { application: own, partnership, figures, dashboard: texts } = copy[locale];
  const { events, before } = texts.detail.history;

  test(`${locale}: a correction and a withdrawal show while they happen, and stay in the log without a name`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = uniqueName('Ada');
    const corrected = uniqueName('Grace');
    const id = await putApplication({ name, email: 'ada@example.com', message: 'Hello' });
    const { main, card, detail } = await openDashboard(page, locale);
    await main.getByLabel(texts.filters.search).fill('ada@example.com');
    await card(name).getByRole('link').click();

    const applicant = await context.newPage();
    await applicant.goto(
      `${pathOf('application', locale)}#${ownLinkToken(process.env.OWN_LINK_SECRET ?? '', id)}`,
    );
    const theirs = applicant.getByRole('main');
    await theirs.getByLabel(partnership.name).fill(corrected);
    await theirs.getByRole('button', { name: own.form.save }).click();
    // The first call of a function starts it.
    await expect(card(corrected).getByText(texts.corrected)).toBeVisible({ timeout: 60_000 });
    const fields = texts.detail.history.fields.name;
    await expect(detail.getByText(fill(events.corrected, { to: fields }))).toBeVisible();
    await expect(detail.getByText(fill(before, { field: fields }))).toBeVisible();
    await expect(detail.getByRole('definition').filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
    await detail.getByRole('button', { name: texts.statuses.approved }).click();
    await expect(card(corrected).getByText(texts.corrected)).toHaveCount(0);

    await theirs.getByRole('button', { name: own.withdraw.ask }).click();
    await theirs.getByRole('button', { name: own.withdraw.confirm }).click();
    await expect(detail.getByText(events.withdrawn)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);

    await page.getByRole('link', { name: figures.screens.log }).click();
    await expect(main.getByRole('heading', { name: texts.log.title })).toBeVisible();
    await main.getByLabel(texts.log.kind).selectOption(texts.log.kinds.applicants);
    await expect(main.getByRole('listitem').filter({ hasText: events.withdrawn }).first()).toContainText(
      texts.log.gone,
    );
    await expectAccessible(page);
    const log = JSON.stringify(
      Object.values(Object(await storedAt('log'))).filter((entry) => Object(entry).id === id),
    );
    for (const gone of [name, corrected, 'ada@example.com']) expect(log).not.toContain(gone);
    expect(await storedAt(`corrections/${id}`)).toBeNull();
  });
}
