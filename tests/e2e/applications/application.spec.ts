/** The applicant's own page, opened by a signed link. */
import { applicationLink } from '../../../functions/src/links/signed-link.ts';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { createUniqueName, findApplicationsByName, putApplication } from '../support/database.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const createLink = (id: string, locale: Locale): string =>
  `${pathOf('application', locale)}#${applicationLink.sign(process.env.OWN_LINK_SECRET ?? '', id)}`;

for (const locale of LOCALES_UNDER_TEST) {
  const { application: texts, partnership } = copy[locale];
  const path = pathOf('application', locale);

  test(`${path} shows, corrects and deletes an application`, { tag: '@journey' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const name = createUniqueName('Ada');
    const corrected = createUniqueName('Ada King');
    const id = await putApplication({ name, email: 'ada@example.com', message: 'Zwei\nZeilen' });
    const before = await findApplicationsByName(name);
    const link = createLink(id, locale);
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
    expect(await findApplicationsByName(name)).toEqual(before);

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
    const [[, record] = []] = await findApplicationsByName(corrected);
    expect(record).toMatchObject({ id, message: 'Zwei\nZeilen und eine dritte', email: 'ada@example.com' });

    await withdraw.getByRole('button', { name: texts.withdraw.ask }).click();
    await expect(withdraw.getByText(corrected)).toBeFocused();
    await expectAccessible(page);
    await withdraw.getByRole('button', { name: texts.withdraw.keep }).click();
    await expect(withdraw.getByRole('button', { name: texts.withdraw.ask })).toBeFocused();
    expect(await findApplicationsByName(corrected)).toHaveLength(1);
    await withdraw.getByRole('button', { name: texts.withdraw.ask }).click();
    await withdraw.getByRole('button', { name: texts.withdraw.confirm }).click();
    // A function's first call starts it.
    await expect(main.getByText(texts.withdrawn)).toBeFocused({ timeout: 60_000 });
    await expectAccessible(page);
    expect(await findApplicationsByName(corrected)).toEqual([]);

    await page.reload();
    await expect(main).toContainText(texts.gone);
    const token = link.split('.')[1] ?? '';
    expect(requested.filter((text) => text.includes(token))).toEqual([]);
  });

  test(`${path} explains a missing or forged link, and offers a retry if the server is unreachable`, {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(texts.noLink);
    const id = await putApplication({ name: createUniqueName('Bob') });
    await page.goto(`${createLink(id, locale)}x`);
    await expect(main).toContainText(texts.invalid);
    await expectAccessible(page);

    await page.route('**/openOwnApplication', (route) => route.abort());
    await page.goto(createLink(id, locale));
    await expect(main.getByRole('alert')).toContainText(texts.unreachable);
    await expectAccessible(page);
    await page.unroute('**/openOwnApplication');
    await main.getByRole('button', { name: texts.again }).click();
    await expect(main.getByRole('region', { name: texts.stored.title })).toContainText('Bob');
  });
}
