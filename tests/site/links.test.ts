import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/domain/site/locale.ts';
import { localeOf, pathOf } from '../../src/routes.ts';
import { EXAMPLE_FRAGMENT } from '../../src/share/fragments.ts';
import { site } from '../../src/site.ts';
import { type BuiltPage, elements, fileExists, PAGES, textOf } from './built.ts';

interface Link {
  readonly from: BuiltPage;
  readonly href: string;
  readonly hreflang: string | undefined;
  readonly target: URL;
}

const linksOf = (from: BuiltPage): Link[] =>
  elements(from.html, 'a').flatMap(({ href, hreflang }) => {
    if (href === undefined || !/^(?:https?:|[/#?])/.test(href)) return [];
    return [{ from, href, hreflang, target: new URL(href, site.origin + from.path) }];
  });

const links = PAGES.flatMap(linksOf);
const inside = links.filter(({ target }) => target.origin === site.origin);
const idsOf = new Map(
  PAGES.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
);
const describeLink = ({ from, href }: Link): string => `${from.path}: ${href}`;

it('finds links', () => {
  expect(inside.length).toBeGreaterThan(100);
});

describe('links inside the site', () => {
  it('lead to an existing page or file', () => {
    const broken = inside.filter(
      ({ target: { pathname } }) =>
        !idsOf.has(pathname) && !(/\.\w+$/.test(pathname) && fileExists(pathname)),
    );
    expect(broken.map(describeLink)).toEqual([]);
  });

  it('lead to an existing anchor', () => {
    const broken = inside.filter(
      ({ target: { pathname, hash } }) =>
        hash !== '' && hash !== EXAMPLE_FRAGMENT && !idsOf.get(pathname)?.has(hash.slice(1)),
    );
    expect(broken.map(describeLink)).toEqual([]);
  });

  it('stay in the page’s language unless marked otherwise', () => {
    const foreign = inside.filter(
      ({ from, hreflang, target: { pathname } }) =>
        idsOf.has(pathname) && localeOf(pathname) !== (hreflang ?? from.locale),
    );
    expect(foreign.map(describeLink)).toEqual([]);
  });
});

it('links to other sites open in a new tab without access to this one', () => {
  const outside = PAGES.flatMap(({ path, html }) =>
    elements(html, 'a')
      .filter(({ href = '' }) => href.startsWith('http') && !href.startsWith(site.origin))
      // Plays the video on this page.
      .filter((link) => !('data-play' in link))
      .filter(({ target, rel = '' }) => target !== '_blank' || !/noopener|noreferrer/.test(rel))
      .map(({ href }) => `${path}: ${href}`),
  );
  expect(outside).toEqual([]);
});

it('the 404 page links to home, imprint and check in every language', () => {
  const hrefs = elements(textOf('404.html'), 'a').map(({ href }) => href);
  expect(hrefs).toEqual(
    expect.arrayContaining(
      LOCALES.flatMap((locale) =>
        (['home', 'imprint', 'analysis'] as const).map((page) => pathOf(page, locale)),
      ),
    ),
  );
});
