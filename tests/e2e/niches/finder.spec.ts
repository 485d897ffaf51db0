import type { Page } from '@playwright/test';
import { nicheFile } from '../../../src/domain/site/brand-names.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { nichePath, pathOf } from '../../../src/routes.ts';
import { site } from '../../../src/site.ts';
import { expectAccessible } from '../support/axe.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { expect, test } from '../test.ts';

const NICHES = nicheFile(site.brand, 'nischen');
const FILE = `**${NICHES}`;
const WORDS = `**${nicheFile(site.brand, 'suchwoerter')}`;
const HEADER = 'nische;mikronische;beschreibung;zielgruppe';

function finderOn(page: Page) {
  const content = page.locator('main [lang=de]').first();
  return {
    content,
    cards: content.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
    count: content.getByRole('status'),
    filter: content.getByLabel('Nische', { exact: true }),
    search: content.getByLabel('Suche'),
  };
}

/** Wraps each text node in font elements, now and whenever one is added, as Chrome's translation does. */
function translateLikeChrome(): void {
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentNode;
      if (!(parent instanceof HTMLElement) || parent.tagName === 'FONT' || !text.textContent?.trim())
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.textContent;
      parent.replaceChild(outer, text);
    }
  };
  const main = document.querySelector('main') ?? document.body;
  wrap(main);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected && node.parentNode) wrap(node.parentNode);
  }).observe(main, { childList: true, subtree: true });
}

