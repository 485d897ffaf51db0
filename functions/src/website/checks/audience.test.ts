import { expect, it } from 'vitest';
import { AUDIENCE_CHECK, audiencesOf } from './audience.ts';
import { siteOf } from './testing.ts';

const pageOf = (body: string) => siteOf(`<body><h1>Neu</h1>${body}</body>`);
const cited = (body: string): readonly string[] =>
  audiencesOf(pageOf(`<p>${body}</p>`).page).map(({ text }) => text);

it.each([
  ['Prüfstände für Maschinenbauer und Händler.', ['Maschinenbauer', 'Händler']],
  ['Wir beliefern Tierarztpraxen und Kliniken.', ['Tierarztpraxen', 'Kliniken']],
  ['We supply bakeries with flour.', ['bakeries']],
  ['Handmade buttons for knitters and quilters.', ['knitters', 'quilters']],
])('cites whom a website serves, in its own words: %s', (body, groups) => {
  expect(cited(body)).toEqual(expect.arrayContaining(groups));
});

it.each([
  'Made for those who value leather.',
  'Better answers for all other matters and orders.',
  '$2M saved for clients.',
  'Anlagen für industrielle Zwecke.',
])('cites nobody where anybody or nobody is meant: %s', (body) => {
  expect(cited(body)).toEqual([]);
});

it('passes with the sentence that names a buyer', () => {
  const { status, evidence } = AUDIENCE_CHECK.run(pageOf('<p>We supply bakeries with flour.</p>'));
  expect([status, evidence]).toEqual(['pass', 'We supply bakeries with flour.']);
});

it('warns where somebody is named who may not buy', () => {
  expect(AUDIENCE_CHECK.run(pageOf('<p>Two pages.</p><p>Two movers and a truck.</p>')).status).toBe('warn');
});

it('fails where nobody is named', () => {
  const { status, seen } = AUDIENCE_CHECK.run(pageOf('<p>Quality, passion and success.</p>'));
  expect([status, seen?.kind]).toEqual(['fail', 'no-audience']);
});

it('takes a list under the heading that asks who buys', () => {
  const body = '<p>Words.</p><h2>Who we work with</h2><ul><li>Dairy farms</li><li>Creameries</li></ul>';
  const site = pageOf(body);
  expect(audiencesOf(site.page).map(({ text }) => text)).toEqual(['Dairy farms', 'Creameries']);
  expect(AUDIENCE_CHECK.run(site).evidence).toBe('Dairy farms · Creameries');
});

it('does not take a reviewer for a buyer', () => {
  const body = '<p>Words.</p><blockquote>Bakeries love our flour.</blockquote>';
  expect(audiencesOf(pageOf(body).page)).toEqual([]);
});
