import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contents, elements, PAGES, textOf } from './built.ts';

const all = [...PAGES, { path: '/404', html: textOf('404.html') }];
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(all)('$path', ({ html }) => {
  const policy = elements(html, 'meta').find(
    (element) => element['http-equiv'] === 'content-security-policy',
  );
  const directive = (name: string): string =>
    policy?.content?.split(';').find((part) => part.startsWith(`${name} `)) ?? '';

  it('allows its own inline scripts and styles, and no others', () => {
    const scripts = contents(html, 'script').filter((text) => text !== '' && !text.startsWith('{"@context"'));
    for (const text of scripts) expect(directive('script-src')).toContain(hashOf(text));
    for (const text of contents(html, 'style')) expect(directive('style-src')).toContain(hashOf(text));
    expect(policy?.content).not.toMatch(/unsafe|\*(?:;| |$)/);
  });

  it('is bound by its policy from the first element on', () => {
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/);
  });

  it('has no style and no handler in an attribute', () => {
    const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '');
    expect(markup.match(/<[^>]*\s(?:style|on\w+)="[^>]*>/g) ?? []).toEqual([]);
  });

  it('loads nothing from another site', () => {
    const sources = ['script', 'img', 'iframe', 'video', 'source', 'link']
      .flatMap((name) => elements(html, name))
      .filter(({ rel }) => rel === undefined || !/canonical|alternate/.test(rel))
      .flatMap(({ src, srcset, href, poster }) => [src, srcset, href, poster]);
    expect(sources.filter((source) => source !== undefined && !/^\/(?!\/)/.test(source))).toEqual([]);
  });
});
