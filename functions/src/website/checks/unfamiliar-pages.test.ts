/** Regression tests for wrong findings on unfamiliar real pages, reduced to our own HTML, each with a near miss. */
import { expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const SCRIPT = '<script src="/app.js"></script>';
const repeatWords = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

const CASES: Case[] = [
  [
    'email',
    'an address drawn by a script',
    `${SCRIPT}<p>E-Mail: <canvas></canvas> (nicht dringend)</p>`,
    'unknown',
  ],
  ['email', 'a script named email.js', '<script src="js/email.js"></script><p>Kontakt</p>', 'unknown'],
  [
    'email',
    'a library that sends mail',
    '<script src="https://cdn.example/emailjs/email.min.js"></script><p>Contact</p>',
    'fail',
  ],
  ['postal-address', 'a Portuguese postcode', '<p>9 Rua da Mouraria, 9000-047 Funchal</p>', 'pass'],
  [
    'postal-address',
    'an industrial estate',
    '<p>B-33, Pavana Industrial Premises,<br>T-204, MIDC Bhosari, Pune 411026</p>',
    'na',
  ],
  [
    'postal-address',
    'the controller of a privacy policy',
    '<a href="/privacy">Privacy</a>',
    'na',
    {
      linked: { privacy: '<p>Data controller: Kern Ltd, 12 Lake Road, Leeds LS1 4DY</p>' },
    },
  ],
  [
    'pricing',
    'a menu of dishes that was read',
    '<a href="/speisen">Speisen</a>',
    'pass',
    {
      linked: { services: '<table><tr><td>Schnitzel</td><td>€ 12,90</td></tr></table>' },
    },
  ],
  ['postal-address', 'a town and its country', '<footer>Colombo, Sri Lanka</footer>', 'na'],
  ['pricing', 'a return on investment', '<p>Leaders see an average ROI of $10.3.</p>', 'na'],
  ['pricing', 'a discount', '<p>$1.00 off on any small coffee.</p>', 'na'],
  ['phone', 'no space after the area code', '<p>(208)337-4900</p>', 'pass'],
  ['privacy', 'a dead link', '<a href="#">Privacy policy</a>', 'fail'],
  ['privacy', 'an empty breadcrumb', `${SCRIPT}<nav id="breadcrumb"></nav><p>Roofs.</p>`, 'fail'],
  [
    'privacy',
    'a preloader above the page',
    `${SCRIPT}<p>Loading...</p><h1>Roofs</h1>${repeatWords(60)}`,
    'fail',
  ],
  ['viewport', 'a typo', '<meta name="viewport" content="width-device-with, initial-scale=1">', 'warn'],
];

it.each<Case>(CASES)('%s: %s', (id, _what, html, status, parts) => {
  expect(runCheck(id, html, parts)?.status).toBe(status);
});