for (const locale of LOCALES_UNDER_TEST) {
  const path = pathOf('finder', locale);

  test.describe(path, () => {
    test('shows more cards, and filters by niche and by text, in German', { tag: '@journey' }, async ({
      page,
    }) => {
      await page.goto(path);
      const { content, cards, count, filter, search } = finderOn(page);
      await expect(count).toHaveText(/^\d{3} Ergebnisse gefunden$/);
      await expect(cards).toHaveCount(24);
      await content.getByRole('button', { name: /Weitere anzeigen/ }).click();
      await expect(cards).toHaveCount(48);
      await expect(cards.nth(24).getByRole('link').first()).toBeFocused();
      await expect(filter.locator('option').first()).toHaveText('Alle Nischen');

      await filter.selectOption('immobilien');
      await expect(count).toContainText('15 Ergebnisse gefunden');
      await expect(count).toContainText('Gefiltert nach: Immobilien');
      await expect(cards).toHaveCount(15);

      await filter.selectOption({ label: 'Alle Nischen' });
      await search.fill('BAECKEREIKETTEN');
      await expect(cards.first()).toContainText('Ladenbau für Bäckereiketten');
      await expect(cards.first()).toContainText('Expansionsleiter regionaler Filialbäckereien');
      await expect(cards.locator('mark').first()).toHaveText('Bäckereiketten');
      await expect(cards.locator('mark').first(), 'in the site’s color').toHaveCSS(
        'background-color',
        'rgb(253, 238, 224)',
      );

      await search.fill('Dachbegrünung lichtschwert');
      await expect(content.getByText('Keine Mikronische enthält alle 2 Wörter.')).toBeVisible();
      await expect(cards.first()).toContainText(/dach/i);

      await search.fill('lichtschwert');
      await expect(content.getByText('Keine Ergebnisse gefunden')).toBeVisible();
      await expect(cards).toHaveCount(0);
      await content.getByRole('button', { name: 'Filter zurücksetzen' }).click();
      await expect(count).toHaveText(/^\d{3} Ergebnisse gefunden$/);

      await content.getByRole('link', { name: 'Zurück zur Startseite' }).click();
      await expect(page).toHaveURL(pathOf('home', locale));
    });

    test('keeps search and niche in the URL through Back, reload and a language change', async ({ page }) => {
      await page.goto(path);
      const { count, filter, search } = finderOn(page);
      await expect(count).toHaveText(/gefunden/);
      await search.fill('dach');
      await filter.selectOption('dach-und-fassade');
      await expect(page).toHaveURL(`${path}?suche=dach&nische=dach-und-fassade`);
      await expect(count).toContainText('Gefiltert nach: Dach und Fassade');
      await page.reload();
      await expect(search).toHaveValue('dach');
      await expect(count).toContainText('Gefiltert nach: Dach und Fassade');
      await page.goBack();
      await expect(count).not.toContainText('Gefiltert');
      await expect(search).toHaveValue('dach');
      await page.goForward();
      await expect(count).toContainText('Gefiltert nach: Dach und Fassade');
      const other = LOCALES.find((each) => each !== locale) ?? locale;
      await page
        .locator(`header a[hreflang=${other}]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${pathOf('finder', other)}?suche=dach&nische=dach-und-fassade`);
      await expect(finderOn(page).search).toHaveValue('dach');
    });

    test('hides the pre-rendered cards while a search in the URL waits for the script', async ({ page }) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      await page.route('**/_astro/FinderIsland*.js', async (route) => {
        await released;
        await route.continue();
      });
      const { cards, count } = finderOn(page);
      await page.goto(`${path}?utm_source=ad`);
      await expect(cards.first()).toBeVisible();
      await page.goto(`${path}?suche=dachdecker`);
      await expect(count).toBeVisible();
      await expect(cards.first()).toBeHidden();
      resolve();
      await expect(cards.first()).toContainText(/dach/i);

      await page.unrouteAll();
      await page.route('**/_astro/FinderIsland*.js', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(cards.first()).toBeVisible();
    });

    test('shows loading and empty states, and retries if the file fails to load', {
      tag: '@journey',
    }, async ({ page }) => {
      let respond: (() => void) | undefined;
      await page.route(FILE, async (route) => {
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        await route.fulfill({ status: 404, body: '' });
      });
      const logged = page.waitForEvent('console', (message) => message.text().includes(`${NICHES}: 404`));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByText('Nischen werden geladen …')).toBeVisible();
      await expect.poll(() => respond !== undefined).toBe(true);
      respond?.();
      await logged;
      await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
      await page.unroute(FILE);
      await page.getByRole('button', { name: 'Noch einmal laden' }).click();
      await expect(finderOn(page).count).toHaveText(/^\d{3} Ergebnisse gefunden$/);
    });

    test('says that it lacks the search words if they fail to load, and retries', async ({ page }) => {
      await page.route(WORDS, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto(path);
      const { cards, content, count, search } = finderOn(page);
      await search.fill('Gabelstapler');
      await expect(content.getByRole('status')).toContainText('findet gerade weniger');
      await page.unroute(WORDS);
      await content.getByRole('button', { name: 'Noch einmal laden' }).click();
      await expect(content.getByText(/findet gerade weniger/)).toHaveCount(0);
      await expect(count).toHaveText(/^\d+ Ergebnisse? gefunden$/);
      await expect(cards.first()).toContainText('Passt zu „Gabelstapler“');
    });

    test('says neither a count nor an empty result until the search words arrive', async ({ page }) => {
      const { promise: released, resolve } = Promise.withResolvers<void>();
      await page.route(WORDS, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      const { cards, content, count, search } = finderOn(page);
      await expect(count).toHaveText(/^\d{3} Ergebnisse gefunden$/);
      const requested = page.waitForRequest(WORDS);
      await search.focus();
      await requested;
      await search.pressSequentially('Gabelstapler');
      await expect(count).toHaveText('Nischen werden geladen …');
      await expect(cards).toHaveCount(0);
      await expect(content.getByText('Keine Ergebnisse gefunden')).toHaveCount(0);
      await expect(content.getByText(/\(\d+\)/)).toHaveCount(0);
      resolve();
      await expect(count).toHaveText(/^\d+ Ergebnisse gefunden$/);
      await expect(cards.first()).toContainText('Passt zu „Gabelstapler“');
      await expect(search).toHaveValue('Gabelstapler');
      await expect(search).toBeFocused();
    });

    test('replaces the count at once, even if the cards follow later', async ({ page }) => {
      await page.goto(`${path}?suche=Dachdecker`);
      const { count, search } = finderOn(page);
      await expect(count).toHaveText(/gefunden/);
      // Reads within the key's task, before deferred rendering.
      const textOnInput = page.evaluate(
        () =>
          new Promise<string | null | undefined>((resolve) => {
            document.addEventListener('input', () => {
              queueMicrotask(() => resolve(document.querySelector('main [role=status]')?.textContent));
            });
          }),
      );
      await search.press('End');
      await search.press('x');
      expect(await textOnInput).not.toMatch(/\d/);
      await expect(count).toHaveText(/gefunden/);
    });

    test('keeps count and cards in step in a page that the browser translates', async ({ page }) => {
      await page.goto(path);
      const { cards, content, count, filter, search } = finderOn(page);
      await expect(count).toHaveText(/^\d{3} Ergebnisse gefunden$/);
      await page.evaluate(translateLikeChrome);
      await expect(count.locator('font').first()).toBeVisible();
      await search.fill('Gabelstapler');
      await expect(cards.first()).toContainText('Stapler');
      const found = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
      await expect(cards).toHaveCount(Math.min(found, 24));
      await search.fill('Zahnarzt');
      await expect(cards.first()).toContainText(/zahn/i);
      await expect(content.getByText(/kann gerade nicht angezeigt werden/)).toHaveCount(0);
      await search.fill('lichtschwert');
      await expect(count).toHaveText('0 Ergebnisse gefunden');
      await expect(cards).toHaveCount(0);
      await search.fill('');
      await expect(count).toHaveText(/^\d{3} Ergebnisse gefunden$/);
      await expect(cards).toHaveCount(24);
      await filter.selectOption('immobilien');
      await expect(count).toHaveText(/^15 Ergebnisse gefundenGefiltert nach: Immobilien$/);
      await expect(cards).toHaveCount(15);
    });

    for (const text of ['C#', '🚀', '...'])
      test(`finds nothing for ${text}, which has no word`, async ({ page }) => {
        await page.goto(path);
        const { cards, content, count, search } = finderOn(page);
        await expect(count).toHaveText(/^\d{3} Ergebnisse gefunden$/);
        await search.fill(text);
        await expect(content.getByText('Keine Ergebnisse gefunden')).toBeVisible();
        await expect(count).toHaveText('0 Ergebnisse gefunden');
        await expect(cards).toHaveCount(0);
      });

    test('suggests a correction for a misspelled word', async ({ page }) => {
      await page.goto(path);
      const { cards, content, search } = finderOn(page);
      await search.fill('Gblstaplr');
      await content.getByRole('button', { name: 'Gabelstapler' }).click();
      await expect(search).toHaveValue('Gabelstapler');
      await expect(cards.first()).toContainText('Gabelstapler');
    });

    test('passes a micro niche on to the business check', async ({ page }) => {
      await page.goto(`${path}?suche=Hallenbau`);
      const first = finderOn(page).cards.first();
      await expect(first).toContainText('Hallenbau');
      await first.getByRole('link', { name: /^Check mit dieser Nische/ }).click();
      await expect(page).toHaveURL(pathOf('analysis', locale));
      const niche = page.getByText('Hallenbau für Landwirtschaft und Gewerbe');
      await expect(niche).toBeVisible();
      await page.reload();
      await expect(niche).toBeVisible();
    });

    test('links to a page per niche that works without JavaScript', { tag: '@journey' }, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('link', { name: 'Immobilien', exact: true }).click();
      await expect(page).toHaveURL(nichePath('immobilien', locale));
      await expect(page.getByRole('heading', { level: 2, name: 'Vermietung von Arztflächen' })).toBeVisible();
      await context.close();
    });
  });
}

