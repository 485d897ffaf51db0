/**
 * Adds a third language as an entry and its texts: builds the site with a pseudo-language and expects every page to use
 * it, with room for its longer texts on a phone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrInstallBrowser, findQuickBrowser } from '../../scripts/browser.ts';
import { copy } from '../../src/copy/index.ts';
import { LANGUAGES } from '../../src/domain/site/languages.ts';
import { LOCALES } from '../../src/domain/site/locale.ts';
import { serializeEntries } from '../../src/islands/wizard/store/entries.ts';
import { STEPS } from '../../src/islands/wizard/store/steps.ts';
import { ANALYSIS, ROADMAP } from '../../src/islands/wizard/store/testing.ts';
import { PAGES } from '../../src/routes.ts';
import { STORAGE_KEY } from '../../src/share/storage-key.ts';
import { site } from '../../src/site.ts';
import { type BuiltVariant, buildVariant } from '../built-variant.ts';
import { waitForHydration } from '../e2e/support/hydration.ts';
import { WITH_ROADMAP } from '../e2e/wizard/stored-entries.ts';
import { overflowsOfPage, textsOfPage } from './pseudo-language/page-texts.ts';
import { PSEUDO, pseudo, pseudoCopyOf, pseudoOf } from './pseudo-language/pseudo-language.ts';
import { findUntranslatedTexts, listStrings } from './pseudo-language/untranslated.ts';

/** Building takes long on a busy machine. */
const PATIENCE = 300_000;
const PHONE = { width: 360, height: 740 };

const texts = pseudoCopyOf(copy.en);
/** The server's texts, which no page has. */
const roadmap = {
  ...ROADMAP,
  preparationSteps: ROADMAP.preparationSteps.map((step) => ({
    ...step,
    ...pseudoOf({ title: step.title, description: step.description, why: step.why, how: step.how }),
  })),
  b2bTargetGroups: ROADMAP.b2bTargetGroups.map((group) => ({
    ...group,
    ...pseudoOf({ name: group.name, description: group.description, profile: group.profile }),
  })),
  hashtags: ROADMAP.hashtags.map(pseudo),
};

let built: BuiltVariant;
let browser: Browser;

beforeAll(async () => {
  built = await buildVariant('tests/site/pseudo-language/astro.config.ts');
  browser = await chromium.launch({
    executablePath: findQuickBrowser(findOrInstallBrowser()),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}, PATIENCE);

afterAll(async () => {
  await browser?.close();
  await built?.close();
});

/** A page on a phone, with all other hosts blocked. */
async function withPage(
  options: { readonly javaScriptEnabled?: boolean },
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, viewport: PHONE, reducedMotion: 'reduce' });
  try {
    await context.route(
      (url) => url.origin !== built.origin,
      (route) => route.abort(),
    );
    await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

const pseudoPathOf = (page: keyof typeof PAGES): string => PSEUDO.path + PAGES[page].replace(/^\/$/, '');
const pages = Object.keys(PAGES).filter((name): name is keyof typeof PAGES => name in PAGES);

it('is a third longer than English, and keeps placeholders', () => {
  expect(pseudo('Step {n} of 7')).toBe('Šţéééþ {n} ööƒ 7');
  const length = (node: unknown): number => listStrings(node).join('').length;
  expect(length(pseudoOf(copy.en.home)) / length(copy.en.home)).toBeGreaterThan(1.35);
});

describe('every page of a third language', () => {
  it.each(pages)(
    '%s has no text in another language and no overflow, with and without scripts',
    { timeout: PATIENCE },
    async (name) => {
      for (const javaScriptEnabled of [true, false])
        await withPage({ javaScriptEnabled }, async (page) => {
          const response = await page.goto(built.origin + pseudoPathOf(name));
          if (javaScriptEnabled) await waitForHydration(page);
          expect(response?.status()).toBe(200);
          expect(await page.locator('html').getAttribute('lang')).toBe(PSEUDO.tag);
          const found = await page.evaluate(textsOfPage);
          expect(found.length).toBeGreaterThan(3);
          expect(findUntranslatedTexts(found)).toEqual([]);
          expect(await page.evaluate(overflowsOfPage)).toEqual([]);
        });
    },
  );
});

it('detects an overflowing text', { timeout: PATIENCE }, async () => {
  await withPage({}, async (page) => {
    await page.goto(built.origin + pseudoPathOf('home'));
    const squeeze = (selector: string, property: string, value: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [name = '', set = '']) => element.style.setProperty(name, set),
          [property, value],
        );
    await squeeze('h1', 'white-space', 'nowrap');
    await squeeze('.services li', 'block-size', '10px');
    const overflows = await page.evaluate(overflowsOfPage);
    expect(overflows.map((overflow) => overflow.split(':')[0])).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^h1.* sideways$/),
        expect.stringMatching(/^li.* below$/),
      ]),
    );
  });
});

