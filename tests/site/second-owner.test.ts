/**
 * Builds the site in three languages and the functions for another company, with another brand, country, legal form and
 * region. Expects no trace of this company and of disabled features.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../local/build.ts';
import { notificationsOwner } from '../../src/notifications.ts';
import { owner, site } from '../../src/site.ts';
import { type BuiltVariant, buildVariant, copyWithOwner } from '../built-variant.ts';
import { notifications as otherNotifications } from '../second-owner/notifications.ts';
import { site as other } from '../second-owner/site.ts';
import { listStrings } from './pseudo-language/untranslated.ts';

const PATIENCE = 300_000;
const FUNCTIONS = 'built-functions';

let root = '';
let built: BuiltVariant;
/** All built files by path; binary files decoded as Latin-1. */
let files: ReadonlyMap<string, string>;

const filesIn = (folder: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length), readFileSync(file, 'utf8')] as const;
    });

beforeAll(async () => {
  root = await copyWithOwner('tests/second-owner');
  built = await buildVariant('tests/site/pseudo-language/astro.config.ts', root);
  await run('node', ['scripts/build-functions.ts', '--out', join(root, FUNCTIONS)], root);
  files = new Map([...filesIn(built.folder), ...filesIn(join(root, FUNCTIONS))]);
}, PATIENCE);

afterAll(async () => {
  await built?.close();
  if (root) await rm(root, { recursive: true, force: true });
});

/** Location of a text, with context. */
const foundIn = (pattern: RegExp): readonly string[] =>
  [...files].flatMap(([file, text]) => {
    const all = `${file}\n${text}`;
    const index = all.search(pattern);
    return index < 0 ? [] : [`${file}: ${all.slice(Math.max(0, index - 40), index + 40)}`];
  });

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Samples that an owner replaces, without generic words ('Werkbank'). */
const samplesOf = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return [];
  if ('sample' in node)
    return listStrings(node.sample).filter((text) => text.length > 3 && /[^\p{L}-]/u.test(text));
  return Object.values(node).flatMap(samplesOf);
};

const page = (name: string): string => files.get(`/${name}.html`) ?? '';
const PAGES = ['index', 'imprint', 'de', 'de/imprint', 'xa', 'xa/imprint'];

it('contains no trace of this brand', () => {
  expect(files.size).toBeGreaterThan(100);
  expect(foundIn(/(?<!\p{L})anbahn(?!ung)/iu)).toEqual([]);
});

it('contains no value of this owner', () => {
  const theirs = new Set([...listStrings(other), ...listStrings(otherNotifications)]);
  const ownTexts = [
    ...samplesOf(owner),
    ...samplesOf(notificationsOwner),
    ...Object.values(site.replyTemplates.en.approved),
  ];
  const texts = ownTexts.filter((text) => !theirs.has(text));
  expect(texts.length).toBeGreaterThan(20);
  expect(foundIn(new RegExp(texts.map(escapeRegExp).join('|')))).toEqual([]);
});

it('names the company on every page and in machine-readable data', () => {
  for (const name of PAGES) expect(page(name)).toContain(other.brand.replace('&', '&amp;'));
  for (const name of ['imprint', 'de/imprint', 'xa/imprint'])
    expect(page(name)).toContain(other.company.register);
  expect(page('de/imprint')).toContain('Offene Gesellschaft');
  expect(page('de/imprint')).toContain('§ 5 E-Commerce-Gesetz (ECG)');
  expect(JSON.parse(files.get('/manifest.webmanifest') ?? '').name).toBe(other.brand);
  expect(files.get('/robots.txt')).toContain(`${other.origin}/`);
  expect([...files.keys()].filter((file) => file.endsWith('.csv'))).toEqual([
    '/brueckenschlag-co-nischen.csv',
    '/brueckenschlag-co-suchwoerter.csv',
  ]);
  expect(files.get('/index.js')).toMatch(/\bgenerateBrueckenschlagCoRoadmap\b/);
  expect(page('analysis')).toContain(`https://${other.firebase.region}-${other.firebase.projectId}`);
});

it.each([
  ['German law', /DDG|MStV|§ 14 BGB|German law|deutsches Recht/],
  ['a language model', /Google Gemini|KI-Modell, |reCAPTCHA Enterprise, /],
  ['a video', /id="video"|\/video\/|privacy-video/],
  ['reference logos', /class="logo-strip"/],
  ['a newsletter box', /<form[^>]*data-(?:newsletter|opt-in)|privacy-newsletter/],
  ['visit counting', /privacy-counting|utm_source/],
  ['a partner or a responsible person', /id="(?:partnership|responsible)"/],
])('does not mention %s', (_, pattern) => {
  for (const name of PAGES) expect(pattern.exec(page(name))?.[0]).toBeUndefined();
});

it('publishes no file of disabled features', () => {
  const published = [...files.keys()];
  expect(published.filter((file) => /\.(?:mp4|webm|vtt)$|\/video\/|logos?[./]/.test(file))).toEqual([]);
  const samples = site.logos.map(({ file }) => file.replace('.svg', ''));
  expect(published.filter((file) => samples.some((name) => file.includes(name)))).toEqual([]);
});
