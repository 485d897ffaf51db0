/** Every page counts visits and passes the campaign on. */
import { expect, it } from 'vitest';
import { contents, PAGES } from './built.ts';

it.each(PAGES.map(({ path, html }) => [path, html]))('%s counts visits', (_, html) => {
  expect(contents(html, 'script').some((script) => script.includes('/_astro/visit.'))).toBe(true);
});
