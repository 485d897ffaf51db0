/** Regression tests for wrong findings in a first run on real pages, reduced to our own HTML, each with a near miss. */
import { expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { findInternalLinks } from '../internal-pages.ts';
import { createSnapshot, runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const SCRIPT = '<script src="/app.js"></script>';
const UNFINISHED = '<title>Coming Soon | Kern</title><h1>Roofs</h1><p>We repair roofs.</p>';

const CASES: Case[] = [
  // Mailing addresses.
  ['postal-address', 'a three-digit house number', '<p>Kern GmbH Uferdamm 201 34117 Kassel</p>', 'pass'],
  ['postal-address', 'an avenue', '<p>4415 - 72 Avenue SE, Calgary, AB T2C 2G5</p>', 'pass'],
  ['postal-address', 'a house without a number', '<p>The Rooms, Church Lane, Marlham IP99 4RB</p>', 'pass'],
  ['postal-address', 'a phone number in groups', '<p>Telefon 555 34117 Kern</p>', 'na'],
  ['pricing', 'a price of zero', '<p>Fee: €0</p>', 'na'],
  ['pricing', 'a return per dollar', '<p>For every $1 that clients invested, they earned 4.</p>', 'na'],
  ['pricing', 'a price per item', '<p>Every mug: $12</p>', 'pass'],
  // Email addresses assembled by scripts.
  [
    'email',
    'parts of an address next to a link to the contact page',
    `${SCRIPT}<a href="/kontakt/" data-mail-user="info" data-mail-domain="kern" data-mail-tld="de">E-Mail anzeigen</a>`,
    'unknown',
  ],
  [
    'email',
    'an address that Cloudflare encrypts',
    '<p>Write to <span class="__cf_email__" data-cfemail="422b2c242d022927302c6c2b27">[email&#160;protected]</span></p>',
    'pass',
  ],
  ['email', 'a plain link to the contact page', `${SCRIPT}<a href="/kontakt/">E-Mail schreiben</a>`, 'fail'],
  [
    'email',
    'an address that visitors without scripts are told about',
    '<p>Write to us.</p><noscript>This email address is protected. Please enable JavaScript.</noscript>',
    'unknown',
  ],
  [
    'email',
    'a notice without an address',
    '<p>Write to us.</p><noscript>This map cannot be shown.</noscript>',
    'fail',
  ],
  [
    'email',
    'an address in structured data',
    '<p>Write to us.</p><script type="application/ld+json">{"@type":"Store","email":"info@kern.de"}</script>',
    'unknown',
  ],
  ['phone', 'a label whose number a script fills in', '<p>Phone:</p><p>We answer until six.</p>', 'unknown'],
  ['phone', 'a label without a colon', '<p>Phone</p><p>We answer until six.</p>', 'fail'],
  // Pages in progress.
  ['dead-ends', 'an unfinished page', '<h1>Kern</h1>', 'warn', { linked: { services: UNFINISHED } }],
  [
    'dead-ends',
    'a page that only mentions a title',
    '<h1>Kern</h1>',
    'pass',
    { linked: { services: UNFINISHED.replace('Coming Soon', 'What is coming soon') } },
  ],
];

it.each<Case>(CASES)('%s: %s', (id, _what, html, status, parts) => {
  expect(runCheck(id, html, parts)?.status).toBe(status);
});

it.each([
  ['/collections/mugs', 'Mugs'],
  ['/products/blue-mug', 'Blue mug'],
])('reads shop pages under %s for prices', (href, label) => {
  const home = createSnapshot(`<h1>Kern</h1><a href="${href}">${label}</a>`);
  expect(findInternalLinks(home)).toMatchObject([{ kind: 'services', isLinked: true }]);
  const parts = { linked: { services: '<h1>Mugs</h1><p>Blue mug</p><p>€ 24.00</p>' } };
  expect(runCheck('pricing', '<h1>Kern</h1>', parts)).toMatchObject({ status: 'pass' });
});

it('does not read a blog for prices', () => {
  expect(findInternalLinks(createSnapshot('<h1>Kern</h1><a href="/blog/blue-mug">Blue mug</a>'))).toEqual([]);
});
