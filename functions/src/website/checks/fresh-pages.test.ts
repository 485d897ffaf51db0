/** Regression tests for wrong findings on a fresh batch of pages, reduced to our own HTML, each with a near miss. */
import { expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const WORDS = 'We show you the way to the sea. '.repeat(8);

const CASES: Case[] = [
  // Prices in any currency.
  ['pricing', 'a currency symbol', '<li>Grilled squid ₱540</li>', 'pass'],
  ['pricing', 'a currency code', '<li>Airport transfer KES 1,200</li>', 'pass'],
  ['pricing', 'letters before a symbol', '<li>Corte R$ 60</li>', 'pass'],
  ['pricing', 'an abbreviated currency', '<li>Oil change 950 kr</li>', 'pass'],
  ['pricing', 'a price per hour after “from”', '<li>from 20 €/h</li>', 'pass'],
  ['pricing', 'an area beside a price', '<li>Flat of 90 m² from €90</li>', 'pass'],
  ['pricing', 'a rank that looks like a code', '<p>TOP 10 in town, ALL 24 hours</p>', 'na'],
  ['pricing', 'a currency without amounts', '<p>Payment in EUR</p>', 'na'],
  ['pricing', 'an engine’s class', '<p>Alle Zugmaschinen erfüllen Euro 6.</p>', 'na'],
  ['pricing', 'the pay of apprentices', '<p>1.267 € im ersten Ausbildungsjahr</p>', 'na'],
  ['pricing', 'an investment in millions', '<p>We raised $5 m last year</p>', 'na'],
  ['pricing', 'something else on request', '<p>Music upon request. Rice ₱40</p>', 'pass'],
  ['pricing', 'a menu of dishes', '<nav class="menu"><p>Crispy Pata ₱540</p></nav>', 'pass'],
  // Addresses in other formats.
  ['postal-address', 'two lines without a number', '<p>J.P. Rizal street<br>Brgy. Bato, Leyte</p>', 'na'],
  [
    'postal-address',
    'a labeled address without a number',
    '<p>Address: Victory Estate, Airport Road, Port Harcourt</p>',
    'na',
  ],
  ['postal-address', 'a quay', '<p>Templeshannon Quay, Enniscorthy, Co. Wexford</p>', 'na'],
  ['postal-address', 'a foreign street', '<p>Via Roma, Castelrotto</p>', 'na'],
  ['postal-address', 'a street within a sentence', '<p>We clean every street in town, day by day.</p>', 'na'],
  ['postal-address', 'a sentence about an address', '<p>We address your needs, always.</p>', 'na'],
  [
    'postal-address',
    'a hidden address',
    '<p>Metallbau</p><div style="display:none"><p>Hauptstraße 5<br>93326 Abensberg</p></div>',
    'na',
  ],
  [
    'postal-address',
    'an address in structured data',
    '<script type="application/ld+json">{"@type":"Bakery","address":{"@type":"PostalAddress","streetAddress":"Markt 1"}}</script>',
    'na',
  ],
  [
    'postal-address',
    'the place of an event in structured data',
    '<script type="application/ld+json">{"@type":"Event","location":{"@type":"Place","address":"Markt 1"}}</script>',
    'na',
  ],
  [
    'postal-address',
    'only a town in structured data',
    '<script type="application/ld+json">{"@type":"Bakery","address":{"@type":"PostalAddress","addressLocality":"Kassel"}}</script>',
    'na',
  ],
  // Text that is hidden until a script runs.
  ['text-depth', 'a hidden text', `<p>Welcome</p><div style="display:none"><p>${WORDS}</p></div>`, 'unknown'],
  ['text-depth', 'hardly any text', '<p>Welcome</p><div style="display:none"><p>Menu</p></div>', 'fail'],
  ['email', 'a hidden address', '<p>Hi</p><div style="display:none"><p>ab@kern.de</p></div>', 'unknown'],
  ['phone', 'a hidden number', '<p>Hi</p><div hidden><p>Phone 030 55501234</p></div>', 'unknown'],
  ['phone', 'hidden text without a number', `<p>Hi</p><div hidden><p>${WORDS}</p></div>`, 'fail'],
  // Titles and descriptions.
  [
    'title',
    'a long title that says what is offered',
    `<title>${'Custom software for schools '.repeat(3)}</title>`,
    'pass',
  ],
  ['title', 'a title of a template', '<title>My Business Name | Home</title>', 'fail'],
  // Other.
  // Numbers that differ from what they dial.
  ['tap-to-call', 'another number behind it', '<a href="tel:+496152399050">+49 6152 39905</a>', 'fail'],
  ['tap-to-call', 'a prefix', '<a href="tel:+49615239905">06152 / 39905</a>', 'pass'],
  ['tap-to-call', 'a zero in brackets', '<a href="tel:0049615239905">+49 (0) 6152 39905</a>', 'pass'],
  ['tap-to-call', 'a number without its area', '<a href="tel:+49615239905">Tel. 3 99 05</a>', 'pass'],
  ['tap-to-call', 'hours before the number', '<a href="tel:+491715551234">24/7 0171 5551234</a>', 'pass'],
  ['tap-to-call', 'an extension of zero', '<a href="tel:+4961523990">06152 3990-0</a>', 'pass'],
  ['tap-to-call', 'words', '<a href="tel:+18003569377">1-800-FLOWERS</a>', 'pass'],
  ['tap-to-call', 'two numbers', '<a href="tel:+49615239905">06152 39905 / 0171 5551234</a>', 'pass'],
  // Content that is past.
  [
    'recent-news',
    'an offer of a past season',
    '<p>Unser Angebot für Ostern 2023: jetzt anmelden!</p>',
    'fail',
  ],
  ['recent-news', 'the price list of a past year', '<p>Diese Preise gelten bis 31. März 2024.</p>', 'fail'],
  ['recent-news', 'the next meeting', '<h2>Next meeting</h2><p>Thursday 12 March 2020, 7.30 pm</p>', 'fail'],
  ['recent-news', 'next steps', '<h2>Next steps</h2><p>Bring the form of March 2020.</p>', 'na'],
  [
    'recent-news',
    'the next meeting after earlier ones',
    '<h2>Next meeting</h2><p>12 March 2028, 7 pm</p><p>Before that: 12 March 2020</p>',
    'na',
  ],
  [
    'recent-news',
    'a closed platform',
    '<a href="https://ec.europa.eu/consumers/odr/">Online-Streitbeilegung</a>',
    'warn',
  ],
  ['recent-news', 'a past event', '<h3>Book now: Summer Camp, July 2024</h3>', 'fail'],
  ['recent-news', 'goods for a feast', '<h2>Easter cakes and Christmas wreaths</h2>', 'na'],
  [
    'recent-news',
    'a history',
    '<p>Im Sommer 2012 haben wir unser erstes Angebot gemacht. Seit 1987 am Markt.</p>',
    'na',
  ],
  [
    'recent-news',
    'a price list that still holds',
    '<p>Preise gültig ab 01.01.2023, Angebot freibleibend</p>',
    'na',
  ],
  ['recent-news', 'a law', '<p>Anmeldung nach § 5 TMG 2007, Verordnung vom 27. April 2016</p>', 'na'],
  ['recent-news', 'a reference', '<p>Projekt Schule, Sommer 2021</p>', 'na'],
  ['recent-news', 'an award', '<p>Bestes Angebot: Preisträger 2019, jetzt buchen</p>', 'na'],
  ['recent-news', 'an offer of this year', '<p>Angebot nur bis 31. Oktober 2026</p>', 'na'],
];

it.each(CASES)('%s: %s', (id, _, html, status, parts) => {
  expect(runCheck(id, html, parts)?.status).toBe(status);
});

it('shows the printed number and the one that is dialed', () => {
  const verdict = runCheck('tap-to-call', '<a href="tel:+496152399050">+49 6152 39905</a>');
  expect(verdict?.evidence).toBe('+49 6152 39905 → +496152399050');
});
