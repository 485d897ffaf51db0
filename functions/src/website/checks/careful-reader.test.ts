/** Harms that a careful reader names, each with the near misses in which silence is right. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { findLookups } from '../page/script-lookups.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

const judge = (id: FindingId, html: string, parts: SnapshotOverrides = {}) => {
  const { status, seen, evidence } = runCheck(id, html, { url: 'https://kern.example/', ...parts }) ?? {};
  return status === 'fail' ? `${seen?.kind}: ${evidence}` : status;
};
const FIELDS =
  '<input name="name" placeholder="Name"><input type="email" name="mail"><textarea name="text"></textarea><button>Send</button>';

describe('account numbers', () => {
  it('are reported if their check digits are wrong', () => {
    expect(judge('orders', '<p>Pay to IBAN AT71 3899 9000 0417 8265</p>')).toBe(
      'wrong-iban: AT71 3899 9000 0417 8265 (/)',
    );
    expect(judge('orders', '<p>IBAN: <b>CH2009000000304417825</b></p>')).toMatch('wrong-iban');
  });

  it.each([
    'IBAN DE89 3704 0044 0532 0130 00',
    'IBAN CH20 0900 0000 3044 7182 5',
    'IBAN DE89 3704 0044 0532 01',
    'IBAN DEXX XXXX XXXX XXXX XXXX XX',
    'AT71 3899 9000 0417 8265',
  ])('are not reported if they fit, or are not whole: %s', (text) => {
    expect(judge('orders', `<p>${text}</p>`)).toBe('na');
  });
});

describe('a form whose script sends to its maker’s computer', () => {
  const send = (script: string): string =>
    `<form id="ask">${FIELDS}</form><script>const form = document.getElementById('ask'); ${script}</script>`;
  const submit = (target: string): string =>
    `form.addEventListener('submit', (e) => { e.preventDefault(); fetch(${target}, { method: 'POST', body: new FormData(form) }) })`;

  it.each([
    `const API = "http://localhost:3001"; ${submit('`$' + '{API}/api/ask`')}`,
    `const API = "http://localhost:3001"; ${submit("API + '/ask'")}`,
    submit("'http://127.0.0.1:5000/ask'"),
  ])('is reported (%#)', (script) => {
    expect(judge('working-forms', send(script))).toMatch('test-receiver: http');
  });

  it.each([
    `const API = location.hostname === 'localhost' ? 'http://localhost:3001' : '/api'; ${submit('`$' + '{API}/ask`')}`,
    `const API = "https://api.kern.example"; ${submit('`$' + '{API}/ask`')}`,
    `const API = "http://localhost:3001"; ${submit("'/ask'")}`,
    submit('url'),
  ])('is not reported if it may send elsewhere (%#)', (script) => {
    expect(judge('working-forms', send(script))).not.toMatch(/receiver|fail/);
  });

  it('reads constants in linear time, and no other names', () => {
    expect(findLookups('const A = "https://a.example"; fetch(`$' + '{A}/x`)').targets).toEqual([
      'https://a.example',
    ]);
    expect(findLookups('fetch(`$' + '{B}/x`)').targets).toEqual(['data:']);
  });
});

it('reports a form that the policy blocks although scripts of other parts may roam', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="form-action \'self\'">';
  const form = `<form action="https://formspree.io/f/xyzzabcd" method="post">${FIELDS}</form>`;
  const script =
    "<script>for (const s of document.querySelectorAll('script[data-cc]')) { const n = document.createElement('script'); n.src = s.dataset.src; s.parentNode.replaceChild(n, s) }</script>";
  expect(judge('working-forms', policy + form + script)).toMatch('blocked-form');
  const taken = "<script>document.forms[0].addEventListener('submit', push)</script>";
  expect(judge('working-forms', policy + form + script + taken)).not.toMatch('blocked');
});

it('reports links that somebody who broke in has put there', () => {
  const spam =
    '<a href="https://spin.top/">Online Casino ohne Limit</a><a href="https://a.top/">Slot Gacor</a>';
  expect(judge('dead-ends', `<h1>Dach</h1><div style="left:-9999px">${spam}</div>`)).toMatch('spam-links');
  expect(judge('dead-ends', '<a href="https://casino-velden.at/">Casino Velden</a>')).toBe('pass');
  expect(judge('dead-ends', '<a href="/viagra">Buy Viagra without prescription?</a>')).not.toMatch('spam');
});

describe('personal data', () => {
  const row = (n: number): string =>
    `<tr><td>Ada ${n}</td><td>0${n}/17/2014</td><td>715-555-014${n}</td></tr>`;
  const list = (head: string, rows: readonly number[]): string =>
    `<table><tr><th>Name</th><th>${head}</th><th>Cell</th></tr>${rows.map(row).join('')}</table>`;

  it('is reported if a list of people is open to everybody', () => {
    expect(judge('card-data', list('Born', [1, 2, 3]))).toBe('open-list: Born (/)');
    expect(judge('card-data', list('Geburtsdatum', [1, 2, 3]))).toMatch('open-list');
  });

  it('is reported if a list of people is only hidden', () => {
    expect(judge('card-data', `<div style="display:none">${list('geb.', [1, 2, 3])}</div>`)).toMatch('geb.');
  });

  const RECORDS = [1, 2, 3].map((n) => ({ name: `Ada ${n}`, email: `ada@mail${n}.net`, balance: -120 }));
  const data = (records: readonly object[]): string =>
    `<script type="application/json">${JSON.stringify({ props: { list: records } })}</script>`;
  it('is reported if a script holds what people owe', () => {
    expect(judge('card-data', data(RECORDS))).toBe('open-list: balance (/)');
  });

  it.each([
    data(RECORDS.slice(1)),
    data(RECORDS.map(({ balance: _balance, ...rest }) => rest)),
    data(RECORDS.map((record, n) => ({ ...record, email: `ada${n}@kern.example` }))),
    data(RECORDS.map((record) => ({ ...record, email: 'you@example.com' }))),
    `${data(RECORDS)}<p>${RECORDS.map(({ email }) => email).join(', ')}</p>`,
  ])('is not reported for few people, the staff, samples, or what the page shows (%#)', (html) => {
    expect(judge('card-data', html)).toBe('na');
  });

  it.each([list('Born', [1, 2]), list('Joined', [1, 2, 3]), '<h2>Born</h2><p>Ada, 17/01/1815</p>'])(
    'is not reported for few people, or without a column of birth dates (%#)',
    (html) => {
      expect(judge('card-data', html)).toBe('na');
    },
  );

  it('is reported if a script holds the stays of guests', () => {
    const guests = RECORDS.map(({ name, ...rest }) => ({ guest: name, ...rest }));
    expect(judge('card-data', data(guests))).toBe('open-list: balance (/)');
  });

  it.each([
    ['<!-- Delete later! User: dealer01 Passwort: Karton!Kiste22 (all prices) -->', 'Passwort'],
    ["<script>fetch(u,{headers:{'X-Shop-Admin-Token':'sfat_prv_7c19e0b2a84f'}})</script>", 'Admin-Token'],
    ["<script>stripe.key = 'sk_live_51HcXy2eZvKYlo2C'</script>", 'sk_live_'],
  ])('is reported for secrets in the code, which it does not quote: %s', (html, quoted) => {
    expect(judge('card-data', html)).toBe(`open-secret: ${quoted} (/)`);
  });

  it.each([
    '<!-- Password: at least 8 characters -->',
    '<!-- Password: forgotten12? <input name="password"> -->',
    '<!-- password: form.password1 -->',
    '<!-- Demo: user demo, Passwort: demo12345 -->',
    "<script>password: 'Karton!Kiste22'</script>",
    "<script>const adminToken = 'pk_live_51HcXy2eZvKY'</script>",
    "<script>const adminToken = 'getTokenFromServer'</script>",
    "<script>const adminToken = 'YOUR_ADMIN_TOKEN_1'</script>",
    "<script>const siteKey = '6LcXy2eZvKYlo2C51H'; const publicToken = 'ab12cd34ef56'</script>",
  ])('is not reported for public keys, samples, and code: %s', (html) => {
    expect(judge('card-data', html)).toBe('na');
  });

  const form = (method: string, label: string, more = ''): string =>
    `<form action="/received" method="${method}"><label>${label} <input name="a"></label>${FIELDS}</form>${more}`;
  it('is reported if a form puts it into an address', () => {
    expect(judge('card-data', form('get', 'Health card number'))).toBe(
      'exposed-field: Health card number (/)',
    );
  });

  it.each([
    form('post', 'Health card number'),
    form('get', 'Town'),
    form('get', 'Geburtsdatum', "<script>document.forms[0].addEventListener('submit', push)</script>"),
    form('get', 'Geburtsdatum', '<script src="/form.js"></script>'),
  ])('is not reported for other fields, or a form that is posted or sent by a script (%#)', (html) => {
    expect(judge('card-data', html)).toBe('na');
  });
});

it('reports a misspelling of the website’s own domain', () => {
  const judgeAt = (html: string) => judge('tap-to-call', html, { url: 'https://trentlocks.example/' });
  const verdict = 'other-number: trentlocks.example → trentlcks.example';
  expect(judgeAt('<p>pay: c@trentlcks.example</p>')).toBe(verdict);
  expect(judgeAt('<a href="mailto:a@trentlcks.example">E-Mail</a>')).toBe(verdict);
  expect(judgeAt('<p>c@trentlocks-club.example</p>')).not.toMatch('other');
});

describe('trackers', () => {
  const PIXEL =
    "<script>!function(f,b,e,v,n,t,s){b.createElement(e)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','1')</script>";
  const ASKS = '<div class="cookie-banner" hidden><button type="button" id="no">Nein danke</button></div>';
  const HELD =
    '<script type="text/plain" data-src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>';
  const OWN = "<script>document.getElementById('no').onclick = hide</script>";

  it('are reported if one runs at once although others are held back', () => {
    expect(judge('tracker-consent', PIXEL + HELD + ASKS + OWN)).toBe('loaded-early: Meta Pixel');
    const waits = PIXEL.replace('!function', 'window.start=function');
    expect(judge('tracker-consent', waits + HELD + ASKS + OWN)).not.toMatch('loaded');
  });

  it.each([
    ['<html lang="de">', 'Art. 6 DSGVO', 'loaded-early: Google Fonts'],
    ['<html lang="de-CH">', 'Art. 6 DSGVO', 'na'],
    ['<html lang="de">', 'DSG und DSGVO, Aufsicht: EDÖB', 'na'],
    ['<html lang="de">', 'Wir schützen Ihre Daten.', 'na'],
    ['<html lang="de">', 'Es gelten DSG und DSGVO.', 'na'],
  ])('are judged by the law that a policy names: %s, %s', (html, text, verdict) => {
    const fonts = '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lato">';
    const parts = { url: 'https://kern.com/', linked: { privacy: `<p>${text}</p>` } };
    expect(judge('tracker-consent', html + fonts, parts)).toBe(verdict);
    expect(judge('tracker-consent', html + fonts, { ...parts, url: 'https://kern.swiss/' })).toBe('na');
  });
});
