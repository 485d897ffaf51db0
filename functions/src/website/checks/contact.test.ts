import { expect, it } from 'vitest';
import { parsePage } from '../page/parse-page.ts';
import { CONTACT_CHECKS } from './contact.ts';
import { createSnapshot } from './testing/snapshots.ts';

const FORM =
  '<form method="post" action="/send"><input name="name"><textarea name="message"></textarea></form>';

it('finds a contact form on a page whose link says something else', () => {
  const site = createSnapshot('<h1>Hail warnings</h1><a href="/talk">Talk to a forecaster</a>');
  const answers = [{ href: 'https://muster.de/talk', status: 200, page: parsePage(FORM) }];
  const check = CONTACT_CHECKS.find(({ id }) => id === 'contact-form');
  expect(check?.run(site).status).toBe('fail');
  expect(check?.run({ ...site, internal: { ...site.internal, answers } }).status).toBe('pass');
});

it('misses no contact form if a script adds the only menu', () => {
  const check = CONTACT_CHECKS.find(({ id }) => id === 'contact-form');
  const text = '<h1>Tutoring in Leeds</h1><p>We teach mathematics to pupils of all ages.</p>';
  const script = '<script>fetch("menu.html").then(show)</script>';
  expect(check?.run(createSnapshot(`${text}<div id="topnav-placeholder"></div>${script}`)).status).toBe(
    'unknown',
  );
  expect(check?.run(createSnapshot(`<nav><a href="/talk">Talk</a></nav>${text}${script}`)).status).toBe(
    'fail',
  );
});
