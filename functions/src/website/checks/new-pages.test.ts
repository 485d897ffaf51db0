/** Regression tests for wrong findings on real pages, by kind, reduced to our own HTML, each with a near miss. */
import { describe, expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const renderPage = (text: string): string => `<h1>Kern &amp; Söhne</h1>${text}`;
const SCRIPT = '<script src="/counter.js"></script>';
const LONG_TEXT = '<p>We look after roofs in Leeds and say what we find. </p>'.repeat(30);

const CASES: Case[] = [
  // First screen.
  [
    'value-proposition',
    'a greeting in other words',
    renderPage('<p>Nice to have you here, we hope that you enjoy our little website a lot.</p>'),
    'warn',
  ],
  [
    'value-proposition',
    'a row of counters',
    renderPage('<p>120+</p><p>happy customers</p><p>15</p><p>years of quality and solutions</p>'),
    'warn',
  ],
  [
    'value-proposition',
    'a negation',
    renderPage('<p>No training, no consulting, no repair. Think again about it all.</p>'),
    'warn',
  ],
  [
    'value-proposition',
    'a customer’s words',
    renderPage('<blockquote>They offer the best roof repair that I know in Leeds, really.</blockquote>'),
    'warn',
  ],
  [
    'value-proposition',
    'a life story',
    renderPage('<p>Mein Name ist Kern. Aufgewachsen bin ich in einer großen Familie an der Saale.</p>'),
    'warn',
  ],
  [
    'value-proposition',
    'an offer',
    renderPage('<p>Wir reparieren Heizungen in Kassel, auch am Wochenende.</p>'),
    'pass',
  ],
  [
    'value-proposition',
    'the name of an offer alone',
    '<h1>Roof repair and gutters for homes in Leeds</h1><p>Free survey this week.</p>',
    'pass',
  ],
  // About.
  ['about', 'nobody', `<h1>Roofs</h1>${'<p>The roofs are tight.</p>'.repeat(3)}`, 'fail'],
  ['about', 'a login', `<a href="/login.php">Profil</a>${'<p>Das Dach ist dicht.</p>'.repeat(3)}`, 'fail'],
  [
    'about',
    'an about page without content',
    '<a href="/about">About us</a>',
    'warn',
    { linked: { about: '<h1>About us</h1><p>Coming soon.</p>' } },
  ],
  [
    'about',
    'an about page',
    '<a href="/about">About us</a>',
    'pass',
    { linked: { about: `<h1>About us</h1>${LONG_TEXT}` } },
  ],
  // Filled by scripts.
  [
    'numbers',
    'counters by data-value',
    `${SCRIPT}<h3 data-value="350">0</h3><p>happy customers</p><h3 data-value="12">0</h3><p>years</p>`,
    'pass',
  ],
  [
    'numbers',
    'counters at zero, with scripts',
    `${SCRIPT}<p>0</p><p>Happy Clients</p><p>0+</p><p>Projects</p>`,
    'unknown',
  ],
  ['numbers', 'counters at zero, without scripts', '<p>We charge 0 Euro.</p>', 'fail'],
  [
    'references',
    'a list that scripts load',
    `${SCRIPT}<h2>Projects</h2><ul class="project-list"></ul>`,
    'unknown',
  ],
  [
    'testimonials',
    'a list announced as loaded by JavaScript',
    `${SCRIPT}<h2>Reviews</h2><p>Reviews are loaded by JavaScript</p>`,
    'unknown',
  ],
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
    'pass',
  ],
  ['postal-address', 'the end of a phone number', '<p>Call us: 0471 4216 WhatsApp</p>', 'fail'],
  [
    'postal-address',
    'a service area',
    '<p>We clean in Acacia Ridge, 4110 Archerfield, 4108 Corinda and 4075 Darra</p>',
    'fail',
  ],
  [
    'imprint',
    'name and address in the footer of an English page',
    '<html lang="en"><title>Kern Roofs</title><footer>© 2026 Kern Roofs, 12 Lake Road, Leeds LS1 4DY</footer>',
    'pass',
    { url: 'https://kern.co.uk/' },
  ],
  // Forms.
  [
    'booking',
    'dates next to a field called q',
    '<form><input name="q"><input type="date" name="arrival"></form>',
    'pass',
  ],
  [
    'booking',
    'a requested consultation',
    '<a href="/contact">Request a consultation</a>',
    'pass',
    { linked: { contact: '<form><textarea></textarea></form>' } },
  ],
  [
    'booking',
    'a login for booking loads',
    '<p>Carriers book their loads online.</p><a href="https://tms.kern.com/login">Login</a>',
    'pass',
  ],
  ['booking', 'a login', '<a href="/login">Login</a>', 'fail'],
  [
    'form-length',
    'a ride',
    `<form>${['name', 'phone', 'pick-up', 'destination'].map((name) => `<input name="${name}">`).join('')}<input type="date"><input type="time"><input name="guests"><input name="bags"><input name="flight"></form>`,
    'na',
  ],
  ['booking', 'an invitation to book', '<h1>Dentist</h1><p>Please call to book your visit.</p>', 'warn'],
  [
    'call-to-action-early',
    'a contact link in the header, with the call far below',
    `<header><a href="/c">Contact</a></header><p>${'word '.repeat(400)}</p><a href="/b">Book a call</a>`,
    'warn',
  ],
  ['phone', 'a chat by number', '<a href="https://wa.me/4915112345678">Chat</a>', 'warn'],
  // Others.
  [
    'image-alternatives',
    'images with an empty alt text',
    '<img src="a.jpg" alt=""><img src="b.jpg" alt=""><img src="c.jpg" alt="">',
    'warn',
  ],
  ['title', 'a greeting', '<title>Herzlich willkommen</title>', 'fail'],
  [
    'social-profiles',
    'a page for developers',
    '<a href="https://developers.facebook.com/docs/plugins">Docs</a>',
    'warn',
  ],
  [
    'image-alternatives',
    'linked images without text',
    '<a href="/a"><img src="a.jpg" alt=""></a><a href="/b"><img src="b.jpg" alt=""></a>',
    'fail',
  ],
  [
    'image-alternatives',
    'a linked image next to text',
    '<a href="/a"><img src="a.jpg" alt=""> Roofs</a>',
    'pass',
  ],
  ['title', 'an address', '<title>www.kern-roofs.co.uk</title>', 'fail'],
  [
    'privacy',
    'a link to a page without a policy',
    '<a href="/datenschutz">Datenschutz</a>',
    'warn',
    { linked: { privacy: '<h1>Dächer</h1><p>Wir decken Dächer.</p>' } },
  ],
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
  [
    'text-depth',
    'cards that are links',
    Array.from(
      { length: 40 },
      (_, n) => `<a href="/${n}">Roof number ${n}</a><a href="/b${n}">seen from the west</a>`,
    ).join('<br>'),
    'pass',
  ],
];

describe('real pages', () => {
  it.each<Case>(CASES)('%s: %s', (id, _what, html, status, parts) => {
    expect(runCheck(id, html, parts)?.status).toBe(status);
  });

  it('quotes the labels of a booking form’s date fields', () => {
    const form = '<form><label>Your pick-up day</label><input type="date"><input name="q"></form>';
    expect(runCheck('booking', form)).toMatchObject({
      seen: { kind: 'booking-form' },
      evidence: 'Your pick-up day',
    });
  });
});

it('quotes the path of a page that could not be read', () => {
  expect(runCheck('phone', '<h1>Roofs</h1>', { unread: ['contact'] })).toMatchObject({
    status: 'unknown',
    seen: { kind: 'unread-page' },
    evidence: '/contact',
  });
});
