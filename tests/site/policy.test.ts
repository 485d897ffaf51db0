import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE } from '../../src/domain/site/locale.ts';
import { pathOf, samePageIn } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { contents, ENTRY_PATHS, elements, PAGES, textOf } from './built.ts';

const all = [...PAGES, { path: '/404', html: textOf('404.html') }];
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (html: string): string =>
  elements(html, 'meta').find((element) => element['http-equiv'] === 'content-security-policy')?.content ??
  '';

/** A page's path without language or niche. */
const kindOf = (path: string): string =>
  samePageIn(DEFAULT_LOCALE, path).replace(/^\/finder\/.+/, '/finder/*');
/** Pages that an owner may not have: their policy is the imprint's. */
const isOptional = (path: string): boolean =>
  ENTRY_PATHS.includes(path) || kindOf(path) === pathOf('newsletter', DEFAULT_LOCALE);

const database = new URL(site.firebase.databaseURL);
/** Sources that depend on the owner's answers: about counting, newsletter, video and App Check. */
const ANSWERS =
  / https:\/\/(?:[\w-]+\.cloudfunctions\.net|www\.youtube-nocookie\.com|player\.vimeo\.com|content-firebaseappcheck\.googleapis\.com|[\w.]+\/recaptcha\/)/g;
/** A policy with one directive per line, without hashes and answers, and with placeholders for the owner's database. */
const readable = (policy: string): string =>
  policy
    .replace(/ 'sha256-[^']+'/g, '')
    .replaceAll(ANSWERS, '')
    .replace(/frame-src(?=;)/, "frame-src 'none'")
    .replaceAll(database.origin, '{database}')
    .replaceAll(`*.${database.hostname.split('.').slice(1).join('.')}`, '{database servers}')
    .replaceAll(/^/gm, '  ')
    .replaceAll(';', '\n  ');

// `npx vitest run --project site -u` updates policies.txt.
it('each kind of page has its stored policy, and each response its stored headers', async () => {
  const pagesBy = Map.groupBy(all, ({ html }) => readable(policyOf(html)));
  const pages = [...pagesBy].map(
    ([policy, group]) =>
      `${[...new Set(group.filter(({ path }) => !isOptional(path)).map(({ path }) => kindOf(path)))].toSorted().join(', ')}\n${policy}`,
  );
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const headers = hosting.headers.map(
    (rule: { source: string; headers: { key: string; value: string }[] }) =>
      `headers of ${rule.source}\n${rule.headers.map(({ key, value }) => `  ${key}: ${value}`).join('\n')}`,
  );
  await expect(`${[...pages.toSorted(), ...headers].join('\n\n')}\n`).toMatchFileSnapshot('policies.txt');
});

/** Violations on all pages, each with its path. */
const violationsOf = (find: (html: string) => readonly string[]): string[] =>
  all.flatMap(({ path, html }) => find(html).map((violation) => `${path}: ${violation}`));

describe('the policy of every page', () => {
  it('allows only its own inline scripts and styles', () => {
    const violations = violationsOf((html) => {
      const directives = policyOf(html).split(';');
      const allows = (name: string, text: string): boolean =>
        directives.some((part) => part.startsWith(`${name} `) && part.includes(hashOf(text)));
      const scripts = contents(html, 'script').filter(
        (text) => text !== '' && !text.startsWith('{"@context"'),
      );
      return [
        ...scripts.filter((text) => !allows('script-src', text)),
        ...contents(html, 'style').filter((text) => !allows('style-src', text)),
        ...(policyOf(html).match(/unsafe|\*(?:;| |$)/) ?? []),
      ];
    });
    expect(violations).toEqual([]);
  });

  it('precedes everything that it applies to', () => {
    const START = /<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/;
    expect(all.filter(({ html }) => !START.test(html)).map(({ path }) => path)).toEqual([]);
  });

  it('covers its attributes, which are neither inline styles nor event handlers', () => {
    const violations = violationsOf((html) => {
      const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
      return markup.match(/<[^>]*\s(?:style|on\w+)="[^>]*>/g) ?? [];
    });
    expect(violations).toEqual([]);
  });

  it('covers its resources, which are all from this site', () => {
    const violations = violationsOf((html) =>
      ['script', 'img', 'iframe', 'video', 'source', 'link']
        .flatMap((name) => elements(html, name))
        .filter(({ rel }) => rel === undefined || !/canonical|alternate/.test(rel))
        .flatMap(({ src, srcset, href, poster }) => [src, srcset, href, poster])
        .filter((source) => source !== undefined)
        .filter((source) => !/^\/(?!\/)/.test(source)),
    );
    expect(violations).toEqual([]);
  });
});
