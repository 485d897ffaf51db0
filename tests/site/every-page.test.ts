import { expect, it } from 'vitest';
import { site } from '../../src/site.ts';
import { type BuiltPage, contents, elements, PAGES } from './built.ts';

const pathsOf = (pages: readonly BuiltPage[]): string[] => pages.map(({ path }) => path);

/** Elements including those of steps that are not visible yet. */
const allElements = (html: string, name: string) => elements(html.replaceAll(/<\/?template>/g, ''), name);

it('every page counts visits, unless the owner counts none', () => {
  const counted = PAGES.filter(({ html }) =>
    contents(html, 'script').some((script) => script.includes('/_astro/visit.')),
  );
  expect(pathsOf(counted)).toEqual(site.counting.isEnabled ? pathsOf(PAGES) : []);
});

it('every page has one main heading in its source', () => {
  const others = PAGES.filter(({ html }) => allElements(html, 'h1').length !== 1);
  expect(pathsOf(others)).toEqual([]);
});

it('no form puts input into a URL before hydration', () => {
  const leaking = PAGES.filter(({ html }) =>
    allElements(html, 'form')
      .filter(({ method }) => method !== 'dialog')
      // The field that starts the business check has no name, so that no website appears in a URL.
      .some((form) => form['data-website'] === undefined || form.method !== undefined),
  );
  expect(pathsOf(leaking)).toEqual([]);
});

it('every field has a name, so its input can be restored', () => {
  const unnamed = PAGES.filter(({ html }) =>
    ['input', 'textarea', 'select']
      .flatMap((field) => allElements(html, field))
      .filter(({ type, role }) => type !== 'hidden' && role !== 'switch')
      .some(({ id, name }) => !name && !id?.startsWith('website')),
  );
  expect(pathsOf(unnamed)).toEqual([]);
});
