import { expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing.ts';

const getStatus = (id: FindingId, html: string, parts?: SnapshotOverrides) =>
  runCheck(id, html, parts)?.status;

it('does not count a contact entry in the menu as a call to action', () => {
  const menu = '<nav><a href="/contact">Contact us</a></nav><h1>Old cannons</h1><p>We list them all.</p>';
  expect(getStatus('call-to-action', menu)).toBe('warn');
  expect(getStatus('call-to-action', menu.replaceAll('nav>', 'div>'))).toBe('pass');
});

it('finds no value proposition in platitudes', () => {
  const createPage = (text: string): string => `<h1>Gemeinsam mehr</h1><p>${text}</p>`;
  expect(
    getStatus(
      'value-proposition',
      createPage('Ihr Partner für ganzheitliche Lösungen mit Qualität und Leidenschaft.'),
    ),
  ).toBe('warn');
  expect(
    getStatus(
      'value-proposition',
      createPage('Wir reparieren Dächer in Kassel, und zwar noch am selben Tag.'),
    ),
  ).toBe('pass');
});

it('finds no value proposition in a greeting below the name', () => {
  const greeting =
    '<h1>TC Oberdorf</h1><p>Herzlich willkommen bei uns, wir wünschen allen viel Freude auf diesen Seiten.</p>';
  expect(getStatus('value-proposition', greeting)).toBe('warn');
});

it('reports testimonials as unknown if success stories are linked', () => {
  const page = '<h1>Backs and necks</h1><a href="/success">Success Stories</a>';
  expect(getStatus('testimonials', page)).toBe('unknown');
  expect(getStatus('testimonials', page.replace('Success Stories', 'Opening hours'))).toBe('fail');
});

it('counts a row of named signs as customer logos, but not photos', () => {
  const createRow = (end: string): string =>
    `<title>Overcast</title><p>${['Prairie Mutual', 'Northern Growers', 'Tallgrass Re']
      .map((name, i) => `<img src="${i}.${end}" alt="${name}">`)
      .join('')}</p><h1>Weather</h1>`;
  expect(getStatus('references', createRow('svg'))).toBe('pass');
  expect(getStatus('references', createRow('jpg'))).toBe('fail');
});

it('reports a missing form if the linked contact page was read', () => {
  const home = '<h1>Tagespflege</h1><a href="/contact">Zum Kontaktformular</a>';
  expect(getStatus('contact-form', home, { linked: { contact: '<p>Hier kommt es hin.</p>' } })).toBe('fail');
  expect(getStatus('contact-form', home, { unread: ['contact'] })).toBe('unknown');
});
