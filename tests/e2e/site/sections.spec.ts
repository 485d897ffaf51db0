/** Compares the landing page's sections with stored pictures. */
import type { Page } from '@playwright/test';
import { ROOT } from '../../../local/backend.ts';
import { type DevServer, startAstro } from '../../../local/dev-server.ts';
import { freePort } from '../../../local/ports.ts';
import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';
import { pathOf } from '../../../src/routes.ts';
import { waitForDisplayFace } from '../support/display-face.ts';
import { LOCALES_UNDER_TEST } from '../support/languages.ts';
import { type Box, cutPictures } from '../support/pictures.ts';
import {
  comparePictures,
  listStoredNames,
  type Pictures,
  updateIfRequested,
} from '../support/stored-pictures.ts';
import { expect, test } from '../test.ts';

const SECTIONS = {
  header: '.header',
  hero: '.hero',
  how: '.how',
  video: '.video',
  logos: '.logo-strip',
  services: '.services',
  call: '.call-panel',
  trust: '.trust',
  check: '.check',
  questions: '.questions',
  partner: '.partner',
  footer: '.footer',
} as const;
const NAMES = Object.keys(SECTIONS);
const WIDTHS = [360, 768, 1440];

const FOLDER = 'site/sections';
/** Width at which the development server is compared. */
const DEV_WIDTH = 768;

const getName = (name: string, width: number, locale: Locale): string => `${name}-${width}-${locale}`;

/** Opens the page and loads everything. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await waitForDisplayFace(page);
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-has-scrolled', '');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // Aligns each section to a whole pixel, so that changes above it do not move its letters.
  await page.evaluate((selectors) => {
    for (const selector of selectors) {
      const section = document.querySelector<HTMLElement>(selector);
      const top = section?.getBoundingClientRect().top ?? 0;
      if (section) section.style.marginBlockStart = `${Math.ceil(top) - top}px`;
    }
  }, Object.values(SECTIONS));
}

async function takePictures(page: Page, width: number, locale: Locale): Promise<Pictures> {
  const boxes = await page.evaluate(
    (selectors) =>
      selectors.map(([name, selector]) => {
        const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const top = Math.round(box.top + scrollY);
        const height = Math.round(box.bottom + scrollY) - top;
        return [name ?? '', { left: 0, top, width: innerWidth, height } satisfies Box] as const;
      }),
    Object.entries(SECTIONS),
  );
  const screenshot = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' });
  return cutPictures(screenshot, new Map(boxes.map(([name, box]) => [getName(name, width, locale), box])));
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const locale of LOCALES)
  for (const width of WIDTHS)
    test(`${locale}: the sections match the stored pictures at ${width} pixels`, async ({ page }) => {
      await open(page, pathOf('home', locale), width);
      await expect(page.locator('main > :not(script)'), 'a section without pictures').toHaveCount(
        NAMES.length - 2,
      );
      const pictures = await takePictures(page, width, locale);
      await updateIfRequested(FOLDER, pictures);
      expect(await comparePictures(FOLDER, pictures)).toEqual([]);
    });

test.describe('the development server', () => {
  // Starts one server for all tests.
  test.describe.configure({ mode: 'default' });
  let server: DevServer | undefined;

  test.beforeAll(async () => {
    server = await startAstro(ROOT, await freePort(), {}, () => undefined);
  });

  test.afterAll(() => server?.close());

  for (const locale of LOCALES_UNDER_TEST)
    test(`matches the stored pictures at ${DEV_WIDTH} pixels (${locale})`, async ({ page }) => {
      await open(page, `${server?.url}${pathOf('home', locale)}`, DEV_WIDTH);
      const pictures = await takePictures(page, DEV_WIDTH, locale);
      expect(await comparePictures(FOLDER, pictures, 'sections-developed')).toEqual([]);
    });
});

test('attributes small changes to the right sections', async ({ page }) => {
  await open(page, pathOf('home', 'de'), 768);
  await page.addStyleTag({ content: '.check dd { opacity: 0 } .trust li { padding-inline-start: 12px }' });
  await page.locator('.call-panel .subtitle').evaluate((text) => text.prepend('Anders: '));
  await page
    .locator('.footer section li')
    .first()
    .evaluate((line) => line.remove());
  const differences = await comparePictures(FOLDER, await takePictures(page, 768, 'de'), 'sections-faulty');
  expect(differences.map((difference) => difference.split('-')[0])).toEqual([
    'call',
    'trust',
    'check',
    'footer',
  ]);
});

test('has no stored picture without a section', async () => {
  const expected = NAMES.flatMap((name) =>
    WIDTHS.flatMap((width) => LOCALES.map((locale) => getName(name, width, locale))),
  );
  expect(await listStoredNames(FOLDER)).toEqual(expected.sort());
});
