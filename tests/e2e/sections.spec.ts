/** The landing page's sections against stored pictures. docs/recipes/renew-the-section-pictures.md says how to renew them. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/domain/locale.ts';
import { pathOf } from '../../src/routes.ts';
import { displayFaceShown } from './support/display-face.ts';
import {
  type Box,
  type Difference,
  differenceOf,
  fileOfPicture,
  type Picture,
  smallPicture,
} from './support/pictures.ts';
import { expect, test } from './test.ts';

const SECTIONS = {
  header: '.header',
  hero: '.hero',
  how: '.how',
  video: '.video',
  logos: '.logo-strip',
  services: '.services',
  call: 'section:has(> .call)',
  trust: '.trust',
  fit: '.fit',
  tools: '.tools',
  questions: '.questions',
  partner: '.partner',
  footer: '.footer',
} as const;
const NAMES = Object.keys(SECTIONS);
const WIDTHS = [360, 768, 1440];

/**
 * Mean difference of a channel (0 to 255) in the worst square. The same browser comes to 1, one that hints letters and
 * puts them on whole pixels to 5; a small icon less or a shift by 12 pixels is 9 and more. A tick or a letter passes.
 */
const LIMIT = 8;
const RENEW = process.env.RENEW_SECTIONS === '1';
const STORE = fileURLToPath(new URL('sections/', import.meta.url));
const ACTUAL = fileURLToPath(new URL('../../test-results/sections/', import.meta.url));

const fileOf = (name: string, width: number, locale: string): string => `${name}-${width}-${locale}.webp`;

/** Opens the page with everything loaded, still, and set in the one face that is the same on every machine. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await displayFaceShown(page);
  const face = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
  await page.addStyleTag({
    content: `*, ::before, ::after, ::placeholder { font-family: ${face} !important; caret-color: transparent !important; }`,
  });
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-moved', '');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // Each begins on a whole pixel: what happens above it changes no letter within it.
  await page.evaluate((selectors) => {
    for (const selector of selectors) {
      const section = document.querySelector<HTMLElement>(selector);
      const top = section?.getBoundingClientRect().top ?? 0;
      if (section) section.style.marginBlockStart = `${Math.ceil(top) - top}px`;
    }
  }, Object.values(SECTIONS));
}

/** The small pictures of all sections, by name. */
async function picturesOf(page: Page): Promise<ReadonlyMap<string, Picture>> {
  const boxes = await page.evaluate(
    (selectors) =>
      selectors.map(([name, selector]) => {
        const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const top = Math.round(box.top + scrollY);
        const height = Math.round(box.bottom + scrollY) - top;
        return { name, box: { left: 0, top, width: innerWidth, height } satisfies Box };
      }),
    Object.entries(SECTIONS),
  );
  const screenshot = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' });
  return new Map(
    await Promise.all(
      boxes.map(async ({ name, box }) => [name, await smallPicture(screenshot, box)] as const),
    ),
  );
}

/** What differs from the stored pictures, a line for every section that does; leaves its picture in test-results. */
async function faultsOf(page: Page, width: number, locale: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, actual] of await picturesOf(page)) {
    const file = fileOf(name, width, locale);
    const stored = await readFile(STORE + file).catch(() => undefined);
    const text = stored ? textOf(await differenceOf(stored, actual)) : 'has no stored picture';
    if (text === undefined) continue;
    await mkdir(ACTUAL, { recursive: true });
    await writeFile(ACTUAL + file, await fileOfPicture(actual));
    faults.push(`${name} at ${width} pixels (${locale}) ${text}; see test-results/sections/${file}`);
  }
  return faults;
}

function textOf(difference: Difference): string | undefined {
  if (difference.kind === 'size') return difference.text;
  const { worst, at } = difference;
  return worst > LIMIT ? `differs by ${worst.toFixed(1)} of 255 around ${at.join(', ')}` : undefined;
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const locale of LOCALES)
  for (const width of WIDTHS)
    test(`the sections look as stored at ${width} pixels (${locale})`, async ({ page }) => {
      await open(page, pathOf('home', locale), width);
      await expect(page.locator('main > :not(script)'), 'a section without pictures').toHaveCount(
        NAMES.length - 2,
      );
      if (RENEW)
        for (const [name, picture] of await picturesOf(page))
          await writeFile(STORE + fileOf(name, width, locale), await fileOfPicture(picture));
      expect(await faultsOf(page, width, locale)).toEqual([]);
    });

test('small faults are seen, each in its section', async ({ page }) => {
  await open(page, pathOf('home', 'de'), 768);
  await page.addStyleTag({ content: '.tools .icon { opacity: 0 } .trust li { padding-inline-start: 12px }' });
  await page
    .locator('.fit ol p')
    .first()
    .evaluate((text) => text.prepend('Anders: '));
  await page
    .locator('.footer section li')
    .first()
    .evaluate((line) => line.remove());
  const faults = await faultsOf(page, 768, 'de');
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['trust', 'fit', 'tools', 'footer']);
});

test('every stored picture belongs to a section', async () => {
  const expected = NAMES.flatMap((name) =>
    WIDTHS.flatMap((width) => LOCALES.map((locale) => fileOf(name, width, locale))),
  );
  expect((await readdir(STORE)).sort()).toEqual(expected.sort());
});
