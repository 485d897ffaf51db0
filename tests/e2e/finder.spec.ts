import { LOCALES } from '../../src/domain/locale.ts';
import { pathOf } from '../../src/routes.ts';
import { expect, test } from './test.ts';

for (const locale of LOCALES) {
  test.describe(pathOf('finder', locale), () => {
    test('loads the niches, narrows them by niche and by text, in German', async ({ page }) => {
      await page.goto(pathOf('finder', locale));
      const content = page.locator('main [lang=de]');
      const cards = content.getByRole('listitem');
      const count = content.getByRole('status');
      const filter = content.getByLabel('Nische', { exact: true });
      const search = content.getByLabel('Suche');
      await expect(count).toHaveText(/^\d{2} Ergebnisse gefunden$/);
      expect(await cards.count()).toBeGreaterThan(50);
      await expect(filter.locator('option').first()).toHaveText('Alle Nischen');

      await filter.selectOption('Immobilien');
      await expect(count).toContainText('3 Ergebnisse gefunden');
      await expect(count).toContainText('Gefiltert nach: Immobilien');
      await expect(cards).toHaveCount(3);

      await filter.selectOption({ label: 'Alle Nischen' });
      await search.fill('BAECKEREIKETTEN');
      await expect(count).toHaveText('1 Ergebnis gefunden');
      await expect(cards).toContainText(['Ladenbau für Bäckereiketten']);
      await expect(cards).toContainText(['Expansionsleiter regionaler Filialbäckereien']);

      await search.fill('zwölf xylophon');
      await expect(content.getByText('Keine Ergebnisse gefunden')).toBeVisible();
      await expect(cards).toHaveCount(0);
      await content.getByRole('button', { name: 'Filter zurücksetzen' }).click();
      await expect(count).toHaveText(/^\d{2} Ergebnisse gefunden$/);

      await content.getByRole('link', { name: 'Zurück zur Startseite' }).click();
      await expect(page).toHaveURL(pathOf('home', locale));
    });

    test('shows that it loads, and nothing found when the file does not come', async ({ page }) => {
      let fail: (() => void) | undefined;
      await page.route('**/anbahn-nischen.csv', async (route) => {
        await new Promise<void>((resolve) => {
          fail = resolve;
        });
        await route.fulfill({ status: 500, body: '' });
      });
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('anbahn-nischen.csv: 500'),
      );
      await page.goto(pathOf('finder', locale), { waitUntil: 'commit' });
      await expect(page.getByText('Nischen werden geladen...')).toBeVisible();
      await expect.poll(() => fail !== undefined).toBe(true);
      fail?.();
      await logged;
      await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
    });
  });
}
