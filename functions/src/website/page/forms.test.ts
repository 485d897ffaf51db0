import { expect, it } from 'vitest';
import { getForms } from './forms.ts';
import { parsePage } from './parse-page.ts';

const FIELDS = '<input name=name><input type=email name=mail><textarea name=text></textarea>';

it.each([
  ['by its heading', `<h2>Jetzt bewerben</h2><form>${FIELDS}</form>`, 'other'],
  ['by its name', `<form id=job-application class=careers>${FIELDS}</form>`, 'other'],
  ['by a field for a CV', `<form>${FIELDS}<label>Your CV<input type=file name=cv></label></form>`, 'other'],
  ['unless it asks for photos', `<form>${FIELDS}<input type=file name=photos></form>`, 'contact'],
  ['unless it only has a text', `<h2>Schreiben Sie uns</h2><form>${FIELDS}</form>`, 'contact'],
])('takes no job application for a contact form: %s', (_what, html, kind) => {
  expect(getForms(parsePage(html)).map((form) => form.kind)).toEqual([kind]);
});
