/** The applicant's own page, opened by a signed link. */
import { createApplicationLinkToken } from '../../../functions/src/links/application-link.ts';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { applicationsNamed, putApplication, uniqueName } from '../support/database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const linkTo = (id: string, locale: Locale): string =>
  `${pathOf('application', locale)}#${createApplicationLinkToken(process.env.OWN_LINK_SECRET ?? '', id)}`;

for (const locale of LOCALES_UNDER_TEST) {
  const { application: texts, partnership } = copy[locale];
  const path = pathOf('application', locale);

  test(`${path} shows, corrects and deletes an application`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = uniqueName('Ada');
    const corrected = uniqueName('Ada King');
    const id = await putApplication({ name, email: 'ada@example.com', message: 'Zwei\nZeilen' });
    const before = await applicationsNamed(name);
    const link = linkTo(id, locale);
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url(), request.headers().referer ?? ''));

    await page.goto(link);
    const main = page.getByRole('main');
    const stored = main.getByRole('region', { name: texts.stored.title });
    const form = main.getByRole('region', { name: texts.form.title });
    const withdraw = main.getByRole('region', { name: texts.withdraw.title });
    await expect(stored).toContainText(name);
    await expect(stored).toContainText('ada@example.com');
    await expectAccessible(page);
    await page.reload();
    await expect(stored).toContainText(name);
    expect(await applicationsNamed(name)).toEqual(before);

    const field = form.getByLabel(partnership.name);
    const save = form.getByRole('button', { name: texts.form.save });
    await field.fill(' ');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText(partnership.faults['name-missing']);
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await field.fill(corrected);
    await form.getByLabel(partnership.message).fill('Zwei\nZeilen und eine dritte');

    await page.context().setOffline(true);
    await save.click();
    await expect(form.getByRole('alert')).toContainText(texts.form.kept);
    await expect(field).toHaveValue(corrected);
    await page.context().setOffline(false);
    await page.reload();
    await expect(field).toHaveValue(corrected);
    await expect(stored).toContainText(name);
    await save.click();
    await expect(form.getByRole('status')).toHaveText(texts.form.saved);
    await expect(save).toBeFocused();
    await expect(stored).toContainText(corrected);
    const [[, record] = []] = await applicationsNamed(corrected);
    expect(record).toMatchObject({ id, message: 'Zwei\nZeilen und eine dritte', email: 'ada@example.com' });

    await withdraw.getByRole('button', { name: texts.withdraw.ask }).click();
    await expect(withdraw.getByText(corrected)).toBeFocused();
    await expectAccessible(page);
    await withdraw.getByRole('button', { name: texts.withdraw.keep }).click();
    await expect(withdraw.getByRole('button', { name: texts.withdraw.ask })).toBeFocused();
    expect(await applicationsNamed(corrected)).toHaveLength(1);
    await withdraw.getByRole('button', { name: texts.withdraw.ask }).click();
    await withdraw.getByRole('button', { name: texts.withdraw.confirm }).click();
    // A function's first call starts it.
    await expect(main.getByText(texts.withdrawn)).toBeFocused({ timeout: 60_000 });
    await expectAccessible(page);
    expect(await applicationsNamed(corrected)).toEqual([]);

    await page.reload();
    await expect(main).toContainText(texts.gone);
    const token = link.split('.')[1] ?? '';
    expect(requested.filter((text) => text.includes(token))).toEqual([]);
  });

  test(`${path} explains a missing or forged link, and offers a retry if the server is unreachable`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(texts.noLink);
    const id = await putApplication({ name: uniqueName('Bob') });
    await page.goto(`${linkTo(id, locale)}x`);
    await expect(main).toContainText(texts.invalid);
    await expectAccessible(page);

    await page.route('**/openOwnApplication', (route) => route.abort());
    await page.goto(linkTo(id, locale));
    await expect(main.getByRole('alert')).toContainText(texts.unreachable);
    await expectAccessible(page);
    await page.unroute('**/openOwnApplication');
    await main.getByRole('button', { name: texts.again }).click();
    await expect(main.getByRole('region', { name: texts.stored.title })).toContainText('Bob');
  });
}
