import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/domain/site/locale.ts';
import { notifications as otherNotifications } from '../../tests/second-owner/notifications.ts';
import { site as other } from '../../tests/second-owner/site.ts';
import { claimsOf } from './claims.ts';
import { advice, notificationFaults, siteFaults } from './owner-faults.ts';

type Change = (site: typeof other) => object;
const faultsOf = (change: Change): readonly string[] =>
  siteFaults({ ...other, ...change(other) }, existsSync).map((fault) => fault.replace('src/site.ts: ', ''));

it('accepts completed owner’s files', () => {
  expect(siteFaults(other, existsSync)).toEqual([]);
  expect(notificationFaults(otherNotifications)).toEqual([]);
  expect(advice(other)).toEqual([]);
});

const company =
  (part: object): Change =>
  (site) => ({ company: { ...site.company, ...part } });
const firebase =
  (part: object): Change =>
  (site) => ({ firebase: { ...site.firebase, ...part } });

it.each<readonly [string, Change, string]>([
  ['a brand without letters', () => ({ brand: '42' }), 'brand: "42" has no letter'],
  [
    'an address over http',
    () => ({ origin: 'http://a.example' }),
    'origin: http://a.example is not an https',
  ],
  ['a slash at the end', () => ({ origin: 'https://a.example/' }), 'origin: leave out the slash'],
  ['a country in words', company({ country: 'Austria' }), 'company.country: "Austria" is not an ISO 3166'],
  ['an unknown country', company({ country: 'XX' }), 'company.country: "XX" is not an ISO 3166'],
  ['no purpose in Austria', company({ purpose: null }), 'company.purpose: § 25 MedienG'],
  ['an invalid region', firebase({ region: 'Frankfurt' }), 'firebase.region: "Frankfurt"'],
  [
    'a database elsewhere',
    firebase({ databaseURL: 'https://a.example' }),
    'firebase.databaseURL: a Realtime',
  ],
  ['logs without days', () => ({ logDays: 0 }), 'logDays: 0'],
  ['claims nobody stands for', () => ({ claimsAreTrue: false }), 'claimsAreTrue: write true'],
  [
    'a logo that is not there',
    () => ({ logos: [{ name: 'X', file: 'no.svg' }] }),
    'src/images/logos/no.svg does',
  ],
])('reports %s', (_, change, fault) => {
  expect(faultsOf(change)).toEqual([expect.stringContaining(fault)]);
});

it('lists every missing file of a video, including captions', () => {
  const clip = (name: string) => faultsOf(() => ({ video: { kind: 'file', name, seconds: 9 } }));
  expect(clip('no-such')).toEqual(
    ['mp4', 'webm', 'webp', ...LOCALES.map((locale) => `${locale}.vtt`)].map(
      (ending) => `src/video/no-such.${ending} does not exist.`,
    ),
  );
  // The captions of the site's own clip are in the copy.
  expect(clip('how-it-works')).toEqual([]);
});

it('reports invalid mail addresses', () => {
  const sender = 'somebody';
  expect(notificationFaults({ ...otherNotifications, sender })).toEqual([
    'src/notifications.ts: somebody is not an e-mail address.',
  ]);
  expect(notificationFaults({ ...otherNotifications, sender, mail: null })).toEqual([]);
});

it('warns a European owner of a database in America and functions far from it', () => {
  const { firebase: given } = other;
  const american = { ...other, firebase: { ...given, databaseURL: 'https://a.firebaseio.com' } };
  expect(advice(american)).toEqual([
    expect.stringMatching(/us-central1, outside Europe.*never be changed/),
    expect.stringMatching(/europe-west3 are far/),
  ]);
});

it('lists what the pages claim', () => {
  const logos = [{ name: 'Lumenta', file: 'lumenta.svg' }];
  const claims = claimsOf({ ...other, logDays: 90, logos }).join('\n');
  expect(claims).not.toContain('{');
  expect(claims).toMatch(
    /15 years[\s\S]*Money-back guarantee[\s\S]*References: Lumenta[\s\S]*3 business days[\s\S]*90 days/,
  );
});
