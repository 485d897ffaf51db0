/** Harms that structure shows for certain, each with the near misses in which silence is right. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { withoutComments } from '../own-scripts.ts';
import { findLookups } from '../page/script-lookups.ts';
import { CHECKS } from './all.ts';
import { createSnapshot, runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

const judge = (id: FindingId, html: string, parts: SnapshotOverrides = {}) => {
  const { status, seen } = runCheck(id, html, { url: 'https://kern.de/', ...parts }) ?? {};
  return status === 'fail' || status === 'warn' ? `${status} ${seen?.kind}` : status;
};
const TEXT = '<html lang="en"><h1>Roofs from Dresden</h1><p>We repair roofs in and around Dresden.</p>';
const FIELDS = '<input name="name" placeholder="Name"><input type="email" name="mail">';
const MESSAGE =
  '<input name="name" placeholder="Name"><textarea name="text" placeholder="Message"></textarea>';
const SEND = '<button>Send</button>';

describe('forms that cannot work', () => {
  it.each([
    ['cancels its submission', `<form action="/send" onsubmit="return false">${FIELDS}${SEND}</form>`],
    ['cancels it by another word', `<form onsubmit="event.preventDefault();">${FIELDS}${SEND}</form>`],
    ['writes to nobody', `<form action="mailto:">${FIELDS}${SEND}</form><script src="/app.js"></script>`],
    ['nobody can send', `<form action="/send" method="post">${FIELDS}<button disabled>Send</button></form>`],
  ])('reports a form that %s', (_what, html) => {
    expect(judge('working-forms', TEXT + html)).toBe('fail nowhere-form');
  });

  it.each([
    ['calls a script', `<form onsubmit="return send(this)">${FIELDS}${SEND}</form>`],
    [
      'is sent by a listener',
      `<form onsubmit="return false">${FIELDS}${SEND}</form><script>document.forms[0].addEventListener('submit', (e) => push(e))</script>`,
    ],
    [
      'is sent by a click',
      `<form onsubmit="return false">${FIELDS}<button id="go">Send</button></form><script>document.querySelector('#go').onclick = () => fetch('/send')</script>`,
    ],
    [
      'a script may send',
      `<form onsubmit="return false">${FIELDS}${SEND}</form><script src="/app.js"></script>`,
    ],
    [
      'a checkbox switches on',
      `<form action="/send">${FIELDS}<input type="checkbox" onchange="agree()"><button disabled>Send</button></form>`,
    ],
    ['is closed', `<form action="/send">${FIELDS}<button disabled>Course is full</button></form>`],
  ])('does not accuse a form that cancels but %s', (_what, html) => {
    expect(judge('working-forms', TEXT + html)).not.toMatch(/fail|warn/);
  });

  const POLICY = "default-src 'self'; form-action 'self' https://*.forms.example";
  const policy = (content: string): string =>
    `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const send = (target: string): string => `<form action="${target}" method="post">${FIELDS}${SEND}</form>`;

  it('reports a form that the page’s own policy blocks', () => {
    const html = TEXT + send('https://formspree.io/f/xyzzabcd');
    expect(judge('working-forms', policy(POLICY) + html)).toBe('fail blocked-form');
    expect(judge('working-forms', policy("form-action 'none'") + TEXT + send('/send'))).toBe(
      'fail blocked-form',
    );
  });

  it.each([
    policy(POLICY) + send('/send'),
    policy(POLICY) + send('https://eu.forms.example/1'),
    policy("default-src 'self'") + send('https://formspree.io/f/xyzzabcd'),
    policy('form-action https:') + send('https://formspree.io/f/xyzzabcd'),
    `${policy(`${POLICY}; script-src 'unsafe-inline'`)}${send('https://formspree.io/f/xyzzabcd')}<script>document.forms[0].addEventListener('submit', (e) => { e.preventDefault(); fetch('/send') })</script>`,
  ])('does not accuse a form that the policy permits, or that a script sends (%#)', (html) => {
    expect(judge('working-forms', TEXT + html)).not.toMatch(/fail|warn/);
  });

  const SENDS =
    "form.addEventListener('submit', (e) => { e.preventDefault(); fetch('https://formspree.io/f/xyzzabcd', { method: 'POST', body: new FormData(form) }) })";
  const sent = (script: string, form = `<form id="ask">${FIELDS}${SEND}</form>`): string =>
    `${form}<script>const form = document.getElementById('ask'); ${script}</script>`;

  it.each([
    ['scripts in the page', policy("script-src 'self'") + sent(SENDS)],
    ['the address that its script sends to', policy("connect-src 'self'") + sent(SENDS)],
    [
      'the address in its attribute',
      policy("connect-src 'self'") +
        sent(
          SENDS.replace(/'https[^']*'/, 'form.dataset.endpoint'),
          `<form id="ask" data-endpoint="https://formspree.io/f/xyzzabcd">${FIELDS}${SEND}</form>`,
        ),
    ],
  ])('reports a form if the policy forbids %s', (_what, html) => {
    expect(judge('working-forms', TEXT + html)).toBe('fail blocked-form');
  });

  it.each([
    policy("script-src 'self' 'nonce-a1b2'") + sent(SENDS),
    policy("script-src 'self'; script-src-elem 'unsafe-inline'") + sent(SENDS),
    policy("connect-src 'self' https://formspree.io") + sent(SENDS),
    policy("connect-src 'self'") + sent(`${SENDS.slice(0, -3)}.catch(() => form.submit()) })`),
    policy("connect-src 'self'") + sent(SENDS.replace('fetch(', "fetch('/count'); fetch(")),
    `${policy("script-src 'self'")}<form x-on:submit="send">${FIELDS}${SEND}</form>`,
  ])('does not accuse a form whose script the policy permits, or may permit (%#)', (html) => {
    expect(judge('working-forms', TEXT + html)).not.toMatch(/fail|warn/);
  });

  const other = (script: string): string =>
    `<div class="ask-box"><form id="quote-form">${FIELDS}<button type="submit" id="go">Send</button></form></div><script>${script}</script>`;
  it.each([
    ["wire('quoteForm'); function wire(id) { ", ' }'],
    ["const f = document.querySelector('#callback'); f.querySelector('button').click(); ", ''],
    ["document.addEventListener('DOMContentLoaded', () => { const f = $('.callback'); ", ' })'],
  ])('reports a form that scripts look for under another name (%#)', (before, after) => {
    const send = "document.getElementById('callback')?.addEventListener('submit', () => fetch('/send'));";
    expect(judge('working-forms', TEXT + other(before + send + after))).toBe('fail nowhere-form');
  });

  it.each([
    "const f = document.querySelector('form'); f.addEventListener('submit', () => fetch('/send'))",
    "on('quote-form', () => fetch('/send'))",
    "for (const kind of ['quote']) document.getElementById(kind + '-form').onsubmit = () => fetch('/send')",
    "document.querySelector('.ask-box').addEventListener('submit', () => fetch('/send'))",
    "document.querySelector('main > form').addEventListener('submit', () => fetch('/send'))",
    "document.addEventListener('submit', () => fetch('/send'))",
    "(function (w, d) { d.querySelectorAll('form')[0].onsubmit = () => fetch('/send') })(window, document)",
    "for (const each of document.forms) each.onsubmit = () => fetch('/send')",
    "document.querySelectorAll('[type=submit]').forEach((each) => { each.onclick = () => fetch('/send') })",
    "const to = document.body.dataset.form; document.getElementById(to).onsubmit = () => fetch('/send')",
    "go.onclick = () => fetch('/send')",
    "const s = document.createElement('script'); s.src = 'https://cdn.example/forms.js'; document.head.append(s)",
  ])('does not accuse a form that a script may find: %s', (script) => {
    expect(judge('working-forms', TEXT + other(script))).not.toMatch(/fail|warn/);
  });

  it('reports a form that sends no files', () => {
    const form = (attributes: string, more = ''): string =>
      `${TEXT}<form action="/send" method="post"${attributes}>${FIELDS}<label for="a">Drawing</label><input type="file" name="a" id="a">${SEND}</form>${more}`;
    expect(judge('working-forms', form(''))).toBe('fail lost-file');
    expect(judge('working-forms', form(' enctype="multipart/form-data"'))).toBe('pass');
    expect(judge('working-forms', form('', '<script src="/app.js"></script>'))).toBe('pass');
    expect(
      judge('working-forms', form('').replace('<button', '<button formenctype="multipart/form-data"')),
    ).toBe('pass');
  });

  it('warns of a nameless field that a script leaves out', () => {
    const form = `<form id="ask"><input name="name"><label>Email</label><input type="email" id="mail"><textarea name="text"></textarea>${SEND}</form>`;
    expect(judge('working-forms', TEXT + sent(SENDS, form))).toBe('warn lost-field');
    const adds = SENDS.replace('fetch(', 'const more = mail.value; fetch(');
    expect(judge('working-forms', TEXT + sent(adds, form))).not.toMatch(/fail|warn/);
  });

  it('reads nothing that developers switched off', () => {
    expect(
      withoutComments("// fetch('/a')\n go() // fetch\n/* fetch('/b') */\nconst a = 'https://a.example'"),
    ).toBe("\n go() // fetch\n\nconst a = 'https://a.example'");
  });

  it('reports a script that only thanks', () => {
    const more = "document.querySelector('.mail').href = 'mailto:' + a; document.createElement('iframe')";
    const thanks = SENDS.replace(/fetch\([^)]*\)[^)]*\)/, 'form.reset()');
    expect(judge('working-forms', TEXT + sent(`${thanks}; ${more}`))).toBe('fail shown-form');
    expect(judge('working-forms', TEXT + sent(`${thanks}; ${more}; open(to)`))).toBe('warn mail-form');
    const html = `<form id="a">${FIELDS}${SEND}</form><script>a.addEventListener('submit', (e) => { e.preventDefault(); a.reset(); })</script>`;
    expect(judge('working-forms', html)).toBe('fail shown-form');
  });

  it.each([
    `<form action="/send.php" method="post">${MESSAGE}${SEND}</form>`,
    `<form action="https://formsubmit.co/info@kern.de"><input name="name" placeholder="Your name"><select name="topic"><option>Roof</option></select>${SEND}</form>`,
  ])('reports a form whose sender gets no reply: %s', (html) => {
    expect(judge('working-forms', TEXT + html)).toBe('fail no-reply');
  });

  it.each([
    ['asks for a phone number', `<form action="/send.php">${MESSAGE}<input name="handy">${SEND}</form>`],
    [
      'says so in its text',
      `<form action="/send.php">${MESSAGE}<label><input name="x"> E-Mail</label>${SEND}</form>`,
    ],
    ['has a field without names', `<form action="/send.php">${MESSAGE}<input>${SEND}</form>`],
    ['is for feedback', `<form action="/send.php"><h2>Your feedback</h2>${MESSAGE}${SEND}</form>`],
    [
      'stands below such a heading',
      `<h2>Leave a review</h2><form action="/send.php">${MESSAGE}${SEND}</form>`,
    ],
    ['is for comments', `<form class="comment-form" action="/send.php">${MESSAGE}${SEND}</form>`],
  ])('does not miss a field for replies in a form that %s', (_what, html) => {
    expect(judge('working-forms', TEXT + html)).not.toMatch(/fail|warn/);
  });

  it('knows only words for replies in English and German', () => {
    const html = `${TEXT}<form action="/send.php">${MESSAGE}${SEND}</form>`;
    expect(judge('working-forms', html.replace('"en"', '"fr"'))).toBe('pass');
  });

  it('warns of a field that is never sent', () => {
    const form = (name: string, script = '') =>
      `${TEXT}<form action="/send.php"><input placeholder="Phone"${name}><input type="email" name="mail">${SEND}</form>${script}`;
    expect(judge('working-forms', form(''))).toBe('warn lost-field');
    expect(judge('working-forms', form(' name="phone"'))).toBe('pass');
    expect(judge('working-forms', form('', '<script src="/app.js"></script>'))).not.toMatch(/warn|fail/);
  });
});

