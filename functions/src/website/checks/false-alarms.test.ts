/** Ordinary pages that nobody may accuse. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

const judge = (id: FindingId, html: string, parts: SnapshotOverrides = {}) => {
  const { status, seen, evidence } = runCheck(id, html, { url: 'https://kern.example/', ...parts }) ?? {};
  return status === 'fail' || status === 'warn' ? `${seen?.kind}: ${evidence}` : status;
};

const PEOPLE = ['Ada', 'Ben', 'Cem'].map((name, n) => ({ name, email: `${name}@mail${n}.net` }));
const script = (list: string, more: (n: number) => object): string =>
  `<script>const data = ${JSON.stringify({ [list]: PEOPLE.map((one, n) => ({ ...one, ...more(n) })) })}</script>`;
const rows = (head: string, row: (n: number) => string): string =>
  `<table><tr><th>${head}</th></tr>${[1, 2, 3].map((n) => `<tr>${row(n)}</tr>`).join('')}</table>`;

describe('lists of people', () => {
  it('are quoted by the head of the column alone', () => {
    const html = rows('Kinder', (n) => `<td>geb. 0${n}.04.2014 Ada</td><td>0171 234567${n}</td>`);
    expect(judge('card-data', html)).toBe('open-list: geb. (/)');
  });

  it.each([
    ['dates', rows('Born', (n) => `<td>0${n}/12/2014</td><td>03/1${n}/2024</td>`)],
    ['chips', rows('Geboren', (n) => `<td>0${n}.12.2014</td><td>276 0981 0012 345${n}</td>`)],
    [
      'phones in the footer',
      `${rows('Born', (n) => `<td>0${n}/12/2014</td>`)}<footer>${[1, 2, 3].map((n) => `<p>0171 234567${n}</p>`).join('')}</footer>`,
    ],
    [
      'litters',
      rows('Geboren', (n) => `<td>0${n}.04.2026</td><td>Zwinger Kern</td><td>0171 234567${n}</td>`),
    ],
    [
      'an internal list of phone numbers',
      `<p>For members only, please do not pass on.</p>${rows('Mobile', (n) => `<td>715-555-014${n}</td>`)}`,
    ],
    ['a shop locator', script('shops', () => ({ note: 'Sa geschlossen' }))],
    ['a team', script('users', (id) => ({ id }))],
    ['doctors', script('doctors', () => ({ medicalFocus: 'Knie' }))],
    ['shops', script('shops', () => ({ terms: '30 days', comment: 'Ring twice' }))],
    ['photographers', script('photos', () => ({ credit: 'Ada' }))],
  ])('are not seen in %s', (_what, html) => {
    expect(judge('card-data', html)).toBe('na');
  });
});

it('names nobody in an address', () => {
  const html = '<a href="mailto:jane.berg@kern-roofs.de">ada.kern@kern-roofs.de</a>';
  expect(judge('tap-to-call', html)).toBe('other-number: …@kern-roofs.de');
});

it.each([
  '<!-- Passwort: 8-stellig -->',
  '<!-- password: min8chars -->',
  '<!-- password: at-least-8-chars -->',
  '<!-- password=sha256-hash -->',
  '<!-- password: 2fa-only-login -->',
  '<!-- Passwort: Karton!Kiste22 -->',
  '<!-- user: email password: min8chars -->',
  '<script>const state = {"adminToken":"a1b2c3d4e5"}</script>',
  '<script>const ADMIN_TOKEN="ADMIN_TOKEN_V2"</script>',
  '<script>const adminToken = "kern_admin_token_v1"</script>',
])('sees no secret in %s', (html) => {
  expect(judge('card-data', html)).toBe('na');
});

describe('card numbers', () => {
  const ask = (fields: string, action = '/send'): string =>
    `<form action="${action}" method="post"><input type="email" name="mail"><textarea name="text"></textarea>${fields}<button>Send</button></form>`;
  const CGI = 'http://kern.example/FormMail.pl';
  it.each([
    ask('<input placeholder="Card number"><input placeholder="Credit card holder">'),
    ask('<input placeholder="SIM card number"><input placeholder="Expiry date">'),
    ask('<input placeholder="Green Card number"><input placeholder="Expiry date">'),
    ask('<input placeholder="CSCS card number"><input placeholder="Expiry date">'),
    ask('<input placeholder="Gift card number"><input placeholder="Security code">'),
    ask('<input placeholder="Kartennummer (Saisonkarte)"><input placeholder="Prüfziffer">'),
    ask('<input placeholder="Kartennummer"><input placeholder="Karten-Reservierung">'),
    ask('<input placeholder="Kartennummer (Saisonkarte)">', CGI),
    ask('<input name="business_card_number">', CGI),
    ask('<input placeholder="SIM card number">', CGI),
    ask('<input placeholder="Card number">', CGI),
    ask('<input placeholder="Last 4 digits of credit card number">', CGI),
  ])('may be of other cards (%#)', (html) => {
    expect(judge('card-data', html)).not.toMatch('card');
  });
});

const CASINO = 'Online Casino ohne Limit';
it.each([
  ['The Book of Ralph', CASINO],
  ['Autogelände', 'Photogelatine'],
  [CASINO, 'Casino Velden'],
  ['Vorsicht: Kredit ohne Schufa', 'Warnung: Viagra kaufen im Internet'],
  ['Sofortkredit ohne Schufa', 'Kredit ohne Schufa'],
])('sees no spam in %s, %s', (...labels) => {
  const html = labels.map((label, n) => `<a href="https://news${n}.example/">${label}</a>`).join('');
  expect(judge('dead-ends', html)).toBe('pass');
});

it.each(['<a href="http://192.168.178.1">Router</a>', '<a href="http://10.0.0.1/">10.0.0.1</a>'])(
  'may help with a router: %s',
  (html) => {
    expect(judge('dead-ends', html)).toBe('pass');
  },
);

it.each([
  ['kanzlei-meier.de', 'kanzlei-meyer.de'],
  ['kanzlei-hofmann.de', 'kanzlei-hoffmann.de'],
  ['kanzlei-schmid.de', 'kanzlei-schmidt.de'],
  ['trentlocks.com', 'trentlocks.co'],
  ['hotmails.com', 'hotmail.com'],
  ['btinterneut.com', 'btinternet.com'],
  ['kernbau.de', 'kerbau.de'],
])('%s may know %s', (host, domain) => {
  const html = `<p>a@${host} b@${host}, c@${domain}</p>`;
  expect(judge('tap-to-call', html, { url: `https://${host}/` })).toBe('na');
});

describe('accounts', () => {
  const A = 'AT61 1904 3002 3457 3201';
  const B = 'AT72 3948 0000 0017 3526';
  const fee = (iban: string, heading = '') => `${heading}<p>Kursbeitrag bitte an IBAN ${iban}</p>`;
  it.each([
    [fee(A), fee(`${A} BIC OPSKATWW`)],
    [fee(A, '<h2>Turnen</h2>'), fee(B, '<h2>Tennis</h2>')],
    [fee(A, '<h1>Turnen</h1><h2>Beitrag</h2>'), fee(B, '<h1>Tennis</h1><h2>Beitrag</h2>')],
  ])('may be written in other ways, or for something else (%#)', (html, prices) => {
    expect(judge('contradictions', html, { linked: { prices } })).toBe('na');
  });

  it.each(['DE12 3456 7890 1234 5678 90', 'DE00 0000 0000 0000 0000 00', 'DE12 1234 1234 1234 1234 12'])(
    'may be samples: %s',
    (iban) => {
      expect(judge('orders', `<p>IBAN ${iban}</p>`)).toBe('na');
    },
  );
});

it.each([
  '<title>Web design – Your Website – Kern</title>',
  '<title>Ihre Firma</title>',
  '<title>Ihre Firma – sauber gereinigt von Kern</title>',
  '<p>Bewerbung mit Betreff [Stellennummer angeben]</p>',
  '<table><tr><td>XXX</td><td>XXXX</td></tr></table>',
])('sees no sample in %s', (html) => {
  expect(judge('placeholders', html)).toBe('pass');
});
