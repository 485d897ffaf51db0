/** Every page counts visits and hands the campaign on: with its islands, or by a script of its own. */
import { expect, it } from 'vitest';
import { contents, elements, PAGES } from './built.ts';

it.each(PAGES.map(({ path, html }) => [path, html]))('%s counts visits', (_, html) => {
  // The account's island comes into the header by script, and only where somebody is signed in.
  const hasIsland = elements(html, '[\\w-]+').some((each) => each['data-island'] !== undefined);
  const hasScript = contents(html, 'script').some((script) => script.includes('/_astro/visit.'));
  expect(hasIsland || hasScript).toBe(true);
});
