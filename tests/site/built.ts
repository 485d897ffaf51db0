/** The built site in dist/, as its tests read it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locale } from '../../src/domain/site/locale.ts';
import { localeOf } from '../../src/routes.ts';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

export interface BuiltPage {
  /** As visitors call it: '/de/imprint'. */
  readonly path: string;
  readonly locale: Locale;
  readonly html: string;
}

const pathOfFile = (file: string): string =>
  `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** Every page but the one for unknown addresses, which has no address. */
export const PAGES: readonly BuiltPage[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => {
    const path = pathOfFile(file);
    return { path, locale: localeOf(path), html: readFileSync(join(DIST, file), 'utf8') };
  });

/** @throws when the site has no such page */
export function pageAt(path: string): BuiltPage {
  const page = PAGES.find((built) => built.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

export const fileExists = (path: string): boolean => existsSync(join(DIST, path));
export const filesIn = (path: string): string[] => readdirSync(join(DIST, path));
export const bytesOf = (path: string): Buffer => readFileSync(join(DIST, path));
export const textOf = (path: string): string => readFileSync(join(DIST, path), 'utf8');

/** Size in bytes as a browser receives it. */
export const compressed = (text: string | Uint8Array): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const unescaped = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#38;', '&').replaceAll('&amp;', '&');

export type Attributes = Readonly<Record<string, string>>;

/** The elements of a name in a page, as their attributes; those in a `<template>` are not in the page yet. */
export function elements(html: string, name: string): Attributes[] {
  const shown = html.replace(/<template>[\s\S]*?<\/template>/g, '');
  return [...shown.matchAll(new RegExp(`<${name}((?:\\s[^>]*?)?)/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]),
    ),
  );
}

/** Contents of the elements of a name that have one. */
export const contents = (html: string, name: string, having = ''): string[] =>
  [...html.matchAll(new RegExp(`<${name}([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes = '']) => attributes.includes(having))
    .map(([, , text = '']) => text);
