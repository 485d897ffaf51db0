import { pathOf } from '../../../src/routes.ts';
import { createAccount, openAuth } from '../support/accounts.ts';
import { findAxeViolations } from '../support/axe.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

for (const locale of LOCALES_UNDER_TEST) {
  test(`${pathOf('auth', locale)} is accessible and fits 360 pixels in every state`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    const { texts, main, button, field, fill, heading, signIn } = await openAuth(page, locale);
    const expectState = async (state: string): Promise<void> => {
      expect(await findAxeViolations(page), state).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, state).toBe(360);
    };
    const email = await createAccount();
    await fill(email, 'wrong-123');
    await button(texts.submit['sign-in']).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expectState('rejected');
    await button(texts.toggle['sign-in']).click();
    await field(texts.password).fill('abc');
    await expect(main.getByRole('listitem').first()).toBeVisible();
    await expectState('signing up');
    await button(texts.toggle['sign-up']).click();
    await signIn(email);
    await expect(heading).toBeFocused();
    await expectState('signed in');
    const { settings } = texts.account;
    for (const form of ['change-email', 'change-password', 'delete'] as const) {
      await button(settings[form].open).click();
      await field(settings.currentPassword).fill('wrong-123');
      await expectState(form);
      await button(settings.cancel).click();
    }
    await page.getByRole('banner').getByRole('button', { name: texts.menu.open }).click();
    await expectState('the menu in the header');
  });
}
