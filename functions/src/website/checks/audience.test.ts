import { expect, it } from 'vitest';
import { AUDIENCE_CHECK, getAudiences } from './audience.ts';
import { createSnapshot } from './testing.ts';

const createSite = (body: string) => createSnapshot(`<body><h1>Neu</h1>${body}</body>`);
const audienceTexts = (body: string): readonly string[] =>
  getAudiences(createSite(`<p>${body}</p>`).page).map(({ text }) => text);

it.each([
  ['Prüfstände für Maschinenbauer und Händler.', ['Maschinenbauer', 'Händler']],
  ['Wir beliefern Tierarztpraxen und Kliniken.', ['Tierarztpraxen', 'Kliniken']],
  ['We supply bakeries with flour.', ['bakeries']],
  ['Handmade buttons for knitters and quilters.', ['knitters', 'quilters']],
])('quotes the target groups in the website’s words: %s', (body, groups) => {
  expect(audienceTexts(body)).toEqual(expect.arrayContaining(groups));
});

it.each([
  'Made for those who value leather.',
  'Better answers for all other matters and orders.',
  '$2M saved for clients.',
  'Anlagen für industrielle Zwecke.',
])('finds no target group in: %s', (body) => {
  expect(audienceTexts(body)).toEqual([]);
});

it('passes with the sentence that names a buyer', () => {
  const { status, evidence } = AUDIENCE_CHECK.run(createSite('<p>We supply bakeries with flour.</p>'));
  expect([status, evidence]).toEqual(['pass', 'We supply bakeries with flour.']);
});

it('warns if the page names somebody who may not be a buyer', () => {
  expect(AUDIENCE_CHECK.run(createSite('<p>Bakeries in Tulsa know flour.</p>')).status).toBe('warn');
});

it('does not quote an unlikely buyer', () => {
  const { status, evidence } = AUDIENCE_CHECK.run(createSite('<p>His sister runs the office.</p>'));
  expect([status, evidence]).toEqual(['fail', '']);
});

it('fails if the page names nobody', () => {
  const { status, seen } = AUDIENCE_CHECK.run(createSite('<p>Quality, passion and success.</p>'));
  expect([status, seen?.kind]).toEqual(['fail', 'no-audience']);
});

it('reads a list under a heading about customers', () => {
  const body = '<p>Words.</p><h2>Who we work with</h2><ul><li>Dairy farms</li><li>Creameries</li></ul>';
  const site = createSite(body);
  expect(getAudiences(site.page).map(({ text }) => text)).toEqual(['Dairy farms', 'Creameries']);
  expect(AUDIENCE_CHECK.run(site).evidence).toBe('Dairy farms · Creameries');
});

it('does not mistake a reviewer for a buyer', () => {
  const body = '<p>Words.</p><blockquote>Bakeries love our flour.</blockquote>';
  expect(getAudiences(createSite(body).page)).toEqual([]);
});