test('skips a malformed line and logs its number', async ({ page }) => {
  await page.route(FILE, (route) =>
    route.fulfill({ contentType: 'text/csv', body: `${HEADER}\nA;B;C;D\nnur;zwei\nA;"E;1";F;G\n` }),
  );
  const logged = page.waitForEvent('console', (message) => message.text().includes('line 3'));
  await page.goto(pathOf('finder', 'de'));
  await logged;
  await expect(finderOn(page).count).toHaveText('2 Ergebnisse gefunden');
  await expect(page.getByRole('heading', { name: 'E;1' })).toBeVisible();
});

test('searches ten thousand rows', async ({ page }) => {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `N${index % 40};Sache ${index};Etwas ${index};Leute ${index}`,
  );
  await page.route(FILE, (route) =>
    route.fulfill({ contentType: 'text/csv', body: [HEADER, ...rows].join('\n') }),
  );
  await page.goto(pathOf('finder', 'de'));
  const { cards, count, search } = finderOn(page);
  await expect(count).toHaveText('10000 Ergebnisse gefunden');
  await expect(cards).toHaveCount(24);
  await search.pressSequentially('Sache 9999');
  // The search words belong to other rows.
  await expect(count).toHaveText(/^1 Ergebnis gefunden Die Suche findet gerade weniger/);
});

for (const [state, query] of [
  ['results', '?suche=strasse'],
  ['partial matches', '?suche=Dachbegrünung+lichtschwert'],
  ['no results', '?suche=lichtschwert'],
] as const) {
  test(`is accessible and fits 360 pixels with ${state}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(pathOf('finder', 'de') + query);
    await expect(finderOn(page).count).toHaveText(/gefunden/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test("a niche's page is accessible and fits 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(nichePath('sanitaer-heizung-und-klima', 'de'));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
