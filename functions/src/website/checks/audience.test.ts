import { expect, it } from 'vitest';
import { audiencesOf } from './audience.ts';
import { siteOf } from './testing.ts';

const cited = (body: string): readonly string[] =>
  audiencesOf(siteOf(`<body><h1>Neu</h1><p>${body}</p></body>`).page).map(({ text }) => text);

it.each([
  ['Prüfstände für Maschinenbauer und Händler.', ['Maschinenbauer']],
  ['Kaltstart steuert Prüfstände in Motorenwerken.', ['Motorenwerke']],
  ['Coldrun tests benches in engine plants.', ['engine plants']],
  ['Wooden buttons for knitters.', ['knitters']],
])('cites whom a website serves, in its own words: %s', (body, groups) => {
  expect(cited(body)).toEqual(groups);
});

it.each([
  'Made for those who value leather.',
  'Better answers for all other matters and orders.',
  '$2M saved for clients.',
  'Anlagen für industrielle Zwecke.',
])('cites nobody where anybody or nobody is meant: %s', (body) => {
  expect(cited(body)).toEqual([]);
});