it('does not say that a form writes to nobody if a script knows the address', () => {
  const script = "<script>location.href = 'mailto:' + user</script>";
  const html = `<form action="mailto:">${FIELDS}${SEND}</form>${script}`;
  expect(judge('working-forms', TEXT + html)).toBe('warn mail-form');
});

it.each([
  ['you@yourdomain.com', 'fail sample-receiver'],
  ['stay@kern.ie', 'pass'],
  ['gunther@heremann.ie', 'pass'],
])('reports a form that a program mails to the sample address %s', (value, verdict) => {
  const hidden = `<input type="hidden" name="recipient" value="${value}">`;
  const form = `<form action="https://cgi.host.ie/FormMail.pl" method="post">${hidden}${FIELDS}${SEND}</form>`;
  expect(judge('working-forms', TEXT + form)).toBe(verdict);
});

describe('card numbers', () => {
  const CARD = '<input name="card-number" placeholder="Card number"><input name="cvv" placeholder="CVV">';
  it.each([
    ['in a request', `<form id="contactForm" action="/send">${MESSAGE}${CARD}${SEND}</form>`],
    [
      'in German',
      `<form action="/send">${MESSAGE}<input placeholder="Kreditkartennummer"><input placeholder="Prüfziffer">${SEND}</form>`,
    ],
    [
      'in an order that a script mails',
      `<form action="http://www.kern.de/cgi-bin/FormMail.pl" method="post">${MESSAGE}<input name="card_number"><input name="card_cvv">${SEND}</form>`,
    ],
  ])('reports them %s', (_what, html) => {
    expect(judge('card-data', TEXT + html)).toBe('fail card-fields');
  });

  it('reports a checkout without encryption', () => {
    const html = `<form action="/pay">${CARD}${SEND}</form>`;
    expect(judge('card-data', html, { url: 'http://kern.de/checkout' })).toBe('fail card-fields');
    expect(judge('card-data', html, { url: 'https://kern.de/checkout' })).toBe('na');
  });

  it.each([
    ['a library card', `<form action="/send">${MESSAGE}<input placeholder="Card number">${SEND}</form>`],
    [
      'a health card',
      `<form action="/send" method="post">${MESSAGE}<input name="health-card-number" placeholder="Health card number"><input placeholder="Expiry date">${SEND}</form>`,
    ],
    [
      'a card of an insurance',
      `<form action="/send">${MESSAGE}<input placeholder="Versichertenkartennummer"><input placeholder="Prüfziffer">${SEND}</form>`,
    ],
    ['an order', `<h2>Checkout</h2><form action="/send">${MESSAGE}${CARD}${SEND}</form>`],
    [
      'a payment service',
      `<form action="/send">${MESSAGE}${CARD}${SEND}</form><script src="https://js.stripe.com/v3"></script>`,
    ],
    ['a message about cards', `<form action="/send">${MESSAGE}${SEND}</form><p>Card number, CVV</p>`],
  ])('does not accuse %s', (_what, html) => {
    expect(judge('card-data', TEXT + html)).not.toMatch(/fail|warn/);
  });
});

