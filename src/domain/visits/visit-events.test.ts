import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copy } from '../../copy/index.ts';
import { site } from '../../site.ts';
import {
  findCampaign,
  findCampaignErrors,
  listCampaigns,
  type TrackEvent,
  VISIT_EVENTS,
} from './visit-events.ts';

it('has unique event names that are valid database keys', () => {
  expect(new Set(VISIT_EVENTS).size).toBe(VISIT_EVENTS.length);
  for (const event of VISIT_EVENTS) expect(event).toMatch(/^[a-zA-Z-]+$/);
});

it('has texts for exactly the counted events', () => {
  expect(Object.keys(copy.en.visits.events)).toEqual(VISIT_EVENTS);
  const named: string[] = [];
  const count: TrackEvent = (event) => named.push(copy.de.visits.events[event]);
  VISIT_EVENTS.forEach(count);
  expect(new Set(named).size).toBe(VISIT_EVENTS.length);
});

it('groups totals by the configured campaigns, direct, and other', () => {
  expect(listCampaigns({ campaigns: { newsletter: [], google: ['google.com'] } })).toEqual([
    'newsletter',
    'google',
    'other',
    'none',
  ]);
  for (const name of listCampaigns(site.counting)) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
});

it('accepts the site configuration', () => {
  expect(findCampaignErrors(site.counting.campaigns)).toEqual([]);
});

it.each([
  [{ other: [] }, /^other cannot be/],
  [{ 'Black Friday': [] }, /^Black Friday cannot be/],
  [{ a: ['https://a.example'] }, /^"https:\/\/a.example" is no/],
  [{ a: ['A.example'] }, /^"A.example" is no/],
  [{ a: [''] }, /^"" is no/],
])('describes the error in %j', (campaigns, message) => {
  expect(findCampaignErrors(campaigns)).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['', 'none'],
  ['  ', 'none'],
  ['newsletter', 'newsletter'],
  [' NewsLetter ', 'newsletter'],
  ['google.com', 'google'],
  ['www.google.com', 'google'],
  ['google', 'google'],
  ['notgoogle.com', 'other'],
  ['google.com.evil.example', 'other'],
  ['constructor', 'other'],
  ['none', 'other'],
  ['a/b.c', 'other'],
])('maps the source "%s" to the campaign %s', (source, campaign) => {
  expect(findCampaign({ campaigns: { newsletter: [], google: ['google.com'] } }, source)).toBe(campaign);
});

it('lists only events that some code sends', () => {
  const code = globSync('src/{islands,visits}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // By name or by prefix: the rest is the step, link or field.
  const beginnings = [...code.matchAll(/(?:trackEvent|count)\(`([\w-]+-)\$\{/g)].map(
    ([, beginning = '']) => beginning,
  );
  expect(beginnings).toContain('step-');
  const isTold = (event: string): boolean =>
    code.includes(`'${event}'`) || beginnings.some((beginning) => event.startsWith(beginning));
  expect(VISIT_EVENTS.filter((event) => !isTold(event))).toEqual([]);
  expect(isTold('never-told')).toBe(false);
});
