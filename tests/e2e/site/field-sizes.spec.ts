/** iOS zooms into a field with text smaller than 16 px, and does not zoom out again. */
import type { Page as Tab } from '@playwright/test';
import { applicationLink } from '../../../functions/src/links/signed-link.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { PAGES, type Page, pathOf } from '../../../src/routes.ts';
import { createAccount, openAuth } from '../support/accounts.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { createUniqueName, putApplication } from '../support/database.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../test.ts';
import { storeEntries, WITH_ROADMAP } from '../wizard/stored-entries.ts';

const pages = Object.keys(PAGES).filter((page): page is Page => page in PAGES);

/** Fields in the document whose text is too small, with its size; hidden ones, too. */
const findSmallFields = (tab: Tab): Promise<readonly string[]> =>
  tab
    .locator('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')
    .evaluateAll((fields) =>
      fields
        .map((field) => [getComputedStyle(field).fontSize, field.outerHTML.slice(0, 120)] as const)
        .filter(([size]) => Number.parseFloat(size) < 16)
        .map((entry) => entry.join(' ')),
    );

for (const viewport of [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
])
  test.describe(`fields on a phone of ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: true });

    for (const page of pages)
      test(`have text of at least 16 px on ${page}`, async ({ page: tab }) => {
        for (const locale of LOCALES) {
          await tab.goto(pathOf(page, locale));
          await waitForHydration(tab);
          expect(await findSmallFields(tab)).toEqual([]);
        }
      });

    test('have it in every step of the check and in its result', async ({ page: tab }) => {
      await tab.goto(pathOf('analysis', 'de'));
      await storeEntries(tab, WITH_ROADMAP);
      for (const step of ['1', '2', '3', '4', '5', '6', '7', 'results']) {
        await tab.goto(`${pathOf('analysis', 'de')}?step=${step}`);
        await waitForHydration(tab);
        await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await findSmallFields(tab)).toEqual([]);
      }
    });

    test('have it on the applicant’s own page, in an account, and in the team’s tool', async ({
      page: tab,
    }) => {
      const id = await putApplication({ name: createUniqueName('Ada') });
      const token = applicationLink.sign(process.env.OWN_LINK_SECRET ?? '', id);
      await tab.goto(`${pathOf('application', 'de')}#${token}`);
      await expect(tab.locator('textarea')).toBeVisible();
      expect(await findSmallFields(tab)).toEqual([]);
      const { signIn } = await openAuth(tab, 'de');
      await signIn(await createAccount());
      expect(await findSmallFields(tab)).toEqual([]);
      await openDashboard(tab, 'de');
      await tab.goto(`${pathOf('teamdashboard', 'de')}#${id}`);
      expect(await findSmallFields(tab)).toEqual([]);
    });
  });
