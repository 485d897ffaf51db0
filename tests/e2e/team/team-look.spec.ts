/** Screenshots of the dashboard: list, detail, log and visits on a laptop, list and detail on a phone. */
import { copy } from '../../../src/copy/index.ts';
import { openDashboard } from '../support/dashboard-page.ts';
import { writePath } from '../support/database.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { isolateDatabase } from '../support/isolated-database.ts';
import { SPECIFIED } from '../support/languages.ts';
import { cutPictures } from '../support/pictures.ts';
import { comparePictures, listStoredNames, updateIfRequested } from '../support/stored-pictures.ts';
import { expect, test } from '../test.ts';

const FOLDER = 'team/pictures';
const SIZES = { 1440: 900, 360: 740 } as const;
const PARTS = ['list', 'detail', 'log', 'visits', 'phone-list', 'phone-detail'];
const NOW = new Date('2026-11-23T12:00:00Z');
const DAY = 86_400_000;

const createId = (index: number): string => `-Olook${String(index).padStart(14, '0')}`;
const MARA = { uid: 'mara', name: 'Mara' };

/** 14 applications, newest first, with their history. */
function createContents(): Readonly<Record<string, unknown>> {
  const indexes = Array.from({ length: 14 }, (_, index) => index);
  const at = (index: number): number => NOW.getTime() - (index * 1.5 + 0.2) * DAY;
  const applications = indexes.map((index) => [
    createId(index),
    {
      ...{ id: createId(index), name: `Ada Beispiel ${index}`, email: `ada-${index}@example.com` },
      ...{ websiteLink: `https://ada-${index}.example`, message: `Message ${index}. `.repeat(12).trim() },
      ...{ applicationType: 'Agency', acceptTerms: true, createdAt: at(index) },
      status: (['pending', 'approved', 'pending', 'rejected'] as const)[index % 4],
      ...(index % 5 === 2 && { owner: MARA, ownedAt: at(index) }),
    },
  ]);
  const log = indexes.map((index) => [
    `-Plook${String(14 - index).padStart(14, '0')}`,
    { at: at(index), who: MARA, what: index % 2 ? 'note' : 'taken', id: createId(index) },
  ]);
  const counts = Array.from({ length: 60 }, (_, index) => [
    new Date(NOW.getTime() - index * DAY).toISOString().slice(0, 10),
    { s0: { none: { de: { larger: { 'landing-touched': 40 - (index % 7), 'booking-hero': index % 4 } } } } },
  ]);
  return {
    applications: Object.fromEntries(applications),
    log: Object.fromEntries(log),
    counts: Object.fromEntries(counts),
    [`history/${createId(0)}`]: { '-P': { at: at(0), who: MARA, what: 'note' } },
    [`notes/${createId(0)}`]: { '-P': { at: at(0), who: MARA, text: 'Call on Monday' } },
  };
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Europe/Berlin' });

for (const locale of SPECIFIED)
  for (const [width, height] of Object.entries(SIZES))
    test(`${locale}: matches its screenshots at ${width} pixels`, async ({ page }) => {
      const window = { width: Number(width), height };
      await page.setViewportSize(window);
      await page.clock.setFixedTime(NOW);
      const database = await isolateDatabase(page);
      for (const [path, value] of Object.entries(createContents())) await writePath(path, value, database);
      const { card, detail, main } = await openDashboard(page, locale);
      const { figures } = copy[locale];
      await waitForDisplayFace(page);
      // Where the gate's button was, it would rest on a row.
      await page.mouse.move(0, 0);
      const differences: string[] = [];
      const comparePart = async (part: string) => {
        const screenshot = await page.screenshot({ scale: 'css', animations: 'disabled' });
        const box = { left: 0, top: 0, ...window };
        const pictures = await cutPictures(screenshot, new Map([[`${part}-${locale}`, box]]));
        await updateIfRequested(FOLDER, pictures);
        differences.push(...(await comparePictures(FOLDER, pictures)));
      };
      const isPhone = width === '360';
      await expect(card('Ada Beispiel 2')).toBeVisible();
      const note = detail.getByRole('paragraph').filter({ hasText: 'Call on Monday' });
      if (!isPhone) await expect(note).toBeVisible();
      await comparePart(isPhone ? 'phone-list' : 'list');
      await card('Ada Beispiel 0').getByRole('link').click();
      await expect(note).toBeVisible();
      await comparePart(isPhone ? 'phone-detail' : 'detail');
      if (!isPhone) {
        await page.getByRole('link', { name: figures.screens.log }).click();
        await expect(main.getByRole('link', { name: 'Ada Beispiel 13' })).toBeVisible();
        await comparePart('log');
        await page.getByRole('link', { name: figures.screens.visits }).click();
        await expect(main.getByRole('table').first()).toBeVisible();
        await comparePart('visits');
      }
      expect(differences).toEqual([]);
    });

test('has no stale screenshots', async () => {
  const names = PARTS.flatMap((part) => SPECIFIED.map((locale) => `${part}-${locale}`));
  expect(await listStoredNames(FOLDER)).toEqual(names.sort());
});