describe('unfinished texts', () => {
  const LATIN = 'Etiam quis felis. Curabitur tincidunt, sapien et luctus, nibh nisi commodo arcu.';
  it.each([
    ['Latin of any generator', `<p>${LATIN}</p>`, {}],
    ['one word', '<h2>Lorem</h2>', {}],
    ['a note in double brackets', '<p>[[ Text folgt – Anna bitte ergänzen! ]]</p>', {}],
    ['an unofficial draft', '<footer><p>Redesign-Entwurf. Kein offizieller Auftritt.</p></footer>', {}],
    ['sample pictures', '<img src="https://picsum.photos/800/600?image=998" alt="Roof">', {}],
    ['Latin on another page', '', { linked: { services: `<h1>Roofs</h1><p>${LATIN}</p>` } }],
  ])('reports %s', (_what, html, parts) => {
    expect(judge('placeholders', TEXT + html, parts)).toBe('fail placeholder');
  });

  it.each([
    [
      'a motto',
      '<p>Non scholae sed vitae discimus</p><p>Per aspera ad astra</p><p>Mens sana in corpore sano</p>',
    ],
    ['a changed name', '<p>Vater [Name geändert] will bis 70 bleiben.</p>'],
    ['a concert', '<p>Chorkonzert „Lorem ipsum“: Judith hat den berühmten Blindtext vertont.</p>'],
    ['a variable of a template', '<p>[[ user.name ]] [[price|eur]] [[Startseite]]</p>'],
    ['a hotel bar', '<h2>Bar</h2><p>Drinks from five.</p><h2>Vitae</h2>'],
    ['a text about samples', '<p>We replace dummy text such as “Lorem ipsum dolor sit amet” by yours.</p>'],
    ['a designer’s drafts', '<p>Ihr Entwurf in drei Tagen, der Redesign-Prozess in vier Schritten.</p>'],
    ['an official partner', '<p>Offizieller Auftritt der Gemeinde Kern.</p>'],
  ])('does not accuse %s', (_what, html) => {
    expect(judge('placeholders', TEXT + html)).toBe('pass');
  });

  it.each([
    '<h2>Entwurf</h2><p>Wir entwerfen Häuser.</p>',
    '<p>So füllen Sie den Antrag aus: Max Mustermann, Musterstraße 1.</p>',
    '<p>Write the sender as info@example.com</p>',
  ])('does not accuse an article of %s', (html) => {
    expect(judge('placeholders', TEXT, { linked: { services: html } })).toBe('pass');
    expect(judge('placeholders', TEXT, { linked: { contact: html } })).toBe('fail placeholder');
  });
});

