/** Records that no form can submit. Each is shown as text, without affecting the others. */
import { fill } from '../../../src/copy/fill.ts';
import { copy } from '../../../src/copy/index.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { putApplication, type Stored } from '../support/database.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { expect, test } from '../test.ts';

const YEAR_300_000 = 9_404_000_000_000 * 1000;
const BIDI = '\u202e\u2066txt.exe\u2069';

/** Records with the name they show. */
const HOSTILE: readonly (readonly [shown: string, change: Stored])[] = [
  ['Half an e-mail', { name: 'Half an e-mail', email: 'a\ud800@x.example' }],
  ['Half a name \ufffd', { name: 'Half a name \ud800' }],
  ['Half a message', { name: 'Half a message', message: 'before \udfff after' }],
  ['Half a link', { name: 'Half a link', websiteLink: 'https://\ud800.example' }],
  [`Turned ${BIDI}`, { name: `Turned ${BIDI}` }],
  ['Marks', { name: `Marks${'\u0301\u0489'.repeat(2500)}` }],
  ['😀'.repeat(200), { name: '😀'.repeat(200) }],
  ['Runs code', { name: 'Runs code', websiteLink: 'javascript:alert(document.domain)' }],
  ['Carries a page', { name: 'Carries a page', websiteLink: 'data:text/html,<script>alert(1)</script>' }],
  ['<img src=x onerror=alert(1)>', { name: '<img src=x onerror=alert(1)>' }],
  ['4711', { name: 4711, email: 12, websiteLink: 0, message: 1e300 }],
  ['Only a name', { name: 'Only a name', email: null, websiteLink: null, message: null, acceptTerms: null }],
  ['No time', { name: 'No time', createdAt: null, status: null }],
  ['Far future', { name: 'Far future', createdAt: YEAR_300_000, updatedAt: YEAR_300_000 }],
  ['Far past', { name: 'Far past', createdAt: -YEAR_300_000 }],
  ['A text for a time', { name: 'A text for a time', createdAt: 'yesterday', updatedAt: { a: 1 } }],
  ['Odd status', { name: 'Odd status', status: 'hired' }],
  ['Zero', { name: 'Zero\u0000\u0007', message: '\u0000'.repeat(50) }],
  ['No such type', { name: 'No such type', applicationType: 'Admin' }],
  ['No type', { name: 'No type', applicationType: null }],
];

test('shows every hostile record as text', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  const database = await isolateDatabase(page);
  for (const [, change] of HOSTILE) await putApplication(change, database);
  await putApplication({ name: 'Ada Lovelace' }, database);
  // The list is virtualized, so the viewport has to fit all rows.
  await page.setViewportSize({ width: 1280, height: 4000 });
  const { list, detail, card } = await openDashboard(page, 'en');
  await expect(card('Ada Lovelace')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(HOSTILE.length + 1);
  for (const [shown] of HOSTILE) {
    await expect(card(shown)).toBeVisible();
    await card(shown).getByRole('link').click();
    const hrefs = await list
      .or(detail)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThanOrEqual(HOSTILE.length);
    for (const href of hrefs) expect(href).toMatch(/^(?:mailto:|https?:\/\/|#application=)/);
  }
  // Stacked combining marks must not overflow the page.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
  expect(dialogs).toEqual([]);
});

test('shows the other records if one fails to render', async ({ page }) => {
  const database = await isolateDatabase(page);
  const breaking = 1_400_000_000_000;
  await page.addInitScript((time) => {
    const descriptor = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        const format = descriptor?.get?.call(this);
        return (value: number) => {
          if (value === time) throw new RangeError('Invalid time value');
          return format(value);
        };
      },
    });
  }, breaking);
  const id = await putApplication({ name: 'Breaks', createdAt: breaking }, database);
  await putApplication({ name: 'Ada Lovelace' }, database);
  const { list, card } = await openDashboard(page, 'en');
  await expect(card('Ada Lovelace')).toBeVisible();
  await expect(card(id)).toHaveText(fill(copy.en.dashboard.unreadable, { id }));
  await expect(list.getByRole('listitem')).toHaveCount(2);
});
