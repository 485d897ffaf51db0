/** Ways to the business that are dead by what they contain, each with near misses. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

const judge = (id: FindingId, html: string, parts: SnapshotOverrides = {}) => {
  const verdict = runCheck(id, html, { url: 'https://www.kern-roofs.de/', ...parts });
  return `${verdict?.status} ${verdict?.seen?.kind ?? ''}`.trim();
};

describe('links that nobody has filled in', () => {
  it.each([
    '<a href="https://wa.me/27XXXXXXXXX">WhatsApp</a>',
    '<a href="https://api.whatsapp.com/send?phone=1234567890">WhatsApp</a>',
    '<a href="https://widgets.mindbodyonline.com/widgets/schedules/YOUR_WIDGET_ID">Book a class</a>',
    '<a href="https://calendly.com/your-username/30min">Book</a>',
    '<a href="https://calendly.com/ihr-name/30min">Termin</a>',
    '<iframe src="https://www.youtube.com/embed/VIDEO_ID"></iframe>',
    '<script src="https://widget.example.com/load.js?id=XXXXXXXX"></script>',
    '<a href="https://example.com/booking">Book</a>',
    '<a href="https://bookings.vetslot.net/your-clinic-name">Book online</a>',
    '<a href="https://your-shop.example/cart">Shop</a>',
    '<a href="https://yourstore.myshopify.com/">Shop</a>',
    '<a href="/shop/{{ product.slug }}">Order now</a>',
  ])('are reported: %s', (html) => {
    expect(judge('dead-ends', html)).toBe('fail sample-link');
  });

  it.each([
    '<a href="https://wa.me/4915228817386">WhatsApp</a>',
    '<a href="https://wa.me/%2B49%20152%2028817386">WhatsApp</a>',
    '<a href="https://wa.me/?text=Look">Share</a>',
    '<a href="https://wa.me/message/ABCDEFGHIJ12A1">WhatsApp</a>',
    '<a href="https://api.whatsapp.com/send?phone=+44%207700%20900418&text=Hi">WhatsApp</a>',
    '<a href="/your-story">Your story</a>',
    '<a href="/book-your-visit">Book</a>',
    '<a href="/your-shop-name">Names</a>',
    '<a href="https://your-shop-fitters.co.uk/">Fitters</a>',
    '<a href="https://shop.example.org/your-account/">Account</a>',
    '<a href="/size-xxxl">XXXL</a>',
    '<a href="/my-id-card">ID card</a>',
    '<a href="https://stage-theater.de/">Theater</a>',
    '<a href="https://www.test.de/">Tests</a>',
    '<iframe src="https://www.youtube-nocookie.com/embed/aXXxX12b"></iframe>',
  ])('are not reported: %s', (html) => {
    expect(judge('dead-ends', html)).toBe('pass');
  });

  it('warns of networks’ home pages on any page', () => {
    const about = '<a href="https://www.tripadvisor.ie/">Reviews</a>';
    expect(judge('dead-ends', '<p>Roofs</p>', { linked: { about } })).toBe('warn wrong-link');
    expect(judge('dead-ends', '<a href="https://www.opentable.ie/">Book a table</a>')).toBe(
      'warn wrong-link',
    );
    const own = '<a href="https://www.tripadvisor.ie/Hotel_Review-g1-d2.html">Reviews</a>';
    expect(judge('dead-ends', own)).toBe('pass');
  });
});

describe('links to somebody else', () => {
  it.each([
    '<a href="mailto:info@kern-rofs.de">info@kern-roofs.de</a>',
    '<a href="mailto:inof@kern-roofs.de">info@kern-roofs.de</a>',
    '<a href="tel:+493514567809">0351 4567890</a>',
    '<a href="tel:+3530612345678">Call us</a>',
    '<a href="tel:+49351456789">0351 4567890</a>',
    '<a href="tel:+49 0351 4567890">0351 4567890</a>',
  ])('are reported: %s', (html) => {
    expect(judge('tap-to-call', html)).toBe('fail other-number');
    expect(judge('tap-to-call', '<p>Roofs</p>', { linked: { services: html } })).toBe('fail other-number');
  });

  it.each([
    '<a href="mailto:info@kern-roofs.de?subject=Roof">INFO@kern-roofs.de</a>',
    '<a href="mailto:info@kern-roof.de">Write to us</a>',
    '<a href="mailto:info@kern-roofs.com">Write to us</a>',
    '<a href="mailto:kern@web.de">Write to us</a>',
    '<a href="mailto:?body=Look">Share</a>',
    '<a href="tel:+49221471026">0221 471026-3</a>',
    '<a href="tel:+492214710260">0221 471026-0</a>',
    '<a href="tel:+49221471026">0221 471026-35</a>',
    '<a href="tel:+390612345678">Chiamaci</a>',
    '<a href="tel:+493514567890">+49 (0)351 4567890</a>',
  ])('are not reported: %s', (html) => {
    expect(judge('tap-to-call', html)).not.toMatch(/fail/);
  });
});

describe('orders', () => {
  const FRAMES = '<meta http-equiv="Content-Security-Policy" content="frame-src ';
  const CALENDAR = '<iframe src="https://app.acuityscheduling.com/schedule.php?owner=1"></iframe>';
  it.each([
    ['<p>TESTMODUS AKTIVIERT. Im Testmodus kannst du die Kartennummer verwenden.</p>', 'fail test-mode'],
    ['<p>Test mode is enabled.</p>', 'fail test-mode'],
    ["<script>Stripe('pk_test_51abcdefgh')</script>", 'fail test-mode'],
    ['<form><input type="date" name="arrival" max="2024-12-31"></form>', 'fail past-dates'],
    ['<form><input type="date" name="birthday" max="2010-12-31"></form>', 'na'],
    ['<form><input type="date" name="arrival" max="2028-12-31"></form>', 'na'],
    [`${FRAMES}https://www.google.com">${CALENDAR}`, 'fail blocked-frame'],
    [`${FRAMES}https://*.acuityscheduling.com">${CALENDAR}`, 'pass'],
    [`${FRAMES}'none'">${CALENDAR.replace('src=', 'data-src=')}`, 'fail blocked-frame'],
    [`${FRAMES}'self'"><iframe src="https://www.google.com/maps/embed"></iframe>`, 'na'],
    [`${FRAMES}'self'"><video src="/media/booking-calendar.mp4"></video>`, 'na'],
    [`${FRAMES.replace('frame-src', "default-src 'self'; script-src")}*">${CALENDAR}`, 'fail blocked-frame'],
    ["<script>Stripe('pk_live_51abcdefgh')</script><p>We test every mode of your boiler.</p>", 'na'],
  ])('%s: %s', (html, verdict) => {
    expect(judge('orders', html)).toBe(verdict);
  });
});

it('reports forms that send without encryption', () => {
  const form = (action: string) => `<form action="${action}" method="post"><input name="mail"></form>`;
  expect(judge('https', form('http://news.kern.de/subscribe'))).toBe('fail insecure-form');
  expect(judge('https', form('https://news.kern.de/subscribe'))).toMatch(/^pass/);
});

it('reports card numbers that guarantee a room, and those that a mail carries', () => {
  const form = (action: string, label: string) =>
    `<form action="${action}" method="post"><label for="c">${label}</label><input id="c" name="Card"><input name="exp"></form>`;
  expect(judge('card-data', form('mailto:info@kern.ie', 'Card number to hold the room'))).toBe(
    'fail card-fields',
  );
  expect(judge('card-data', form('/book', 'Credit card number to secure your booking'))).toBe(
    'fail card-fields',
  );
  expect(judge('card-data', form('/join', 'Library card number'))).not.toMatch(/fail/);
});