it('reads no part that only its unlinked address shows', () => {
  const page = (script: string, href: string) =>
    `${TEXT}<nav><a href="#roofs">Roofs</a><a href="${href}">More</a></nav><article id="roofs"><p>Roofs</p></article><article id="elements"><p>Lorem ipsum dolor sit amet</p></article><script>${script}</script>`;
  const routes = 'window.addEventListener("hashchange", show)';
  expect(judge('placeholders', page(routes, '/more'))).toBe('pass');
  expect(judge('placeholders', page(routes, '#elements'))).toBe('fail placeholder');
  expect(judge('placeholders', page('', '/more'))).toBe('fail placeholder');
});

describe('links that should call or write', () => {
  it.each([
    '<a href="tel:">Call us</a>',
    '<a href="tel:+XX">Call us</a>',
    '<a href="tel:{{phone}}">Call us</a>',
    '<a href="mailto:">Write to us</a>',
    '<a href="mailto:info">Write to us</a>',
    '<a href="mailto:info(at)kern.de">Write to us</a>',
  ])('reports %s', (html) => {
    expect(judge('dead-ends', TEXT + html)).toBe('fail broken-contact');
  });

  it.each([
    '<a href="tel:112">Emergency</a>',
    '<a href="callto:kern.roofs">Call us by Skype</a>',
    '<a href="mailto:[email protected]">Write to us</a>',
    '<a href="tel:1-800-ROOFERS">Call us</a>',
    '<a href="tel:*100%23">Call us</a>',
    '<a href="mailto:?subject=Roofs">Share by mail</a>',
    '<a href="mailto:info%40kern.de">Write to us</a>',
    '<a href="mailto:%69%6e%66%6f@kern.de?subject=Roof">Write to us</a>',
    '<a href="mailto:" data-user="info" data-domain="kern.de">Write to us</a>',
    '<a href="mailto:info(at)kern.de">Write to us</a><script>fix("mailto:")</script>',
    '<a class="at" href="mailto:info(at)kern.de">Write</a><script>document.querySelectorAll(".at").forEach(fix)</script>',
    '<a href="tel:">Call us</a><script src="/app.js"></script>',
  ])('does not accuse %s', (html) => {
    expect(judge('dead-ends', TEXT + html)).toBe('pass');
  });
});

