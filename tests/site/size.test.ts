import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../src/domain/site/locale.ts';
import { pathOf } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import {
  bytesOf,
  compressedSize,
  contents,
  elements,
  fileExists,
  filesIn,
  KB,
  pageAt,
  textOf,
} from './built.ts';

describe.each(LOCALES.map((locale) => pathOf('home', locale)))('the landing page %s', (path) => {
  const { html } = pageAt(path);

  it('fits its first view into the first round trip', () => {
    const end = html.indexOf('<section', html.indexOf('class="hero'));
    expect(end).toBeGreaterThan(0);
    expect(compressedSize(html.slice(0, end))).toBeLessThanOrEqual(14 * KB);
    expect(compressedSize(html)).toBeLessThanOrEqual(20 * KB);
  });

  it('loads its first view without stylesheet, script, font or image', () => {
    expect(elements(html, 'link').filter(({ rel }) => rel === 'stylesheet' || rel === 'preload')).toEqual([]);
    // Only the newsletter's, which the browser executes after the page.
    const scripts = elements(html, 'script').filter(({ src }) => src);
    expect(
      scripts.filter(({ src, type }) => type !== 'module' || !/\/NewsletterBox\./.test(src ?? '')),
    ).toEqual([]);
    expect(scripts).toHaveLength(site.newsletter === 'double-opt-in' ? 1 : 0);
    expect(elements(html, 'img').filter(({ loading }) => loading !== 'lazy')).toEqual([]);
    expect(elements(html, 'iframe')).toEqual([]);
    expect(elements(html, 'video')).toEqual([]);
  });

  it('has at most 3.85 KB of inline scripts', () => {
    const scripts = contents(html, 'script').filter((text) => !text.startsWith('{"@context"'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(compressedSize(scripts.join('\n'))).toBeLessThanOrEqual(3.85 * KB);
  });

  it('needs at most 8 KB of scripts to be read to the end', () => {
    const requested = [...html.matchAll(/`\/_astro\/([\w-]+\.[\w-]+\.js)`/g)].map(([, file = '']) => file);
    expect(requested.map((file) => file.split('.')[0]).toSorted()).toEqual([
      ...['on-scroll', 'restore'],
      ...(site.counting.isEnabled ? ['visit'] : []),
    ]);
    // Loaded only after a reload for a newer build.
    const immediate = requested.filter((file) => !file.startsWith('restore.'));
    expect(bytesOfScripts(immediate.flatMap((file) => [...withImports(file)]))).toBeLessThanOrEqual(8 * KB);
  });

  it('counts visits with at most 600 bytes', () => {
    expect(bytesOfScripts(withImports(chunk('visit')))).toBeLessThanOrEqual(0.6 * KB);
  });

  // Hashes in file names compress differently after each change: 40 bytes more or less.
  it('loads completely with at most 40.05 KB', () => {
    const font = /url\((\/_astro\/[^)]+\.woff2)\)/.exec(html)?.[1];
    if (font === undefined) throw new Error('The page names no font.');
    const total = compressedSize(html) + bytesOf(font).length + bytesOf('favicon.ico').length;
    expect(total).toBeLessThanOrEqual(40.05 * KB);
  });
});

/** All files of a module's static import graph, including itself. */
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

const cache = new Map<string, number>();

/** Cached: compressing React takes a second. */
function scriptBytes(file: string): number {
  const bytes = cache.get(file) ?? compressedSize(textOf(`_astro/${file}`));
  cache.set(file, bytes);
  return bytes;
}

const bytesOfScripts = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + scriptBytes(file), 0);

/** All scripts that an island needs until it is interactive, including texts and React. */
function scriptsOf(island: string, locale: Locale): ReadonlySet<string> {
  const entry = chunk(island);
  const [, texts = ''] =
    new RegExp(`/copy/${locale}/[^"]*":[^"]*?import\\(.\\./([\\w.-]+\\.js)`).exec(
      textOf(`_astro/${entry}`),
    ) ?? [];
  const [, component = ''] = /import\(.\.\/(\w+Island\.[\w-]+\.js)/.exec(textOf(`_astro/${entry}`)) ?? [];
  const roots = [entry, texts, component, chunk('client'), chunk('visit')];
  return new Set(roots.flatMap((file) => [...withImports(file)]));
}

/** In KB, mostly 7 more than in November 2026. */
const ISLAND_LIMITS = {
  AccessPanel: 73.1,
  // Includes the list of saved checks, which signed-in users come for, and the account's actions.
  SignIn: 86.3,
  // Includes list, detail, search, shortcuts and undo, which members need immediately.
  Dashboard: 99.9,
  Finder: 72.4,
  MonthlyCheck: 72.9,
  OwnApplication: 87.6,
  // Includes the offer to attach a result, and what an embedded form needs.
  PartnershipForm: 87.9,
  Wizard: 75,
} as const;

describe.each(Object.entries(ISLAND_LIMITS))('the island %s', (island, limit) => {
  it.each(LOCALES)('is interactive with few bytes (%s)', (locale) => {
    expect(bytesOfScripts(scriptsOf(island, locale))).toBeLessThanOrEqual(limit * KB);
  });
});

it.each(LOCALES)('the business check is interactive with few requests (%s)', (locale) => {
  expect(scriptsOf('Wizard', locale).size).toBeLessThanOrEqual(10);
});

it('the clip is small enough to commit', () => {
  const { video } = site;
  const endings = ['webm', 'mp4', 'webp', ...LOCALES.map((locale) => `${locale}.vtt`)];
  const files = video?.kind === 'file' ? endings.map((ending) => `video/${video.name}.${ending}`) : [];
  expect(files.filter((file) => !fileExists(file))).toEqual([]);
  const sizes = files.map((file) => bytesOf(file).length);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * KB * KB);
});
