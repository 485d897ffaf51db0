/** Regression tests for wrong findings in a first run on real pages, reduced to our own HTML, each with a near miss. */
import { expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { findInternalLinks } from '../internal-pages.ts';
import { createSnapshot, runCheck, type SnapshotOverrides } from './testing.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const SCRIPT = '<script src="/app.js"></script>';
const renderJsonLd = (entity: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${JSON.stringify(entity)}</script>`;
const renderFrame = (src: string): string => `<h1>Kern</h1><iframe src="${src}"></iframe>`;
const renderOpening = (heading: string, text: string): string => `<h1>${heading}</h1><p>${text}</p>`;

const CASES: Case[] = [
  // Mailing addresses.
  ['postal-address', 'a three-digit house number', '<p>Kern GmbH Uferdamm 201 34117 Kassel</p>', 'pass'],
  ['postal-address', 'a phone number in groups', '<p>Telefon 555 34117 Kern</p>', 'fail'],
  ['pricing', 'a price of zero', '<p>Fee: €0</p>', 'fail'],
  ['pricing', 'a return per dollar', '<p>For every $1 that clients invested, they earned 4.</p>', 'fail'],
  ['pricing', 'a price per item', '<p>Every mug: $12</p>', 'pass'],
  // Legal pages.
  [
    'imprint',
    'a generator credit',
    '<html lang="de"><a href="https://a.de/">Impressum-Generator</a>',
    'fail',
  ],
  // Profiles.
  ['social-profiles', 'a theme credit', '<a href="https://github.com/ann/theme">Theme</a>', 'fail'],
  ['social-profiles', 'a profile on a code host', '<a href="https://github.com/kern">GitHub</a>', 'pass'],
  // Company data.
  [
    'organization-data',
    'a type outside the vocabulary, with name and address',
    renderJsonLd({
      '@type': 'Architect',
      name: 'Kern',
      url: 'https://kern.de',
      address: { '@type': 'PostalAddress' },
    }),
    'pass',
  ],
  [
    'organization-data',
    'a person with an address',
    renderJsonLd({ '@type': 'Person', name: 'Anna Beck', url: 'https://kern.de', address: 'Kassel' }),
    'fail',
  ],
  [
    'organization-data',
    'microdata with an address',
    '<div itemscope itemtype="https://schema.org/Plumber"><p itemscope itemtype="https://schema.org/PostalAddress">Kassel</p></div>',
    'pass',
  ],
  [
    'organization-data',
    'microdata without details',
    '<div itemscope itemtype="https://schema.org/Plumber"></div>',
    'warn',
  ],
  // Email addresses assembled by scripts.
  [
    'email',
    'parts of an address next to a link to the contact page',
    `${SCRIPT}<a href="/kontakt/" data-mail-user="info" data-mail-domain="kern" data-mail-tld="de">E-Mail anzeigen</a>`,
    'unknown',
  ],
  ['email', 'a plain link to the contact page', `${SCRIPT}<a href="/kontakt/">E-Mail schreiben</a>`, 'fail'],
  // Embedded forms.
  [
    'contact-form',
    'Google Forms',
    renderFrame('https://docs.google.com/forms/d/e/1F/viewform?embedded=true'),
    'pass',
  ],
  [
    'contact-form',
    'a Google document',
    renderFrame('https://docs.google.com/document/d/1F/pub?embedded=true'),
    'fail',
  ],
  ['contact-form', 'Typeform', renderFrame('https://form.typeform.com/to/abc'), 'pass'],
  [
    'contact-form',
    'Jotform',
    '<h1>Kern</h1><script src="https://form.jotform.com/jsform/123"></script>',
    'pass',
  ],
  [
    'contact-form',
    'HubSpot',
    '<h1>Kern</h1><script src="//js.hsforms.net/forms/embed/v2.js"></script>',
    'pass',
  ],
  ['contact-form', 'Tally', renderFrame('https://tally.so/embed/abc'), 'pass'],
  ['contact-form', 'a calendar on the page', renderFrame('https://calendly.com/kern/first-call'), 'pass'],
  [
    'contact-form',
    'a link to a calendar',
    '<a href="https://calendly.com/kern/first-call">Book a call</a>',
    'fail',
  ],
  ['contact-form', 'a map', renderFrame('https://www.google.com/maps/embed?pb=1'), 'fail'],
  // Testimonials.
  [
    'testimonials',
    'a speaker whose paper begins with an article',
    '<blockquote>“They came on Sunday and it was tight.”<p>Anna Beck, owner · <a href="/p">The Post</a></p></blockquote>',
    'pass',
  ],
  [
    'testimonials',
    'the company’s own words in a quotation',
    '<blockquote>We work hard to keep every roof tight.</blockquote><p>The idea of our house</p>',
    'fail',
  ],
  [
    'testimonials',
    'a list of services in a box with a testimonial class',
    '<div class="testimonial"><p>Milling, Turning, Threading, Tapping, Boring, Counter Boring of us</p></div>',
    'fail',
  ],
  // Target group.
  ['audience', 'the reader among others', '<p>Hier lernst du mit anderen Studierenden.</p>', 'pass'],
  ['audience', 'a difference from others', '<p>Das unterscheidet uns von anderen Dächern.</p>', 'fail'],
  ['audience', 'kinds of clients', '<p>Drywall for residential and commercial clients.</p>', 'pass'],
  [
    'audience',
    'a list under the line above its heading',
    '<p>Who We Serve</p><h2>From one device to many</h2><ul><li>Property managers</li><li>Restaurants</li></ul>',
    'pass',
  ],
  // First screen.
  [
    'value-proposition',
    'an offer for somebody',
    renderOpening('Kern Dächer', 'Wir reparieren Dächer in Kassel, auch am Wochenende und bei Sturm.'),
    'pass',
  ],
  [
    'value-proposition',
    'an offer for nobody in particular',
    renderOpening('Kern Dächer', 'Reparatur, Planung und Montage mit sehr viel Sorgfalt'),
    'warn',
  ],
  [
    'value-proposition',
    'a slogan above a section that says it',
    '<h1>Your partner in growth</h1><h3>Why us</h3><p>We repair roofs for homeowners in Leeds within one day.</p>',
    'warn',
  ],
  [
    'value-proposition',
    'a subheading that says it',
    '<h1>Kern &amp; Söhne</h1><h2>Ihr Dachdecker für Kassel und Umgebung</h2>',
    'pass',
  ],
  [
    'value-proposition',
    'a video’s fallback text',
    '<h1>Your partner in growth</h1><video>We repair roofs for homeowners in Leeds within one day.</video>',
    'warn',
  ],
  // About.
  [
    'about',
    'reasons without a person',
    '<a href="#why">Why us</a><h2 id="why">Why us</h2><p>Tight roofs.</p>',
    'fail',
  ],
  ['about', 'a sentence with “we have”', '<h2>Du hast ein Haus? Wir haben das Dach.</h2>', 'warn'],
  ['about', 'a badge', '<p>Local Arizona Team</p><p>Roofs that stay tight.</p>', 'fail'],
  ['about', 'a team', '<h2>Our local team</h2><p>Anna Beck, roofer</p>', 'pass'],
  ['about', 'owners who buy', '<p>Whether it is one restaurant owner or a manager of many.</p>', 'fail'],
  ['about', 'the owner', '<p>Anna Beck is the owner and answers each call.</p>', 'pass'],
  ['about', 'a founder by name', '<p>Anna Beck hat 2013 mit einem Wagen angefangen.</p>', 'pass'],
  ['about', 'a doctor by name', '<a href="/beck">Dr. Beck</a><p>Tight roofs.</p>', 'pass'],
  ['about', 'a logo', '<a href="/"><img alt="Logo Kanzlei Kern"></a><p>Tight roofs.</p>', 'fail'],
  // References.
  [
    'references',
    'a customer’s portfolio',
    '<h2>From one device to a whole portfolio</h2><p>We test.</p>',
    'fail',
  ],
  ['references', 'our portfolio', '<h2>Our portfolio</h2><p>Town hall, Leeds</p>', 'pass'],
  [
    'references',
    'a menu that scripts render',
    `${SCRIPT}<header id="menu"></header><h1>Roofs</h1><p>We test.</p>`,
    'unknown',
  ],
  // Calls to action.
  [
    'call-to-action',
    'a form’s submit button',
    '<form><textarea></textarea><button>Senden</button></form>',
    'fail',
  ],
  [
    'call-to-action',
    'a button that names the step',
    '<form><textarea></textarea><button>Angebot anfordern</button></form>',
    'pass',
  ],
];

it.each<Case>(CASES)('%s: %s', (id, _what, html, status, parts) => {
  expect(runCheck(id, html, parts)?.status).toBe(status);
});

it('quotes the customer instead of the introduction above the testimonials', () => {
  const page =
    '<h2>What our customers say</h2><p>Our work is judged by those who live below it.</p><p>“They came on Sunday and it was tight.”</p>';
  expect(runCheck('testimonials', page)?.evidence).toBe('“They came on Sunday and it was tight.”');
});

it('does not report an introduction as a quotation', () => {
  const page = '<h2>Kundenstimmen</h2><p>Ausgewählte Bewertungen stehen hier zur Orientierung bereit.</p>';
  expect(runCheck('testimonials', page)?.seen?.kind).toBe('text');
});

it('quotes the copyright line as the owner instead of the slogan in the title', () => {
  const page =
    '<html lang="en"><title>Kern – Trusted Roofs</title><h1>Your Trusted Roofs</h1><footer>© 2026 Kern Ltd, 12 Lake Road, Leeds LS1 4DY</footer>';
  expect(runCheck('imprint', page, { url: 'https://kern.co.uk/' })?.evidence).toContain('© 2026 Kern Ltd');
});

it.each([
  ['/collections/mugs', 'Mugs'],
  ['/products/blue-mug', 'Blue mug'],
])('reads shop pages under %s for prices', (href, label) => {
  const home = createSnapshot(`<h1>Kern</h1><a href="${href}">${label}</a>`);
  expect(findInternalLinks(home)).toMatchObject([{ kind: 'services', isLinked: true }]);
  const parts = { linked: { services: '<h1>Mugs</h1><p>Blue mug</p><p>€ 24.00</p>' } };
  expect(runCheck('pricing', '<h1>Kern</h1>', parts)).toMatchObject({ status: 'pass', evidence: '€ 24.00' });
});

it('does not read a blog for prices', () => {
  expect(findInternalLinks(createSnapshot('<h1>Kern</h1><a href="/blog/blue-mug">Blue mug</a>'))).toEqual([]);
});
