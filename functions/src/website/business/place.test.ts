import { expect, it } from 'vitest';
import { createSnapshot } from '../checks/testing/snapshots.ts';
import { findPlace } from './place.ts';

const write = (...lines: readonly string[]): string => `<h1>Huber</h1><p>${lines.join('<br>')}</p>`;

it.each([
  ['https://huber.de/', ['Huber GmbH', 'Lange Straße 5', '55116 Mainz', 'Tel. 06131 555'], 'Mainz', 'de'],
  ['https://huber.at/', ['Huber e.U.', 'Museumstraße 8', '6020 Innsbruck', 'Tel. 0512'], 'Innsbruck', 'at'],
  ['https://huber.ch/', ['Huber AG', 'Bahnhofstrasse 1', '3011 Bern'], 'Bern', 'ch'],
  ['https://huber.com/', ['Huber', 'Hauptstraße 12', 'A-3100 St. Pölten'], 'St. Pölten', 'at'],
  ['https://huber.ch/', ['Huber AG', 'Im Grund 4', 'Postfach', '3011 Bern'], 'Bern', 'ch'],
  ['https://huber.de/', ['Huber', 'Zeil 1, 60313 Frankfurt am Main'], 'Frankfurt am Main', 'de'],
  ['https://huber.de/', ['Huber', 'Am Wehr 9', '37235 Hessisch Lichtenau'], 'Hessisch Lichtenau', 'de'],
  ['https://moss.co.uk/', ['Moss Ltd', '12 Mill Lane', 'Leeds', 'LS1 4AB'], 'Leeds', 'gb'],
  ['https://moss.com/', ['Moss LLC', '410 Elm Street', 'Des Moines, IA 50309'], 'Des Moines', 'us'],
] as const)('reads the town and country of an address (%s %s)', (url, lines, name, country) => {
  expect(findPlace(createSnapshot(write(...lines), { url }))).toEqual({ name, country });
});

it('prefers the imprint to the home page', () => {
  const site = createSnapshot(write('Baustelle: Ringstraße 9, 80331 München'), {
    linked: { imprint: write('Huber GmbH', 'Lange Straße 5', '55116 Mainz') },
  });
  expect(findPlace(site)?.name).toBe('Mainz');
});

it('reads structured data', () => {
  const data = { '@type': 'PostalAddress', addressLocality: 'Graz', addressCountry: { name: 'Austria' } };
  const html = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Dentist', address: data })}</script>`;
  expect(findPlace(createSnapshot(html))).toEqual({ name: 'Graz', country: 'at' });
});

it.each([
  [['Huber e.U.', 'Museumstraße 8', '6020 Innsbruck', 'UID ATU12345678'], 'Innsbruck', 'at'],
  [['Huber AG', 'Bahnhofstrasse 1', '7000 Chur', 'Telefon +41 81 555 01 02'], 'Chur', 'ch'],
  [['Huber', 'Museumstraße 8', '6020 Innsbruck', 'Telefon 0512 555'], 'Innsbruck', ''],
] as const)(
  'reads the town of a German address whose domain tells no country (%s)',
  (lines, name, country) => {
    const html = `<html lang="de"><p>Wir bauen Ihre Küche nach Maß und kommen zum Aufmaß zu Ihnen.</p>${write(...lines)}</html>`;
    expect(findPlace(createSnapshot(html, { url: 'https://huber.com/' }))).toEqual({ name, country });
  },
);

it.each([
  '12 Mill Lane, EXC, P12 AB34',
  'Seit 1998 Erfahrung, 2000 Kunden',
  'Mit uns arbeiten 41 Häfen mit zusammen rund 7800 Plätzen',
  'Ein Ausfalltag kostet einen Betrieb schnell 600 bis 1000 Franken',
  'Halle 3 fasst bis 1200 Gäste',
  'Wir liefern nach 55116 Mainz, 65183 Wiesbaden, 60313 Frankfurt',
  'Based in Leeds',
  '12 Mill Lane, Town, Postcode LS1 4AB',
])('says nothing without a complete address (%s)', (text) => {
  expect(findPlace(createSnapshot(write(text)))).toBeUndefined();
});

it.each([
  write('[DEIN NAME]', 'Musterstraße 123', '12345 Musterstadt'),
  write('Huber GmbH', 'Lange Straße 5', '12345 Musterort'),
  '<script type="application/ld+json">{"@type":"Dentist","address":{"addressLocality":"Beispielstadt"}}</script>',
])('takes no sample for a town: %s', (html) => {
  expect(findPlace(createSnapshot(html, { url: 'https://huber.de/' }))).toBeUndefined();
});
