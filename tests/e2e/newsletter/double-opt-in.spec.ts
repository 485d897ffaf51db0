/**
 * The newsletter by double opt-in, from the form to the export. The sample site's owner answered otherwise, so
 * tests/site/newsletter.test.ts runs this in a copy.
 */
import { findSubscriptions, listConfirmed } from '../../../functions/src/newsletter/subscriptions.ts';
import { copy } from '../../../src/copy/index.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expectAccessible } from '../support/axe.ts';
import { createUniqueName, toEmail } from '../support/database.ts';
import { SPECIFIED } from '../support/languages.ts';
import { findLink, readMails } from '../support/mails.ts';
import { openRoster } from '../support/team.ts';
import { expect, test } from '../test.ts';

/** Functions that send email may have to start first. */
const PATIENCE = { timeout: 90_000 };

for (const locale of site.newsletter === 'double-opt-in' ? SPECIFIED : [])
  test(`${locale}: stores an address that its owner confirms, until they unsubscribe`, async ({ page }) => {
    const { newsletter } = copy[locale];
    const { actions, results } = newsletter.page;
    const { database } = openRoster();
    const email = toEmail(createUniqueName('ada'));
    const read = () => findSubscriptions(database, email);

    await page.goto(pathOf('imprint', locale));
    const box = page.getByRole('region', { name: newsletter.title });
    const subscribe = async (address: string, response: string): Promise<void> => {
      await box.getByLabel(newsletter.email).fill(address);
      await box.getByRole('button', { name: newsletter.subscribe }).click();
      await expect(box.getByRole('status')).toHaveText(response, PATIENCE);
    };
    await subscribe('', newsletter.missing);
    await subscribe('ada@localhost', serverCopy[locale].calls.email);
    await subscribe(`\u2066${email}\u2069`, newsletter.requested);
    await expect(box.getByLabel(newsletter.email)).toHaveValue('');
    await expectAccessible(page);
    await box.getByRole('link', { name: newsletter.privacy }).click();
    await expect(page.locator('#privacy-newsletter')).toBeInViewport();

    await expect.poll(async () => (await readMails(email)).length, PATIENCE).toBe(1);
    const [mail] = await readMails(email);
    expect(mail?.subject).toBe(serverCopy[locale].mails.newsletter.subject);
    const confirmLink = mail ? findLink(mail) : '';
    expect(new URL(confirmLink).pathname).toBe(pathOf('newsletter', locale));

    // A mail scanner opens the link, with scripts.
    await page.goto(confirmLink);
    const button = (name: string) => page.getByRole('main').getByRole('button', { name });
    await expect(button(actions.confirm)).toBeVisible();
    await expect(button(actions.unsubscribe)).toBeHidden();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    expect(await listConfirmed(database)).not.toContainEqual(expect.objectContaining({ email }));

    await button(actions.confirm).click();
    await expect(page.getByText(results.confirmed)).toBeFocused(PATIENCE);
    await expect(button(actions.confirm)).toBeHidden();
    expect(await listConfirmed(database)).toContainEqual(
      expect.objectContaining({ email, language: locale, requestedAt: expect.any(Number) }),
    );

    // Asking again looks the same, and sends nothing.
    await subscribe(email, newsletter.requested);
    await expect.poll(() => readQueue()).toEqual(['held', 'sent']);
    expect(await readMails(email)).toHaveLength(1);

    await page.goto(confirmLink.replace('#confirm.', '#unsubscribe.'));
    await button(actions.unsubscribe).click();
    await expect(page.getByText(results.unsubscribed)).toBeVisible(PATIENCE);
    expect(await read()).toEqual([]);

    await page.goto(confirmLink);
    await button(actions.confirm).click();
    await expect(page.getByText(results.gone)).toBeVisible(PATIENCE);
    await page.goto(`${confirmLink}x`);
    await button(actions.confirm).click();
    await expect(page.getByText(serverCopy[locale].ownAccount.invalidLink)).toBeVisible(PATIENCE);
    await page.goto(pathOf('newsletter', locale));
    await expect(page.getByText(newsletter.page.noLink)).toBeVisible();

    /** States of the mails about the subscription. */
    async function readQueue(): Promise<readonly unknown[]> {
      const [id = ''] = /newsletter-[-\w]{20}/.exec(confirmLink) ?? [];
      const found = await database.ref('deliveries').orderByKey().startAt(id).endAt(`${id}\uf8ff`).get();
      const entries: Record<string, { 'newsletter-mail': { state: string } }> = Object(found.val());
      return Object.values(entries)
        .map((entry) => entry['newsletter-mail'].state)
        .toSorted();
    }
  });
