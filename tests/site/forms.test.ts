/** Before hydration, no form navigates away with input, and every field can be restored by name. */
import { expect, it } from 'vitest';
import { elements, PAGES } from './built.ts';

/** Including steps that are not visible yet. */
const all = (html: string, name: string) => elements(html.replaceAll(/<\/?template>/g, ''), name);

it.each(PAGES.map(({ path, html }) => [path, html]))('%s keeps input from before hydration', (_, html) => {
  const leading = all(html, 'form').filter(({ method }) => method !== 'dialog');
  // The field that starts the business check has no name, so that no website appears in a URL.
  expect(leading.filter((form) => form['data-website'] === undefined || form.method !== undefined)).toEqual(
    [],
  );
  const fields = [...all(html, 'input'), ...all(html, 'textarea')].filter(
    ({ id, name }) => !(id?.startsWith('website') && name === undefined),
  );
  const typed = fields.filter(({ type = 'text', role }) => type !== 'hidden' && role !== 'switch');
  expect(typed.filter(({ name }) => !name)).toEqual([]);
});
