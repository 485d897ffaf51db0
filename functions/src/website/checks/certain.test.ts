/** Certain findings, each with the near misses in which silence is right. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { CHECKS } from './all.ts';
import { createSnapshot, runCheck } from './testing/snapshots.ts';

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
    ['a sample host', `<form action="https://api.your-shop.example/send" method="post">${FIELDS}</form>`],
    ['a sample name', `<form action="https://crm.kern.net/YOUR_FORM_ID" method="post">${FIELDS}</form>`],
    [
      'a sample key',
      `<form action="https://api.web3forms.com/submit" method="post"><input type="hidden" name="access_key" value="YOUR_ACCESS_KEY_HERE">${FIELDS}</form>`,
    ],
    [
      'a sample key in German',
      `<form action="https://api.web3forms.com/submit" method="post"><input type="hidden" name="access_key" value="HIER_WEB3FORMS_KEY_EINTRAGEN">${FIELDS}</form>`,
    ],
    [
      'fields without names',
      '<form action="/send" method="post"><input type="email"><button>Send</button></form>',
    ],
    [
      'a script that only thanks',
      `<form id="a">${FIELDS}</form><script>a.addEventListener('submit', (e) => { e.preventDefault(); a.reset(); })</script>`,
    ],
    [
      'an analytics script',
      `<p>Roofs from Dresden since 1998.</p><form>${FIELDS}</form><script src="https://www.googletagmanager.com/gtag/js"></script>`,
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
    ['its own path', `<form action="/your-request" method="post">${FIELDS}</form>`],
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

it.each([
  ['an address of the mail program', `<form action="mailto:info@kern.de" method="post">${FIELDS}</form>`],
  [
    'a script that opens the mail program',
    `<form id="a">${FIELDS}</form><script>a.onsubmit = () => { location.href = 'mailto:info@kern.de?body=' + text }</script>`,
  ],
])('warns of a form with %s', (_what, html) => {
  expect(runCheck('working-forms', html)).toMatchObject({ status: 'warn', seen: { kind: 'mail-form' } });
});

it.each([
  ['its own page', `<form method="post">${FIELDS}</form>`],
  ['a script', `<form id="a">${FIELDS}</form><script>a.onsubmit = () => fetch('/send')</script>`],
  [
    'a script instead of its address',
    `<form id="a" action="/send">${FIELDS}</form><script>a.addEventListener('submit', (e) => e.preventDefault())</script>`,
  ],
])('does not praise a form that may be received by %s', (_what, html) => {
  expect(judge('working-forms', html)).toBe('na');
});

describe('dead ends', () => {
  const LINKS = '<p>See <a href="#">our prices</a></p>';
  it.each([
    ['no target', LINKS],
    ['a missing section', '<nav><a href="#offer">Offer</a></nav>'],
    ['a typing error', '<p><a href="www.kern-shop.de">Shop</a></p>'],
    ["a developer's machine", '<p><a href="http://localhost:3000/order">Shop</a></p>'],
    ['an empty address in a menu', '<nav><a href="/">Kern</a><ul><li><a href="">Contact</a></li></ul></nav>'],
    ['an email address instead of a link', '<p><a href="info@kern.de">Write</a></p>'],
    ['a sample profile', '<footer><a href="https://www.tiktok.com/@yourusername">TikTok</a></footer>'],
    ['a button without a handler', '<nav><a href="/a">A</a></nav><p><button>Call us</button></p>'],
    [
      'a library that decorates',
      `${LINKS}<p>Roofs from Dresden</p><script src="/js/jquery.min.js"></script><script>ScrollReveal().reveal('p')</script>`,
    ],
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
    ['a button inside a link', '<a href="/book"><button>Book</button></a>'],
    ['a button of a dialog', '<button popovertarget="menu">Menu</button>'],
    ['a handler around it', '<ul><li onclick="show()"><a href="#">Roofs</a></li></ul>'],
    [
      'a delegated handler',
      `<ul id="menu"><li><a href="#">Roofs</a></li></ul><script>document.querySelector('#menu').onclick = (e) => show(e.target)</script>`,
    ],
    ['a framework', `<button>Open</button><script>hydrateRoot(document, app)</script>`],
    ['a maker’s credit', '<footer><a href="#">Web design by Lorenz</a></footer>'],
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
    expect(['pass', 'unknown']).toContain(judge('dead-ends', html));
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
        internal: {
          ...site.internal,
          unread: [{ kind: 'about', url: new URL('https://muster.de/team'), status }],
        },
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
    'Fax 0 12 34 - 56 78 - 90',
    'write to info@mybusiness.com',
    'Your Business Name',
    'Unverbindlicher Entwurf zur Demonstration',
    'This website is a demo.',
    '© 2025 Your Company',
  ])('reports %s', (text) => expect(judge('placeholders', `<p>Impressum ${text}</p>`)).toBe('fail'));

  it.each([
    ['a title', '<title>Untitled Document</title>'],
    ['a template’s menu', '<nav><a href="/a">Deep Dropdown</a></nav>'],
    ['nonsense Latin', '<footer><a href="/a">Neque amet dapibus mattis</a></footer>'],
    ['a sample picture', '<img src="https://placehold.it/350x150" alt="">'],
    ['a sample number of a link', '<a href="tel:+1234567890">Call</a>'],
    [
      'structured data',
      '<script type="application/ld+json">{"@type":"LocalBusiness","email":"info@example.com"}</script>',
    ],
  ])('reports %s', (_what, html) => expect(judge('placeholders', html)).toBe('fail'));

  it.each([
    'Sed lex, dura lex',
    'Spendenkonto DE00 5550 0000 0000 5555 00',
    'We draft contracts.',
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
    [`<script src="https://consent.cookiebot.com/uc.js"></script>${FONT}`, 'https://kern.de/', 'na'],
    ['<script src="https://consent.cookiebot.com/uc.js"></script>', 'https://kern.de/', 'pass'],
    [`<a href="tel:+49 30 555012">a</a>${FONT}`, 'https://kern.com/', 'fail'],
  ])('%s at %s: %s', (html, url, status) => {
    expect(judge('tracker-consent', html, url)).toBe(status);
  });
});

it.each([
  ['a role alone', '<p><a class="btn" href="#" role="button">Get a valuation</a></p>', 'warn'],
  ['a menu', '<p><a class="btn" href="#" role="button" aria-haspopup="true">Get a valuation</a></p>', 'pass'],
  [
    'what Wix prints',
    '<p><a data-testid="linkElement" class="wixui-button" aria-label="Book">Book</a></p>',
    'warn',
  ],
  [
    'a lightbox of Wix',
    '<p><a data-testid="linkElement" data-popupid="a" class="wixui-button">Book</a></p>',
    'pass',
  ],
  ['a button of Elementor', '<p><a class="elementor-button" href="#">Click here</a></p>', 'warn'],
  ['a named button of Elementor', '<p><a class="elementor-button" href="#">Book</a></p>', 'unknown'],
])('finds links without a target next to scripts of builders: %s', (what, html, status) => {
  const scripts = '<script src="https://static.parastorage.com/main.js"></script>';
  expect(judge('dead-ends', html + (what === 'a role alone' || what === 'a menu' ? '' : scripts))).toBe(
    status,
  );
});

it('names own pages that do not exist, whatever their names', () => {
  const site = createSnapshot('<a href="/notice-of-privacy">HIPAA Notice of Privacy Practices</a>');
  const unread = [
    { kind: 'other', url: new URL('https://muster.de/notice-of-privacy'), status: 404 },
  ] as const;
  const check = CHECKS.find(({ id }) => id === 'dead-ends');
  expect(check?.run({ ...site, internal: { ...site.internal, unread } })).toMatchObject({
    status: 'fail',
    evidence: 'HIPAA Notice of Privacy Practices (/notice-of-privacy)',
  });
});

describe('any way of contact', () => {
  it.each([
    ['nothing', '<p>Call us!</p>', 'fail'],
    ['a form that reaches nobody', `<form>${FIELDS}</form>`, 'fail'],
    ['a number', '<p>Phone: 0351 456 7890</p>', 'pass'],
    ['a messenger', '<a href="https://wa.me/493514567890">WhatsApp</a>', 'pass'],
    ['a calendar', '<a href="https://calendly.com/kern/30min">Book</a>', 'pass'],
  ])('with %s', (_what, html, status) => expect(judge('reachable', html)).toBe(status));
});

describe('legal pages', () => {
  it.each([
    ['a German page', '<html lang="de">', 'https://kern.com/', 'fail'],
    ['an Austrian website', '', 'https://kern.at/', 'fail'],
    ['a Swiss website', '<html lang="de">', 'https://kern.ch/', 'na'],
    ['Swiss German', '<html lang="de-CH">', 'https://kern.com/', 'na'],
    ['a Swiss number', '<html lang="de"><a href="tel:+41446681800">Anrufen</a>', 'https://kern.com/', 'na'],
    ['a German page from another country', '<html lang="de">', 'https://kern.it/', 'na'],
  ])('demands an imprint only where one is required: %s', (_where, html, url, status) =>
    expect(judge('imprint', `${html}<p>Dachdecker</p>`, url)).toBe(status),
  );

  it('reports links without a target although another company’s script was not read', () => {
    const html =
      '<footer><a href="#">Impressum</a></footer><script src="https://widgets.example/x.js"></script>';
    expect(judge('imprint', html)).toBe('fail');
  });
});
