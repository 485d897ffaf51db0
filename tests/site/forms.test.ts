/** Before its script is there, no form leads away with what was typed, and what was typed can be taken over by its name. */
import { expect, it } from 'vitest';
import { elements, PAGES } from './built.ts';

/** With those of steps that are not shown yet. */
const all = (html: string, name: string) => elements(html.replaceAll(/<\/?template>/g, ''), name);

it.each(PAGES.map(({ path, html }) => [path, html]))('%s loses nothing that is typed early', (_, html) => {
  const leading = all(html, 'form').filter(({ method }) => method !== 'dialog');
  // The field that leads to the business check: without a name, so that no address stands in a URL.
  expect(leading.filter((form) => form['data-website'] === undefined || form.method !== undefined)).toEqual(
    [],
  );
  const fields = [...all(html, 'input'), ...all(html, 'textarea')].filter(
    ({ id, name }) => !(id?.startsWith('website') && name === undefined),
  );
  const typed = fields.filter(({ type = 'text', role }) => type !== 'hidden' && role !== 'switch');
  expect(typed.filter(({ name }) => !name)).toEqual([]);
});
