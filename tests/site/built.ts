/** Reads the built site in dist/. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_LOCALE, type Locale } from '../../src/domain/site/locale.ts';
import { findSamples } from '../../src/domain/site/owner-value.ts';
import { COLLECTIONS, localeOf, samePageIn } from '../../src/routes.ts';
import { owner } from '../../src/site.ts';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

export interface BuiltPage {
  /** URL path, such as '/de/imprint'. */
  readonly path: string;
  readonly locale: Locale;
  readonly html: string;
}

const pathOfFile = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** All pages except for the 404 page, which has no URL. */
export const PAGES: readonly BuiltPage[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => {
    const path = pathOfFile(file);
    return { path, locale: localeOf(path), html: readFileSync(join(DIST, file), 'utf8') };
  });

/** Paths of lists, cases and articles. */
export const ENTRY_PATHS: readonly string[] = PAGES.map(({ path }) => path).filter((path) =>
  Object.values(COLLECTIONS).some((list) => `${samePageIn(DEFAULT_LOCALE, path)}/`.startsWith(`${list}/`)),
);

/** The owner's answers that every page's size depends on. */
const SAMPLES = ['brand', 'newsletter'];

/** Limits are for the sample: other owners' texts, answers and cases may take a tenth more. */
export const KB =
  SAMPLES.every((path) => findSamples(owner).includes(path)) &&
  !ENTRY_PATHS.some((path) => path.includes(COLLECTIONS.cases))
    ? 1000
    : 1100;

/** @throws if the page does not exist */
export function pageAt(path: string): BuiltPage {
  const page = PAGES.find((built) => built.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

export const fileExists = (path: string): boolean => existsSync(join(DIST, path));
export const filesIn = (path: string): string[] => readdirSync(join(DIST, path));
export const bytesOf = (path: string): Buffer => readFileSync(join(DIST, path));
export const textOf = (path: string): string => readFileSync(join(DIST, path), 'utf8');

/**
 * Size in bytes as a browser receives it. Astro derives an island's `uid` from the checkout's path, which
 * alone changes a page by up to 50 bytes, so it is left out.
 */
export const compressedSize = (text: string): number =>
  brotliCompressSync(text.replaceAll(/(?<=<astro-island uid=)"[^"]*"/g, '""'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

const unescapeHtml = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#38;', '&').replaceAll('&amp;', '&');

export type Attributes = Readonly<Record<string, string>>;

/** Attributes of all elements with a name, except inside a `<template>`. */
export function elements(html: string, name: string): Attributes[] {
  const visibleHtml = html.replace(/<template>[\s\S]*?<\/template>/g, '');
  return [...visibleHtml.matchAll(new RegExp(`<${name}((?:\\s[^>]*?)?)/?>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          unescapeHtml(value),
        ]),
      ),
  );
}

/** Contents of all elements with a name. */
export const contents = (html: string, name: string, having = ''): string[] =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '']) => attributes.includes(having))
    .map(([, , text = '']) => text);