describe('an email address written by a script', () => {
  const read = (html: string) => judge('email', TEXT + html);
  it.each([
    '<a class="email-link" href=""><b class="email-text"></b></a><script>document.getElementsByClassName("email-link")[0].href = content</script>',
    '<p>Mail <b id="our-mail"></b></p><script>document.querySelector("#our-mail").textContent = parts.join("")</script>',
    '<script>document.write("info" + String.fromCharCode(64) + "kern.de")</script>',
    '<script>a.href = "ma" + "ilto:" + name</script>',
  ])('is not missing: %s', (html) => {
    expect(read(html)).toBe('unknown');
  });

  it.each([
    '<form action="/send"><input id="email" name="email"></form><script>document.querySelector("#email-error").hidden = true</script>',
    '<script>document.querySelector("#our-mail")</script>',
  ])('is missing where a script only reads a field: %s', (html) => {
    expect(read(html)).toBe('fail no-email');
  });

  it.each(['document.querySelector("#kern-email")', 'a.href = "mailto:" + s.dataset.u + "@" + s.dataset.d'])(
    'is found in files: %s',
    (code) => {
      const site = createSnapshot(`${TEXT}<b id="kern-email"></b><script src="/a.js"></script>`);
      const scripts = new Map([['https://muster.de/a.js', findLookups(code)]]);
      const check = CHECKS.find(({ id }) => id === 'email');
      expect(check?.run({ ...site, scripts }).status).toBe('unknown');
    },
  );
});

