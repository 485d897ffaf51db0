import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE } from '../../src/domain/site/locale.ts';
import { samePageIn } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { contents, elements, PAGES, textOf } from './built.ts';

const all = [...PAGES, { path: '/404', html: textOf('404.html') }];
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (html: string): string =>
  elements(html, 'meta').find((element) => element['http-equiv'] === 'content-security-policy')?.content ??
  '';

/** A page's path without language or niche. */
const kindOf = (path: string): string =>
  samePageIn(DEFAULT_LOCALE, path).replace(/^\/finder\/.+/, '/finder/*');

const { databaseURL, projectId, region } = site.firebase;
const database = new URL(databaseURL);
/** A policy with one directive per line, without hashes, and with placeholders for the owner's project. */
const readable = (policy: string): string =>
  policy
    .replace(/ 'sha256-[^']+'/g, '')
    .replaceAll(`https://${region}-${projectId}.cloudfunctions.net`, '{functions}')
    .replaceAll(database.origin, '{database}')
    .replaceAll(`*.${database.hostname.split('.').slice(1).join('.')}`, '{database servers}')
    .replaceAll(/^/gm, '  ')
    .replaceAll(';', '\n  ');

// `npx vitest run --project site -u` renews policies.txt.
it('gives each kind of page its stored policy, and each response its stored headers', async () => {
  const pagesBy = Map.groupBy(all, ({ html }) => readable(policyOf(html)));
  const pages = [...pagesBy].map(
    ([policy, kept]) =>
      `${[...new Set(kept.map(({ path }) => kindOf(path)))].toSorted().join(', ')}\n${policy}`,
  );
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const headers = hosting.headers.map(
    (rule: { source: string; headers: { key: string; value: string }[] }) =>
      `headers of ${rule.source}\n${rule.headers.map(({ key, value }) => `  ${key}: ${value}`).join('\n')}`,
  );
  await expect(`${[...pages.toSorted(), ...headers].join('\n\n')}\n`).toMatchFileSnapshot('policies.txt');
});

describe.each(all)('$path', ({ html }) => {
  const policy = policyOf(html);
  const directive = (name: string): string =>
    policy.split(';').find((part) => part.startsWith(`${name} `)) ?? '';

  it('allows only its own inline scripts and styles', () => {
    const scripts = contents(html, 'script').filter((text) => text !== '' && !text.startsWith('{"@context"'));
    for (const text of scripts) expect(directive('script-src')).toContain(hashOf(text));
    for (const text of contents(html, 'style')) expect(directive('style-src')).toContain(hashOf(text));
    expect(policy).not.toMatch(/unsafe|\*(?:;| |$)/);
  });

  it('applies from the first element on', () => {
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/);
  });

  it('has no inline style or event handler attributes', () => {
    const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
    expect(markup.match(/<[^>]*\s(?:style|on\w+)="[^>]*>/g) ?? []).toEqual([]);
  });

  it('loads nothing from other sites', () => {
    const sources = ['script', 'img', 'iframe', 'video', 'source', 'link']
      .flatMap((name) => elements(html, name))
      .filter(({ rel }) => rel === undefined || !/canonical|alternate/.test(rel))
      .flatMap(({ src, srcset, href, poster }) => [src, srcset, href, poster]);
    expect(sources.filter((source) => source !== undefined && !/^\/(?!\/)/.test(source))).toEqual([]);
  });
});