describe('the business check in a third language', () => {
  const steps = STEPS.map((step, index) => [String(index + 1), texts.wizard[step].title] as const);
  const results = ['results', texts.results.roadmap.hashtags] as const;

  it.each([...steps, results])(
    'has no text in another language and no overflow in step %s',
    { timeout: PATIENCE },
    async (step, title) => {
      const stored = JSON.parse(serializeEntries(WITH_ROADMAP));
      stored.entries.website.language = PSEUDO.tag;
      stored.entries.roadmaps = { [PSEUDO.tag]: roadmap };
      await withPage({}, async (page, context) => {
        await context.addInitScript(
          ([key = '', value = '']) => localStorage.setItem(key, value),
          [STORAGE_KEY, JSON.stringify(stored)],
        );
        await page.goto(`${built.origin}${pseudoPathOf('analysis')}?step=${step}`);
        await page.getByRole('heading', { name: title }).waitFor();
        const dates = [ANALYSIS.fetchedAt, Date.now()].flatMap((time) =>
          (['long', 'medium'] as const).map((dateStyle) =>
            new Intl.DateTimeFormat(PSEUDO.tag, { dateStyle }).format(new Date(time)),
          ),
        );
        expect(findUntranslatedTexts(await page.evaluate(textsOfPage), dates)).toEqual([]);
        expect(await page.evaluate(overflowsOfPage)).toEqual([]);
      });
    },
  );
});

describe('the new entry', () => {
  const tags = [...LOCALES, PSEUDO.tag];
  const textOf = (file: string): string => readFileSync(join(built.folder, file), 'utf8');

  it('adds a language menu that keeps query and fragment', { timeout: PATIENCE }, async () => {
    await withPage({}, async (page) => {
      for (const name of ['imprint', 'access'] as const) {
        await page.goto(`${built.origin}${pseudoPathOf(name)}?ref=ad#privacy`);
        await page.getByRole('button', { name: PSEUDO.name }).click();
        await page.getByRole('link', { name: LANGUAGES.de.name }).click();
        await page.waitForURL(`${built.origin}${LANGUAGES.de.path}${PAGES[name]}?ref=ad#privacy`);
        await page.getByRole('button', { name: LANGUAGES.de.name }).click();
        expect(await page.evaluate(overflowsOfPage)).toEqual([]);
        await page.getByRole('link', { name: PSEUDO.name }).click();
        await page.waitForURL(`${built.origin}${pseudoPathOf(name)}?ref=ad#privacy`);
      }
    });
  });

  it('translates the 404 page', { timeout: PATIENCE }, async () => {
    await withPage({}, async (page) => {
      const response = await page.goto(`${built.origin}${PSEUDO.path}/no-such-page`);
      expect(response?.status()).toBe(404);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(texts.shell.notFound.title);
      expect(await page.evaluate(overflowsOfPage)).toEqual([]);
    });
  });

  it('has no list and no link to it as long as it has no article', () => {
    for (const file of ['articles.html', 'articles', 'articles.xml'])
      expect(existsSync(join(built.folder, 'xa', file))).toBe(false);
    for (const file of ['xa.html', 'xa/analysis.html']) expect(textOf(file)).not.toContain('/articles');
    if (existsSync(join(built.folder, 'articles.html')))
      expect(textOf('articles.html')).not.toContain(`hreflang="${PSEUDO.tag}"`);
  });

  it('adds URLs for search engines, images, captions and the embed script', () => {
    const home = textOf('xa.html');
    for (const tag of [...tags, 'x-default']) {
      expect(home).toContain(`hreflang="${tag}"`);
      expect(textOf('sitemap-0.xml')).toContain(`hreflang="${tag}" href="${site.origin}`);
    }
    expect(textOf('sitemap-0.xml')).toContain(`<loc>${site.origin}${PSEUDO.path}/imprint</loc>`);
    expect(existsSync(join(built.folder, `og/home.${PSEUDO.tag}.png`))).toBe(true);
    expect(textOf(`video/how-it-works.${PSEUDO.tag}.vtt`)).toContain(texts.home.video.scenes[0]);
    for (const page of ['embeddedAnalysis', 'embeddedPartnership'] as const)
      expect(textOf('embed.js')).toContain(pseudoPathOf(page));
  });
});
