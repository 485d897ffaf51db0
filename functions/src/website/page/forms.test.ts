import { expect, it } from 'vitest';
import { hasContactForm } from './forms.ts';
import { parsePage } from './parse-page.ts';

const FIELDS = '<input name=name><input type=email name=mail><textarea name=text></textarea>';

it.each([
  ['by its heading', `<h2>Jetzt bewerben</h2><form>${FIELDS}</form>`, false],
  ['by its name', `<form id=job-application class=careers>${FIELDS}</form>`, false],
  ['by a field for a CV', `<form>${FIELDS}<label>Your CV<input type=file name=cv></label></form>`, false],
  ['unless it asks for photos', `<form>${FIELDS}<input type=file name=photos></form>`, true],
  ['unless it only has a text', `<h2>Schreiben Sie uns</h2><form>${FIELDS}</form>`, true],
])('takes no job application for a contact form: %s', (_what, html, isContact) => {
  expect(hasContactForm(parsePage(html))).toBe(isContact);
});
