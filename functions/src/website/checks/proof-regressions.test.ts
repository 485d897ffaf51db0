/** Regression tests for wrong proof and price findings on real pages, reduced to our own HTML, each with a near miss. */
import { expect, it } from 'vitest';
import type { FindingStatus } from '../../../../src/contract/website/analyze-website.ts';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing.ts';

type Case = [id: FindingId, what: string, html: string, status: FindingStatus, parts?: SnapshotOverrides];

const CASES: Case[] = [
  // Testimonials.
  [
    'testimonials',
    'a quotation with its speaker in cite',
    '<blockquote>They came on Sunday and the roof was tight by noon. <cite>Anna Beck</cite></blockquote>',
    'pass',
  ],
  [
    'testimonials',
    'stars, words and a name in one paragraph',
    '<p>★★★★★ "They came on a Sunday and it was done." Anna Beck</p>',
    'pass',
  ],
  [
    'testimonials',
    'a heading in a box with a testimonial class',
    '<div class="testimonial"><h3>Roof repair for homes and farms</h3></div>',
    'fail',
  ],
  [
    'testimonials',
    'a service line in a box with a reviews class',
    '<div class="reviews"><p>Gutters, chimneys and flat roofs in one day</p></div>',
    'fail',
  ],
  [
    'testimonials',
    'testimonials on a linked page',
    '<h1>Roofs</h1><a href="/about">About</a>',
    'pass',
    {
      linked: {
        about: '<h2>What our customers say</h2><p>“They came on Sunday and it was tight.” – Anna Beck</p>',
      },
    },
  ],
  // References.
  [
    'references',
    'a list of finished work',
    '<h2>Das haben wir gebaut</h2><img src="a.jpg" alt=""><img src="b.jpg" alt="">',
    'pass',
  ],
  [
    'references',
    'finished websites',
    '<h2>Websites we’ve built</h2><img src="a.jpg" alt=""><img src="b.jpg" alt="">',
    'pass',
  ],
  ['references', 'customer questions', '<h2>Das fragen unsere Kunden</h2><p>Wann kommen Sie?</p>', 'fail'],
  [
    'references',
    'logos without alt texts',
    [1, 2, 3, 4, 5].map((n) => `<img src="/img/logo-${n}.png" alt="">`).join(''),
    'pass',
  ],
  [
    'references',
    'projects on a linked page',
    '<h1>Roofs</h1><a href="/services">Services</a>',
    'pass',
    { linked: { services: '<h2>Our projects</h2><p>Town hall, Leeds</p>' } },
  ],
  ['numbers', 'a description of customers', '<p>340 dental practices</p><p>Since 1998</p>', 'pass'],
  // Prices.
  ['pricing', 'savings', '<p>Clients see $20,000+ in annual savings.</p>', 'fail'],
  [
    'pricing',
    'a form option',
    '<form><select><option>Revenue $10,000 and more</option></select><textarea></textarea></form>',
    'fail',
  ],
  ['pricing', 'free shipping', '<p>Free shipping over $60 all year.</p>', 'fail'],
  ['pricing', 'a price', '<p>A gutter is $60 a yard.</p>', 'pass'],
];

it.each<Case>(CASES)('%s: %s', (id, _what, html, status, parts) => {
  expect(runCheck(id, html, parts)?.status).toBe(status);
});
