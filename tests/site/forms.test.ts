/** Before its script is there, no form leads away with what was typed, and what was typed can be taken over by its name. */
import { expect, it } from 'vitest';
import { elements, PAGES } from './built.ts';

/** With those of steps that are not shown yet. */
const all = (html: string, name: string) => elements(html.replaceAll(/<\/?template>/g, ''), name);

it.each(PAGES.map(({ path, html }) => [path, html]))('%s loses nothing that is typed early', (_, html) => {
  expect(all(html, 'form').filter(({ method }) => method !== 'dialog')).toEqual([]);
  const fields = [...all(html, 'input'), ...all(html, 'textarea')];
  const typed = fields.filter(({ type = 'text', role }) => type !== 'hidden' && role !== 'switch');
  expect(typed.filter(({ name }) => !name)).toEqual([]);
});
