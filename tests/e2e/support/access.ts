/** The panel at /access, and codes like those added by `npm run codes`. */
import type { Page } from '@playwright/test';
import { addCode, type CodeTerms, revokeCode } from '../../../functions/src/access/codes.ts';
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expect } from '../test.ts';
import { waitForHydration } from './hydration.ts';
import { openRoster } from './team.ts';

/** Codes expire at the end of a day. */
export const UNTIL = new Date(2027, 0, 2).getTime();

const createCodeDeps = () => ({
  database: openRoster().database,
  secret: process.env.ACCESS_CODE_SECRET ?? '',
  now: Date.now,
});

/** Adds a code, by default for one use by a mentor. */
export const createCode = (terms: Partial<CodeTerms> = {}) =>
  addCode(createCodeDeps(), { role: 'mentor', uses: 1, until: UNTIL, ...terms });

export const revoke = (id: string) => revokeCode(createCodeDeps(), id);

export const getCallableUrl = (name: string): string =>
  `${process.env.FUNCTIONS_URL}/demo-anbahn/${site.firebase.region}/${name}`;

/** Opens /access and waits until it is hydrated. */
export async function openAccessPanel(page: Page, locale: Locale) {
  const texts = copy[locale].access;
  await page.goto(pathOf('access', locale));
  await waitForHydration(page);
  const box = (n: number) => page.getByLabel(fill(texts.box, { n, of: 5 }));
  const button = page.getByRole('button', { name: texts.submit });
  return {
    texts,
    box,
    button,
    greeting: page.getByRole('heading', { level: 2 }),
    enter: async (code: string) => {
      await box(1).fill(code);
      await button.click();
    },
    expectCode: async (code: string) => {
      for (let n = 1; n <= 5; n++) await expect(box(n)).toHaveValue(code[n - 1] ?? '');
    },
  };
}
