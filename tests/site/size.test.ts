import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/domain/locale.ts';
import type { IslandName } from '../../src/hydration/islands.ts';
import { pathOf } from '../../src/routes.ts';
import { bytesOf, compressed, contents, elements, fileExists, filesIn, pageAt, textOf } from './built.ts';

const KB = 1000;

describe.each(LOCALES.map((locale) => pathOf('home', locale)))('the landing page %s', (path) => {
  const { html } = pageAt(path);

  it('fits into the first flight of a connection', () => {
    expect(compressed(html)).toBeLessThanOrEqual(14 * KB);
  });

  it('waits for nothing: no style sheet, no script, no font, no picture in the first window', () => {
    expect(elements(html, 'link').filter(({ rel }) => rel === 'stylesheet' || rel === 'preload')).toEqual([]);
    expect(elements(html, 'script').filter(({ src }) => src)).toEqual([]);
    expect(elements(html, 'img').filter(({ loading }) => loading !== 'lazy')).toEqual([]);
    expect(elements(html, 'iframe')).toEqual([]);
    expect(elements(html, 'video')).toEqual([]);
  });

  it('has little script in it', () => {
    const scripts = contents(html, 'script').filter((text) => !text.startsWith('{"@context"'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(compressed(scripts.join('\n'))).toBeLessThanOrEqual(3 * KB);
  });

  it('costs little script to read to its end', () => {
    const asked = [...html.matchAll(/`\/_astro\/((?:on-scroll|wake)\.[\w-]+\.js)`/g)].map(
      ([, file = '']) => file,
    );
    expect(asked).toHaveLength(2);
    const files = new Set(asked.flatMap((file) => [...withImports(file)]));
    const bytes = [...files].reduce((sum, file) => sum + compressed(textOf(`_astro/${file}`)), 0);
    expect(bytes).toBeLessThanOrEqual(8 * KB);
  });

  it('counts visits with 600 bytes, and not before the first sign of interest', () => {
    expect(html).not.toMatch(/_astro\/visit\./);
    const files = withImports(chunk('visit'));
    const bytes = [...files].reduce((sum, file) => sum + compressed(textOf(`_astro/${file}`)), 0);
    expect(bytes).toBeLessThanOrEqual(600);
  });

  it('is there with 40 KB', () => {
    const font = /url\((\/_astro\/[^)]+\.woff2)\)/.exec(html)?.[1];
    if (font === undefined) throw new Error('The page names no font.');
    const steps = textOf('img/steps.svg');
    const whole = compressed(html) + bytesOf(font).length + bytesOf('favicon.ico').length + compressed(steps);
    expect(whole).toBeLessThanOrEqual(40 * KB);
  });
});

/** All files of a module's static import graph, from its own on. */
function withImports(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of textOf(`_astro/${file}`).matchAll(
    /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  ))
    withImports(name, seen);
  return seen;
}

const chunk = (name: string): string => {
  const files = filesIn('_astro').filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'));
  if (files.length !== 1 || files[0] === undefined)
    throw new Error(`${files.length} files are called ${name}`);
  return files[0];
};

const known = new Map<string, number>();

/** Compressing React takes a second: once is enough. */
function scriptBytes(file: string): number {
  const bytes = known.get(file) ?? compressed(textOf(`_astro/${file}`));
  known.set(file, bytes);
  return bytes;
}

/** In KB: an island's texts and every script it needs, React among them; 7 more than in November 2026. */
const ISLAND_LIMITS = {
  access: { name: 'AccessIsland', limit: 72.6 },
  application: { name: 'ApplicationIsland', limit: 83.8 },
  // With the list of saved checks, which whoever is signed in comes for, and what can be done with an account.
  auth: { name: 'AuthIsland', limit: 86 },
  // With list, detail, search, keys and undo, which whoever unlocks it needs at once.
  dashboard: { name: 'DashboardIsland', limit: 92.8 },
  // With the texts of its first cards, which stand in the page before.
  finder: { name: 'FinderIsland', limit: 82.2 },
  monthly: { name: 'MonthlyIsland', limit: 71.1 },
  partnership: { name: 'PartnershipIsland', limit: 83.2 },
  wizard: { name: 'WizardIsland', limit: 113.3 },
} as const satisfies Record<
  Exclude<IslandName, 'account'>,
  { readonly name: string; readonly limit: number }
>;

describe.each(Object.entries(ISLAND_LIMITS))('the island %s', (island, { name, limit }) => {
  it.each(LOCALES)('is awake with few bytes (%s)', (locale) => {
    const files = new Set([
      ...withImports(chunk(name)),
      ...withImports(chunk('hydrate')),
      ...withImports(chunk('wake')),
    ]);
    const script = [...files].reduce((sum, file) => sum + scriptBytes(file), 0);
    expect(script + compressed(textOf(`islands/${island}.${locale}.json`))).toBeLessThanOrEqual(limit * KB);
  });
});

it('the clip is small enough to be kept', () => {
  const endings = ['webm', 'mp4', 'webp', 'en.vtt', 'de.vtt'];
  const files = endings.map((ending) => `video/how-it-works.${ending}`);
  expect(files.filter((file) => !fileExists(file))).toEqual([]);
  const sizes = files.map((file) => bytesOf(file).length);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * KB * KB);
});
