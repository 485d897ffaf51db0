/** Regression tests for wrong findings on unfamiliar real pages, reduced to our own HTML, each with a near miss. */
import { expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const SCRIPT = '<script src="/app.js"></script>';
const repeatWords = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

const CASES: Case[] = [
  ['text-depth', 'too little running text', repeatWords(119), 'fail'],
  ['text-depth', 'half of the running text', repeatWords(224), 'warn'],
  ['text-depth', 'enough running text', repeatWords(225), 'pass'],
  ['text-depth', 'a long footer', `${repeatWords(100)}<footer>${repeatWords(300)}</footer>`, 'fail'],
  [
    'value-proposition',
    'a slogan that says what the company is not',
    '<h1>The ritual</h1><p>Our brand is a beauty brand where beauty is not a performance, but a ceremony for the soul.</p>',
    'warn',
  ],
  [
    'audience',
    'a company description',
    '<p>Baum ist ein renommiertes Familienunternehmen in Wien.</p>',
    'warn',
  ],
  [
    'audience',
    'thanks to everybody',
    '<p>Our thanks go to everyone who came to the summer party.</p>',
    'fail',
  ],
  ['audience', 'staff', '<p>We only work with people who love their trade.</p>', 'fail'],
  ['audience', 'families', '<p>We talk with families who look after somebody at home.</p>', 'pass'],
  ['audience', 'pets', '<p>Training without treats for puppies and young dogs.</p>', 'pass'],
  [
    'audience',
    'a buyer of the same kind',
    '<title>Bakery</title><p>Flour for bakeries and cafés.</p>',
    'pass',
  ],
  ['call-to-action', 'an extension to add', '<a href="https://store.example/x">Add to Chrome</a>', 'pass'],
  ['call-to-action', 'a bare download', '<p>Karte</p><a href="/karte.vcf">Herunterladen</a>', 'fail'],
  [
    'call-to-action',
    'a form that a script inserts',
    `${SCRIPT}<a href="#inquiry">Angebot anfordern</a>`,
    'pass',
  ],
  ['call-to-action', 'a fragment without scripts', '<a href="#inquiry">Angebot anfordern</a>', 'fail'],
  ['booking', 'one word on a button', '<a href="https://salon.example/">Termin</a>', 'pass'],
  ['booking', 'a list of dates', '<a href="/termine">Termine</a>', 'fail'],
  [
    'contact-form',
    'a form behind "Feedback"',
    '<a href="/f">Feedback</a>',
    'pass',
    {
      linked: { enquiry: '<form><input type="email"><textarea></textarea></form>' },
    },
  ],
  [
    'contact-form',
    'an order form',
    '<p>Ihre Bestellung</p><input name="street"><input name="plz"><input name="name"><input type="email">',
    'fail',
  ],
  [
    'contact-form',
    'a request for a visit at an address',
    '<form><p>Free estimate</p><input name="street"><input name="zip"><input name="phone"></form>',
    'pass',
  ],
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
    'pass',
  ],
  [
    'postal-address',
    'the controller of a privacy policy',
    '<a href="/privacy">Privacy</a>',
    'pass',
    {
      linked: { privacy: '<p>Data controller: Kern Ltd, 12 Lake Road, Leeds LS1 4DY</p>' },
    },
  ],
  [
    'postal-address',
    'the host of a privacy policy',
    '<a href="/privacy">Privacy</a>',
    'fail',
    {
      linked: { privacy: '<p>Hosted by Big Cloud, 12 Lake Road, Leeds LS1 4DY</p>' },
    },
  ],
  ['pricing', 'a menu on another website', '<a href="https://order.example/x">Menu</a>', 'unknown'],
  [
    'pricing',
    'a menu of dishes that was read',
    '<a href="/speisen">Speisen</a>',
    'pass',
    {
      linked: { services: '<table><tr><td>Schnitzel</td><td>€ 12,90</td></tr></table>' },
    },
  ],
  ['references', 'praise from clients', '<h2>Loved by our clients</h2><p>Fast and kind.</p>', 'fail'],
  ['references', 'an example without a customer', '<h2>Praxisbeispiel</h2><p>Ein Betrieb.</p>', 'warn'],
  [
    'testimonials',
    'a list item that ends in "review"',
    '<ul><li>Material review</li><li>Tooling development and sample validation for you</li></ul>',
    'fail',
  ],
  ['testimonials', 'a form’s feedback element', `${SCRIPT}<div class="form-feedback" id="f"></div>`, 'fail'],
  [
    'about',
    'a form about the visitor’s project',
    '<h2>Tell us about your project</h2><p>The roof is tight.</p>',
    'fail',
  ],
  ['audience', 'customers without a name', '<p>Ich begleite meine Kunden bis zum Ende.</p>', 'fail'],
  ['audience', 'a question to the visitor', '<p>Sie sind geschäftlich in Fürth?</p>', 'pass'],
  ['postal-address', 'a town and its country', '<footer>Colombo, Sri Lanka</footer>', 'warn'],
  ['about', 'practice areas', '<a href="/areas">Our practice areas</a><p>The roof is tight.</p>', 'fail'],
  ['audience', 'a craft', '<p>Mit Leidenschaft für das Handwerk.</p>', 'fail'],
  ['pricing', 'a return on investment', '<p>Leaders see an average ROI of $10.3.</p>', 'fail'],
  ['pricing', 'a discount', '<p>$1.00 off on any small coffee.</p>', 'fail'],
  ['audience', 'dishes', '<p>Täglich frisch gekochte Gerichte, telefonisch vorbestellbar.</p>', 'fail'],
  [
    'audience',
    'a copyright notice',
    '<p>Die durch die Seitenbetreiber erstellten Inhalte unterliegen dem deutschen Urheberrecht.</p>',
    'fail',
  ],
  ['audience', 'a list of services', '<p>From tree care to general handyman services.</p>', 'warn'],
  [
    'testimonials',
    'an announcement above reviews',
    '<h2>Bewertungen</h2><p>Echte Bewertungen von echten Kunden, ungefiltert.</p>',
    'warn',
  ],
  ['phone', 'no space after the area code', '<p>(208)337-4900</p>', 'pass'],
  ['about', 'a practice on vacation', '<h2>Unsere Praxis hat Ferien</h2>', 'warn'],
  [
    'numbers',
    'figures on the about page',
    '<h1>Roofs</h1>',
    'warn',
    {
      linked: { about: '<p>We have 25 employees in Leeds.</p>' },
    },
  ],
  ['numbers', 'a year next to the copyright', '<footer>© Copyright Since 2005 · Kern</footer>', 'warn'],
  ['privacy', 'a dead link', '<a href="#">Privacy policy</a>', 'warn'],
  ['privacy', 'an empty breadcrumb', `${SCRIPT}<nav id="breadcrumb"></nav><p>Roofs.</p>`, 'fail'],
  [
    'privacy',
    'a preloader above the page',
    `${SCRIPT}<p>Loading...</p><h1>Roofs</h1>${repeatWords(60)}`,
    'fail',
  ],
  [
    'imprint',
    'name and address on the contact page',
    '<html lang="en"><title>Kern Roofs</title><p>Kern Roofs are tight.</p>',
    'pass',
    { url: 'https://kern.com/', linked: { contact: '<p>12 Lake Road, Leeds LS1 4DY</p>' } },
  ],
  ['viewport', 'a typo', '<meta name="viewport" content="width-device-with, initial-scale=1">', 'warn'],
  ['image-alternatives', 'dots', '<img src="a.jpg" alt="...">', 'fail'],
];

it('does not mistake the business for its audience', () => {
  const page = '<title>Imkerei Baum</title><p>Baum ist Ihr Imker.</p>';
  expect(runCheck('audience', page)?.status).not.toBe('pass');
});

it.each<Case>(CASES)('%s: %s', (id, _what, html, status, parts) => {
  expect(runCheck(id, html, parts)?.status).toBe(status);
});
