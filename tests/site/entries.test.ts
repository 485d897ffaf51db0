/** Builds the site with cases and articles that an owner added, and reports what is wrong in one. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../local/build.ts';
import { copy } from '../../src/copy/index.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/domain/site/locale.ts';
import { pathOf } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { type BuiltVariant, buildVariant, copyProject } from '../built-variant.ts';
import { type Attributes, contents, elements, PAGES, textOf } from './built.ts';

const PATIENCE = 300_000;

const DESCRIPTION = 'In eight weeks, a workshop for wooden windows filled its order book for the winter.';
const createCase = (locale: Locale, wrong = ''): string => `---
title: Orders for the winter (${locale})
description: ${DESCRIPTION} (${locale})
date: 2026-10-01
customer: Fensterbau Huber
quote:
  text: We had to hire two people. (${locale})
  name: Ida Huber
  role: Owner (${locale})
figures:
  - figure: '14'
    label: new customers (${locale})
picture:
  file: ./workshop.webp
  alt: The workshop (${locale})
${wrong}---

## What we did (${locale})

Called [architects](https://architects.example) and \`listened\`.
`;
const ONLY_ENGLISH = `---
title: Only in English
description: An article that nobody has translated yet, which is published in one language.
date: 2026-11-01
---

Text.
`;

let root = '';
let built: BuiltVariant;
const write = async (file: string, content: string | Uint8Array): Promise<void> => {
  const path = join(root, 'src/content', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

beforeAll(async () => {
  root = await copyProject();
  for (const list of ['cases', 'articles'])
    await rm(join(root, 'src/content', list), { recursive: true, force: true });
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7d6bd0' } });
  for (const locale of LOCALES) {
    await write(`cases/${locale}/workshop.webp`, await picture.webp().toBuffer());
    await write(`cases/${locale}/winter-orders.md`, createCase(locale));
    await write(`articles/${locale}/translated.md`, ONLY_ENGLISH);
  }
  await write(`articles/${DEFAULT_LOCALE}/only-english.md`, ONLY_ENGLISH);
  built = await buildVariant('astro.config.mjs', root);
}, PATIENCE);

afterAll(async () => {
  await built?.close();
  if (root) await rm(root, { recursive: true, force: true });
});

const read = (file: string): string => readFileSync(join(built.folder, file), 'utf8');
const pageAt = (path: string): string => read(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const alternatesOf = (html: string): Attributes[] =>
  elements(html, 'link').filter(({ hreflang }) => hreflang !== undefined);

describe.each(LOCALES)('a case (%s)', (locale) => {
  const list = pathOf('cases', locale);
  const path = pathOf('cases', locale, 'winter-orders');
  const title = `Orders for the winter (${locale})`;

  it('has a page with quote, figures and picture, in every language', () => {
    const html = pageAt(path);
    expect(contents(html, 'title')).toEqual([`${title} | ${site.brand}`]);
    const shown = ['Fensterbau Huber', 'We had to hire', 'Ida Huber, Owner', '>14</dd>', 'What we did'];
    for (const text of shown) expect(html).toContain(text);
    const picture = elements(html, 'img').find(({ alt }) => alt === `The workshop (${locale})`);
    expect(picture).toMatchObject({ src: expect.stringMatching(/^\/_astro\/.*\.webp$/), width: '1120' });
    expect(alternatesOf(html).map(({ hreflang }) => hreflang)).toEqual([...LOCALES, 'x-default']);
    expect(JSON.parse(contents(html, 'script', 'ld+json')[0] ?? '')['@graph'][0]).toMatchObject({
      '@type': 'Article',
      headline: title,
      about: { name: 'Fensterbau Huber' },
      hasPart: { '@type': 'Quotation', creator: { name: 'Ida Huber', jobTitle: `Owner (${locale})` } },
    });
    expect(existsSync(join(built.folder, `og/cases-winter-orders.${locale}.png`))).toBe(true);
  });

  it('is in the list, the feed, the sitemap, the footer’s list and the proof', () => {
    const link = `href="${path}"`;
    for (const page of [list, pathOf('home', locale)]) expect(pageAt(page)).toContain(link);
    expect(pageAt(pathOf('home', locale))).toContain(copy[locale].home.proof.title);
    for (const page of ['home', 'imprint', 'articles'] as const)
      expect(pageAt(pathOf(page, locale))).toContain(`href="${list}">${copy[locale].entries.cases.title}`);
    expect(read(`${list}.xml`)).toContain(`<link>${site.origin}${path}</link>`);
    expect(elements(pageAt(list), 'link')).toContainEqual(
      expect.objectContaining({ type: 'application/rss+xml', href: `${list}.xml` }),
    );
    for (const url of [list, path])
      expect(read('sitemap-0.xml')).toContain(`<loc>${site.origin}${url}</loc>`);
  });
});

it('an article without a translation has no language switch and is in no other list', () => {
  const html = pageAt('/articles/only-english');
  expect(alternatesOf(html)).toEqual([]);
  expect(elements(html, 'a').filter(({ hreflang }) => hreflang)).toEqual([]);
  expect(existsSync(join(built.folder, 'de/articles/only-english.html'))).toBe(false);
  expect(read('de/articles.xml')).not.toContain('only-english');
  const [entry = ''] = /<url><loc>[^<]*only-english<\/loc>.*?<\/url>/.exec(read('sitemap-0.xml')) ?? [];
  expect(entry).not.toContain('hreflang');
});

it('without a case, there is no page, feed or link', () => {
  const hasCases = existsSync('src/content/cases');
  const paths = PAGES.filter(({ path, html }) => /\/cases(?:\/|$)/.test(path) || /\/cases["/.]/.test(html));
  expect(paths.length > 0).toBe(hasCases);
  expect(textOf('sitemap-0.xml').includes('/cases')).toBe(hasCases);
});

it.each([
  ['cases/en/wrong.md', createCase('en', 'client: Misspelled\n'), ['cases', 'wrong', 'client']],
  [
    'articles/de/wrong.md',
    ONLY_ENGLISH.replace(/date: .*/, 'date: yesterday'),
    ['articles', 'wrong', 'date'],
  ],
  ['articles/klingon/wrong.md', ONLY_ENGLISH, ['articles/klingon/wrong.md', '<language>']],
])('names file and field of a mistake in %s', { timeout: PATIENCE }, async (file, text, named) => {
  await write(file, text);
  const error = await run('astro', ['sync'], root).catch(String);
  await rm(join(root, 'src/content', file));
  for (const word of named) expect(error).toContain(word);
});
