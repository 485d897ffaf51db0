/** Certain findings, each with the near misses in which silence is right. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { CHECKS } from './all.ts';
import { createSnapshot, runCheck } from './testing.ts';

const judge = (id: FindingId, html: string, url = 'https://kern.de/') => runCheck(id, html, { url })?.status;
const FIELDS = '<input type="email" name="mail"><button>Send</button>';

describe('forms', () => {
  it.each([
    ['no address', `<form>${FIELDS}</form>`],
    ['a fragment', `<form action="#">${FIELDS}</form>`],
    [
      'a sample receiver',
      `<form action="https://formspree.io/f/your-form-id" method="post">${FIELDS}</form>`,
    ],
    [
      'a sample address',
      `<form action="https://formsubmit.co/your@email.com" method="post">${FIELDS}</form>`,
    ],
    [
      'a sample key',
      `<form action="https://api.web3forms.com/submit" method="post"><input type="hidden" name="access_key" value="YOUR_ACCESS_KEY_HERE">${FIELDS}</form>`,
    ],
    [
      'a script for another element',
      `<form id="a">${FIELDS}</form><script>document.querySelector('#b').addEventListener('click', open)</script>`,
    ],
  ])('fails a form with %s', (_what, html) => {
    expect(judge('working-forms', html)).toBe('fail');
  });

  it.each([
    ['a receiver', `<form action="https://formspree.io/f/xmyzabcd" method="post">${FIELDS}</form>`],
    ['a handler', `<form onsubmit="send()">${FIELDS}</form>`],
    ['a host that takes over', `<form name="a" data-netlify="true">${FIELDS}</form>`],
    [
      'a script',
      `<form id="a">${FIELDS}</form><script>document.getElementById('a').onsubmit = send</script>`,
    ],
    [
      'a script for its class',
      `<form class="a b">${FIELDS}</form><script>$('.b').find('button').on('click', send)</script>`,
    ],
    ['a script that was not read', `<form>${FIELDS}</form><script src="/main.js"></script>`],
    ['a module', `<form>${FIELDS}</form><script type="module">import './x.js'</script>`],
    ['a post to its own page', `<form method="post">${FIELDS}</form>`],
    ['a button with a receiver', `<form><input type="email"><button formaction="/send">Send</button></form>`],
    ['a search', '<form role="search"><input type="email"><button>Go</button></form>'],
  ])('does not accuse a form with %s', (_what, html) => {
    expect(judge('working-forms', html)).not.toBe('fail');
  });
});

describe('dead ends', () => {
  const LINKS = '<p>See <a href="#">our prices</a></p>';
  it.each([
    ['no target', LINKS],
    ['a missing section', '<nav><a href="#offer">Offer</a></nav>'],
    ['a typing error', '<p><a href="www.kern-shop.de">Shop</a></p>'],
    ['a network’s home page', '<footer><a href="https://www.facebook.com/">Facebook</a></footer>'],
    [
      'a smooth scroller',
      `<nav><a href="#offer">Offer</a></nav><script>document.querySelectorAll('a[href^="#"]')</script>`,
    ],
  ])('reports a link with %s', (_what, html) => {
    expect(['fail', 'warn']).toContain(judge('dead-ends', html));
  });

  it.each([
    ['the top', '<a href="#">Nach oben</a><a href="#top">Start</a>'],
    ['a logo', '<title>Kern Roofs</title><header><a href="#" class="logo">Kern Roofs</a></header>'],
    ['a link inside a button', '<button><a href="#">Book</a></button>'],
    [
      'a submenu',
      '<nav><ul><li><a href="#">Services</a><ul><li><a href="/roofs">Roofs</a></li></ul></li></ul></nav>',
    ],
    [
      'a script',
      `<p><a href="#" class="open">Book</a></p><script>document.querySelector('.open').onclick = f</script>`,
    ],
    [
      'a script around it',
      `<div id="tabs"><a href="#">One</a></div><script>document.querySelector('#tabs').onclick = f</script>`,
    ],
    ['other letters', '<a href="#Offer">Offer</a><h2 id="offer">A</h2>'],
    ['an unknown script', `${LINKS}<script src="/main.js"></script>`],
  ])('does not accuse %s', (_what, html) => {
    expect(judge('dead-ends', html)).toBe('pass');
  });

  it('names every place of the fact once', () => {
    const { places } =
      runCheck('dead-ends', '<p><a href="#a">Offer</a> <a href="#b">Team</a> <a href="#a">Offer</a></p>') ??
      {};
    expect(places).toEqual(['Offer', 'Team']);
  });

  it('reports own pages that do not exist, and only those', () => {
    const site = createSnapshot('<a href="/team">Team</a>');
    const run = (status: number) =>
      CHECKS.find(({ id }) => id === 'dead-ends')?.run({
        ...site,
        internal: { ...site.internal, unread: [{ kind: 'about', path: '/team', status }] },
      });
    expect(run(404)).toMatchObject({ status: 'fail', evidence: 'Team (/team)' });
    expect(run(503)?.status).toBe('pass');
  });
});

describe('placeholders', () => {
  it.each([
    'Musterstraße 12',
    '[Your company name]',
    'Tel. 0123 456789',
    '(555) 123-4567',
    'info@example.com',
    '[Name, Anschrift]',
    'HRB XXXXX',
  ])('reports %s', (text) => expect(judge('placeholders', `<p>Impressum ${text}</p>`)).toBe('fail'));

  it.each([
    '[email protected]',
    'mail [at] kern.de',
    'Musterhausstraße 7',
    'Tel. 0351 456789',
    'z. B. Max Mustermann',
    'Lena Muster',
  ])('accepts %s', (text) =>
    expect(judge('placeholders', `<p>Impressum ${text}</p><input placeholder="Max Mustermann">`)).toBe(
      'pass',
    ),
  );
});

describe('what loads before consent', () => {
  const FONT = '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">';
  it.each([
    [FONT, 'https://kern.de/', 'fail'],
    [FONT, 'https://kern.com/', 'na'],
    ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', 'https://kern.at/', 'fail'],
    ['<iframe data-src="https://www.youtube.com/embed/1"></iframe>', 'https://kern.de/', 'pass'],
    [`<script src="https://consent.cookiebot.com/uc.js"></script>${FONT}`, 'https://kern.de/', 'pass'],
    [`<a href="tel:+49 30 555012">a</a>${FONT}`, 'https://kern.com/', 'fail'],
  ])('%s at %s: %s', (html, url, status) => {
    expect(judge('tracker-consent', html, url)).toBe(status);
  });
});

describe('ideas', () => {
  it('suggest an own domain and the current year without points', () => {
    expect(runCheck('own-email', '<a href="mailto:kern@gmx.de">a</a>')).toMatchObject({
      status: 'na',
      idea: true,
      evidence: 'gmx.de',
    });
    expect(runCheck('copyright-year', '<footer>© 2019 Kern</footer>')).toMatchObject({
      status: 'na',
      idea: true,
      evidence: '2019',
    });
    expect(runCheck('copyright-year', '<footer>© 2025 Kern</footer>')?.idea).toBeUndefined();
  });
});
