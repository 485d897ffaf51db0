/** Regression tests for wrong findings on real pages, by kind, reduced to our own HTML, each with a near miss. */
import { describe, expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const SCRIPT = '<script src="/counter.js"></script>';

const CASES: Case[] = [
  // Filled by scripts.
  [
    'email',
    'a link assembled from data attributes',
    `${SCRIPT}<a href="#" data-user="info" data-domain="kern.de">E-Mail</a>`,
    'unknown',
  ],
  // Footer.
  [
    'postal-address',
    'an address in a list with the class nav',
    '<footer><ul class="nav"><li>Kern GmbH</li><li>Gartenweg 3</li><li>34117 Kassel</li></ul></footer>',
    'pass',
  ],
  ['postal-address', 'six digits', '<footer>12 Lake Road, Kochi 682016, Kerala</footer>', 'pass'],
  [
    'postal-address',
    'six digits after a dash',
    '<footer>3rd Floor, Rose Towers, Ernakulam - 682 016</footer>',
    'na',
  ],
  ['postal-address', 'the end of a phone number', '<p>Call us: 0471 4216 WhatsApp</p>', 'na'],
  // Forms.
  ['phone', 'a chat by number', '<a href="https://wa.me/4915112345678">Chat</a>', 'pass'],
  // Others.
  [
    'image-alternatives',
    'images with an empty alt text',
    '<img src="a.jpg" alt=""><img src="b.jpg" alt=""><img src="c.jpg" alt="">',
    'pass',
  ],
  ['phone', 'a contact page that could not be read', '<h1>Roofs</h1>', 'unknown', { unread: ['contact'] }],
  ['title', 'a greeting', '<title>Herzlich willkommen</title>', 'fail'],
  [
    'privacy',
    'a link to a policy',
    '<a href="/datenschutz">Datenschutz</a>',
    'pass',
    {
      linked: {
        privacy: `<h1>Datenschutz</h1><p>${'Wir speichern personenbezogene Daten nur, soweit es nötig ist. '.repeat(6)}</p>`,
      },
    },
  ],
];

describe('real pages', () => {
  it.each<Case>(CASES)('%s: %s', (id, _what, html, status, parts) => {
    expect(runCheck(id, html, parts)?.status).toBe(status);
  });
});
