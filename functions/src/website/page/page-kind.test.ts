import { expect, it } from 'vitest';
import { findStandIn } from './page-kind.ts';
import { parsePage } from './parse-page.ts';

const find = (html: string): string | null =>
  findStandIn({ page: parsePage(html), url: new URL('https://weine-muster.de/') });

const FILES =
  '<a href="?C=N">Name</a><a href="../">Up</a><a href="alt/">alt/</a><a href="foto.zip">foto.zip</a>';

it.each<[string, string, string]>([
  [
    'bot-wall',
    'a test that computes',
    '<title>Einen Moment bitte</title><p>Ihr Browser wird geprüft.<script src=/pow.js></script>',
  ],
  [
    'bot-wall',
    'a box to tick',
    '<title>Shop</title><h1>Sind Sie ein Mensch?</h1><script src=https://captcha.example/api.js></script>',
  ],
  [
    'bot-wall',
    'a refusal with a number',
    '<title>Access denied</title><p>Automated requests are not welcome here. Ray ID: 1</p>',
  ],
  [
    'bot-wall',
    'a test without scripts',
    '<title>One moment, please...</title><meta http-equiv=refresh content=9><p>Please wait while your request is being verified',
  ],
  [
    'parked',
    'a domain for sale',
    '<title>weine-muster.de</title><p>Diese Domain steht zum Verkauf. Jetzt Angebot abgeben, Telefon 0800 123123',
  ],
  [
    'parked',
    'a parked domain',
    '<h1>weine-muster.de</h1><p>This domain is parked free of charge. Related links: wine, glass',
  ],
  ['parked', 'an expired domain', '<title>Domain expired</title><p>The domain weine-muster.de has expired.'],
  [
    'placeholder',
    'a server that works',
    '<title>Apache2 Default Page: It works</title><p>This is the default page that tests the server. Replace this file: /var/www/html/index.html',
  ],
  [
    'placeholder',
    'a page of the provider',
    '<title>Hier entsteht eine neue Website</title><p>Der Inhalt wird in Kürze veröffentlicht.',
  ],
  [
    'placeholder',
    'an account that is suspended',
    '<h1>Account Suspended</h1><p>This account has been suspended. Contact your hosting provider.',
  ],
  [
    'placeholder',
    'a list of files',
    `<title>Directory listing for /</title><h1>Directory listing for /</h1>${FILES}`,
  ],
  ['placeholder', 'a list of files in German', `<h1>Verzeichnis von /</h1>${FILES}`],
  ['placeholder', 'an empty page', '<html><body></body></html>'],
  [
    'age-gate',
    'a question with links',
    '<h1>Sind Sie über 18?</h1><p>Bitte bestätigen Sie Ihr Alter.<a href=/ja>Ja, ich bin volljährig</a><a href=/nein>Nein</a><a href=/impressum>Impressum</a>',
  ],
  [
    'age-gate',
    'a question with buttons',
    '<h2>Age verification</h2><p>You must be 21 or older.</p><button>Enter</button><button>Exit</button>',
  ],
  [
    'unreadable',
    'a script that computes where to go',
    '<script>window.location.href = base + "/de";</script>',
  ],
])('recognizes as %s: %s', (kind, _what, html) => {
  expect(find(html)).toBe(kind);
});

const MENU = '<nav><a href=/a>Weine</a><a href=/b>Winzer</a><a href=/c>Kontakt</a></nav>';

it.each([
  [
    'a short page of a firm',
    '<title>Welcome to Muster Wines</title><p>We sell wine in Mainz. New shop coming soon. Call us: 06131 123123',
  ],
  ['a note about age', `<h1>Weine aus Mainz</h1>${MENU}<p>Verkauf ab 18 Jahren.</p><button>Ja</button>`],
  [
    'a question about age before a whole page',
    `<h1>Sind Sie über 18?</h1><button>Ja</button>${'<p>Wir keltern Weine am Hang, seit vier Generationen.</p>'.repeat(30)}`,
  ],
  [
    'a firm with a captcha in its form',
    '<title>Kontakt</title><form><textarea></textarea><div class=g-recaptcha></div></form>',
  ],
  [
    'a firm for bots',
    `<title>Captcha for your website</title>${MENU}<p>Are you a human? Our captcha tells.<script src=/captcha.js></script>`,
  ],
  [
    'an agent for domains',
    `<title>Domain brokers</title>${'<p>We find the domain that is for sale and buy it for you, worldwide.</p>'.repeat(20)}`,
  ],
  ['a page of pictures', '<title>Muster</title><img src=a.jpg><img src=b.jpg>'],
  ['an index of terms', `<h1>Index of terms</h1>${MENU}<p>Rebe, Most, Fass`],
])('takes %s for the website', (_what, html) => {
  expect(find(html)).toBeNull();
});
