import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../src/domain/site/locale.ts';
import { notifications as otherNotifications } from '../../tests/second-owner/notifications.ts';
import { site as other } from '../../tests/second-owner/site.ts';
import { listClaims } from './claims.ts';
import { findNotificationErrors, findSiteErrors, findWarnings } from './owner-errors.ts';

type Change = (site: typeof other) => object;
const findErrors = (change: Change): readonly string[] =>
  findSiteErrors({ ...other, ...change(other) }, existsSync).map((message) =>
    message.replace('src/site.ts: ', ''),
  );

it('accepts completed configuration files', () => {
  expect(findSiteErrors(other, existsSync)).toEqual([]);
  expect(findNotificationErrors(otherNotifications)).toEqual([]);
  expect(findWarnings(other)).toEqual([]);
});

const withCompany =
  (part: object): Change =>
  (site) => ({ company: { ...site.company, ...part } });
const withFirebase =
  (part: object): Change =>
  (site) => ({ firebase: { ...site.firebase, ...part } });

it.each<readonly [string, Change, string]>([
  ['a brand without letters', () => ({ brand: '42' }), 'brand: "42" has no letter'],
  ['a URL over http', () => ({ origin: 'http://a.example' }), 'origin: http://a.example is not an https'],
  ['a slash at the end', () => ({ origin: 'https://a.example/' }), 'origin: remove the trailing slash'],
  [
    'a country name instead of a code',
    withCompany({ country: 'Austria' }),
    'company.country: "Austria" is not an ISO 3166',
  ],
  ['an unknown country', withCompany({ country: 'XX' }), 'company.country: "XX" is not an ISO 3166'],
  ['no purpose in Austria', withCompany({ purpose: null }), 'company.purpose: required in Austria'],
  ['an invalid region', withFirebase({ region: 'Frankfurt' }), 'firebase.region: "Frankfurt"'],
  [
    'a database elsewhere',
    withFirebase({ databaseURL: 'https://a.example' }),
    'firebase.databaseURL: a Realtime',
  ],
  ['a log retention of zero days', () => ({ logRetentionDays: 0 }), 'logRetentionDays: 0'],
  ['unconfirmed claims', () => ({ claimsAreTrue: false }), 'claimsAreTrue: set it to true'],
  ['a missing logo', () => ({ logos: [{ name: 'X', file: 'no.svg' }] }), 'src/images/logos/no.svg does'],
])('reports %s', (_, change, message) => {
  expect(findErrors(change)).toEqual([expect.stringContaining(message)]);
});

it('lists every missing file of a video, including captions', () => {
  const clip = (name: string) => findErrors(() => ({ video: { kind: 'file', name, seconds: 9 } }));
  expect(clip('no-such')).toEqual(
    ['mp4', 'webm', 'webp', ...LOCALES.map((locale) => `${locale}.vtt`)].map(
      (ending) => `src/video/no-such.${ending} does not exist.`,
    ),
  );
  // The captions of the site's own clip are in the copy.
  expect(clip('how-it-works')).toEqual([]);
});

it('reports invalid email addresses', () => {
  const sender = 'somebody';
  expect(findNotificationErrors({ ...otherNotifications, sender })).toEqual([
    'src/notifications.ts: somebody is not an email address.',
  ]);
  expect(findNotificationErrors({ ...otherNotifications, sender, mail: null })).toEqual([]);
});

it('warns a European owner of a database in America and functions far from it', () => {
  const { firebase: original } = other;
  const american = { ...other, firebase: { ...original, databaseURL: 'https://a.firebaseio.com' } };
  expect(findWarnings(american)).toEqual([
    expect.stringMatching(/us-central1, outside Europe.*never be changed/),
    expect.stringMatching(/europe-west3 are far/),
  ]);
});

it("lists the pages' claims", () => {
  const logos = [{ name: 'Lumenta', file: 'lumenta.svg' }];
  const claims = listClaims({ ...other, logRetentionDays: 90, logos }).join('\n');
  expect(claims).not.toContain('{');
  expect(claims).toMatch(
    /15 years[\s\S]*Money-back guarantee[\s\S]*References: Lumenta[\s\S]*3 business days[\s\S]*90 days/,
  );
});