it('does not miss a form that is shown step by step', () => {
  const fields =
    '<div hidden><input type="tel" placeholder="Phone"><input type="email" placeholder="Mail"></div>';
  expect(judge('reachable', `${TEXT}${fields}<script>x()</script>`)).toBe('na');
});

it.each([
  ['<p>Rp 50.000 per cup</p>', 'pass'],
  ['<p>Open 24/7, at up to 120 km/h.</p>', 'na'],
])('sees a price in %s: %s', (html, verdict) => expect(judge('pricing', TEXT + html)).toMatch(verdict));

it('misses no imprint that a page without links to it has', () => {
  const page = (more: string): string => `${TEXT.replace('"en"', '"de"')}${more}`;
  expect(judge('imprint', page('<h2>Impressum</h2><p>Ina Kern, Ringstraße 9, 80331 München</p>'))).toBe('na');
  expect(judge('imprint', page('<p>Impressum</p>'))).toBe('fail no-imprint');
});

it('misses no number if a script fills the menu’s list', () => {
  const menu = (item: string) =>
    `${TEXT}<div class="navbar"><ul id="navbar-list"><li>${item}</li></ul></div><script>x()</script>`;
  expect(judge('phone', menu(''))).toBe('unknown');
  expect(judge('phone', menu('<a href="/roofs">Roofs</a>'))).toBe('fail no-phone');
});

it('takes no sample for a fact', () => {
  const imprint = (text: string) => ({ linked: { imprint: `<h1>Imprint</h1><p>${text}</p>` } });
  const home = `${TEXT}<a href="/imprint">Imprint</a>`;
  expect(judge('postal-address', home, imprint('Musterstraße 123, 12345 Musterstadt'))).toBe('na');
  expect(judge('postal-address', home, imprint('Lindenstraße 12, 01067 Dresden'))).toBe('pass');
  expect(judge('phone', `${TEXT}<a href="tel:0123456789">0123 / 456 789</a>`)).toBe('na');
  expect(judge('email', `${TEXT}<a href="mailto:info@example.com">Mail</a>`)).toBe('na');
});
