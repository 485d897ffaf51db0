/** Compares the account menu with stored pictures, since no pre-rendered page contains it. */

import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { pathOf } from '../../../src/routes.ts';
import { createAccount, openAuth } from '../support/accounts.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { cutPictures } from '../support/pictures.ts';
import { comparePictures, updateIfRequested } from '../support/stored-pictures.ts';
import { expect, test } from '../test.ts';

const FOLDER = 'accounts/pictures';
const HEIGHT = 420;

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const locale of LOCALES_UNDER_TEST)
  test(`${locale}: the open menu matches the stored pictures`, async ({ page }) => {
    const email = await createAccount();
    const { signIn, texts } = await openAuth(page, locale);
    await signIn(email);
    await page.goto(pathOf('imprint', locale));
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: copy[locale].auth.menu.open }).click();
    const signedInText = header.getByText(fill(texts.signedInAs, { email }));
    await signedInText.evaluate(
      (line, text) => line.replaceChildren(text),
      fill(texts.signedInAs, { email: 'ada@example.com' }),
    );
    // The header must also fit in a fallback font, which may be wide.
    for (const width of [320, 360, 768, 1152, 1280, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const overflow = await header.evaluate((bar) => {
        const edge = bar.querySelector('.wrap')?.getBoundingClientRect().right ?? 0;
        return (
          Math.max(
            ...[...bar.querySelectorAll('.wrap > *')].map((part) => part.getBoundingClientRect().right),
          ) - edge
        );
      });
      // The menu button extends into the gutter to align its icon with the text.
      expect(overflow, `at ${width} pixels`).toBeLessThanOrEqual(8);
    }
    await waitForDisplayFace(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const screenshot = await page.screenshot({ scale: 'css', animations: 'disabled' });
      const window = { left: 0, top: 0, width, height: HEIGHT };
      const pictures = await cutPictures(screenshot, new Map([[`menu-${width}-${locale}`, window]]));
      await updateIfRequested(FOLDER, pictures);
      expect(await comparePictures(FOLDER, pictures)).toEqual([]);
    }
  });
