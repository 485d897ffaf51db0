/** What a template, editor or past year has left behind, each with near misses. */
import { describe, expect, it } from 'vitest';
import type { FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { parsePage } from '../page/parse-page.ts';
import { CHECKS } from './all.ts';
import { createSnapshot, runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

const judge = (id: FindingId, html: string, parts: SnapshotOverrides = {}) =>
  runCheck(id, html, parts)?.status;

describe('leftovers', () => {
  it.each([
    '<title>Pest Control {{city}} FL</title>',
    '<p>We serve {{ city }} and {% neighborhoods %}.</p>',
    '<p>%%first_name%%, welcome!</p>',
    '<p>[contact-form-7 id="12" title="Kontakt"]</p>',
    `<p>2012) { include('inc/footer.php'); echo "Footer" . date('Y'); } ?></p>`,
    '<p>FL License # JBXXXXXX</p>',
    '<p>ABN 00 000 000 000</p>',
    '<p>Total: NaN €</p>',
    '<p>VAT No. GB 000 0000 00</p>',
    '<p>Add a testimonial from one of your happy customers here.</p>',
    '<p>John Doe, Company Name</p>',
    '<h2>Aktuelles</h2><a href="/hallo-welt/">Hallo Welt!</a>',
    '<p>Willkommen bei WordPress. Dies ist dein erster Beitrag.</p>',
    '<title>Startseite | Meine Website</title>',
    '<h2>Who we are</h2><p><strong>Suggested text: </strong>Our website address is: https://kern.example.</p>',
    '<p>Textvorschlag: Wenn Besucher Kommentare auf der Website schreiben, sammeln wir Daten.</p>',
    '<p>A108 Adam Street<br>New York, NY 535022</p>',
    '<p>500 Terry Francine Street<br>San Francisco, CA 94158</p>',
    '<title>Home | My Site 1</title>',
    '<meta property="og:title" content="Creative - Start Bootstrap Theme"><title>Bay Removals</title>',
    '<p>Sie müssen uns ([HIER NAMEN, ANSCHRIFT, TELEFONNUMMER UND E-MAIL-ADRESSE EINFÜGEN]) schreiben, z. B. mit der Post.</p>',
    '<p>English text – Übersetzung folgt von Maria, bitte noch nicht verlinken!!!</p>',
    '<p>xxxxxxxx xxxxx xxxxxxx</p>',
    '<blockquote>“Lorem ipsum dolor sit amet, consectetur adipiscing elit.”</blockquote>',
  ])('are reported: %s', (html) => {
    expect(judge('placeholders', html)).toBe('fail');
  });

  it.each([
    '<p>We serve {{ city }}.</p><script src="/app.js"></script>',
    '<p>Sizes S to XXXL, 100 %</p>',
    '<p>License # JB184402</p>',
    '<p>ABN 51 824 753 556</p>',
    '<p>The suspect was named only as John Doe in the lawsuit.</p>',
    '<p>[1] Source: Chamber of Crafts</p>',
    '<p>Suggested text: Happy birthday, with love from all of us.</p>',
    '<p>Willkommen bei Kern. Dies ist unser erster Laden.</p>',
    '<title>Meine Website vom Profi | Kern Webdesign</title>',
    '<title>WordPress themes by Kern</title><meta property="og:title" content="WordPress themes by Kern">',
    '<a href="tel:415-555-0132">Call</a>',
    // The check of telephone links names this one.
    '<a href="tel:+491234567890">Notdienst 0561 40 73 186</a>',
    '<p>If you see “[Insert name here]” or “Your text goes here” in a proof, send it back.</p>',
  ])('are not reported: %s', (html) => {
    expect(judge('placeholders', html)).toBe('pass');
  });
});

it('does not accuse an article that mentions a sample text', () => {
  const latin = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.';
  const article = `<article><p>Designers fill their drafts with ${latin} It looks like a text and says nothing.</p></article>`;
  expect(judge('placeholders', '<h1>Kern</h1>', { linked: { references: article } })).toBe('pass');
  const unfinished = `<article><p>${latin}</p></article>`;
  expect(judge('placeholders', '<h1>Kern</h1>', { linked: { references: unfinished } })).toBe('fail');
});

it('names no number for films beside a sample', () => {
  const html = '<a href="tel:705-555-0133">Call</a><p>Tel. <a href="tel:5555555555">(555) 555-5555</a></p>';
  const { status, places = [] } = runCheck('placeholders', html) ?? {};
  expect(status).toBe('fail');
  expect(places.join()).not.toContain('0133');
});

describe('legal pages that nobody filled in', () => {
  const onPage = (html: string, path: string) => {
    const site = createSnapshot('<p>Roofs</p>');
    const url = new URL(path, site.url);
    const pages = [{ kind: 'other', url, isLinked: true, page: parsePage(html) }] as const;
    const check = CHECKS.find(({ id }) => id === 'placeholders');
    return check?.run({ ...site, internal: { ...site.internal, pages } }).status;
  };
  it.each([
    '<p>Registernummer: HRB [Nummer eintragen]</p>',
    '<p>Umsatzsteuer-ID: DE XXX XXX XXX</p>',
    '<p>Erlaubnis erteilt durch: [Behörde, Anschrift]</p>',
    '<p>müssen Sie uns ([Fügen Sie Ihren Namen, Ihre Anschrift und Ihre E-Mail-Adresse ein]) mittels einer Erklärung (z. B. Brief) informieren</p>',
    '<p>[Organisation name] is the controller. Contact: [postal address].</p>',
    '<p>Die Erklärungen und Informationen auf dieser Seite sind nur allgemeine und übergeordnete Erklärungen dazu, wie du dein eigenes Dokument für eine Datenschutzerklärung verfassen kannst.</p>',
    '<p>Proin iaculis purus consequat sem cure digni ssim donec porttitora entum suscipit rhoncus.</p>',
  ])('are reported: %s', (html) => expect(onPage(html, 'widerruf.html')).toBe('fail'));

  it.each([
    '<p>Art. 6 DSGVO [1] und die Rechtsprechung [EuGH, C-311/18]</p>',
    '<p>Schreiben Sie an info [at] kern.de [sic]</p>',
    '<p>Der Name [Name geändert] ist uns bekannt.</p>',
    '<p>[Zur Datenschutzerklärung] [Drucken]</p>',
  ])('are not: %s', (html) => expect(onPage(html, 'widerruf.html')).toBe('pass'));
});

describe('what is over', () => {
  it.each([
    '<p>$50 OFF your first visit! Expires 06/30/2025.</p>',
    '<p>Gutschein gültig bis 31.03.2025</p>',
    '<p><strong>CHRISTMAS NOTICE:</strong> we are fully booked until 20 December 2024 and closed from then until 6 January 2025.</p>',
    '<h2>Nächste Kurse</h2><table><tr><td>VKU 3</td><td>10. / 12. / 17. März 2025</td></tr><tr><td>VKU 4</td><td>7. / 9. April 2025</td></tr></table>',
    '<p>Praxis geschlossen vom 4. bis 22. August 2025</p>',
    '<p>Nächster Tag der offenen Tür: 15. März 2025</p>',
    '<p>Valentine’s Day 2025: pre-order by 10 February</p>',
    '<p>Panels must be installed before 29 February 2024, so act now!</p>',
    '<h2>Wir suchen zum 1. August 2024: Auszubildende</h2>',
    '<p>Ausg’steckt is: 11. bis 27. April 2025, täglich ab 15 Uhr.</p>',
  ])('is reported on any page: %s', (html) => {
    expect(judge('recent-news', html)).toBe('fail');
    expect(judge('recent-news', '<p>Roofs</p>', { linked: { services: html } })).toBe('fail');
  });

  it.each([
    '<p>Expires 06/30/2027.</p>',
    '<h2>Nächste Kurse</h2><table><tr><td>10. März 2025</td></tr><tr><td>7. April 2027</td></tr></table>',
    '<h2>Nächste Schritte</h2><p>Gegründet im März 2015, erweitert im April 2019</p>',
    '<h2>Aktuelle Projekte</h2><p>Halle, März 2023</p>',
    '<p>Gutschein gültig bis 31.10.2026, danach bis 31.12.2027</p>',
    '<p>Unser Zertifikat ist gültig bis 31.03.2025 erneuert.</p>',
    '<h2>Belegungsplan 2024</h2><h2>Belegungsplan 2027</h2><p>Termine ab 1.5.2027</p>',
    '<p>From 2019 until May 2023 she worked in Bath.</p>',
    '<p>Karl Kern, geboren am 3.5.1961, Meister seit 31.03.1990</p>',
    '<p>© 2019–2024 Kern</p>',
    '<blockquote>“Great offer until May 2024!” — Ann B.</blockquote>',
    '<p>Prices as of January 2024</p>',
    ...['Die nächste Generation', 'The next chapter', 'Der nächste Meilenstein', 'Our next branch'].map(
      (heading) => `<h2>${heading}</h2><p>Lena, März 2025</p>`,
    ),
    '<p>Bis Juni 2024 leitete sie Kurse in Bath.</p>',
    '<p>Bis Juni 2024 gab sie Kurse für Angebote und Anmeldungen.</p>',
    '<p>She ran courses in Bath until June 2022.</p>',
    '<p>She sold special offers in Bath until June 2022.</p>',
    '<p>Fortbildungen: Kurs Hygiene, März 2023</p>',
    '<p>Fortbildung: Kurse zur Hygiene, Mai 2023; nächste Stufe, Juni 2023</p>',
    '<p>Our Leeds branch closed in March 2024.</p>',
    '<p>Filiale Köln, geschlossen im März 2024</p>',
    '<p>Sommerferien im Garten, August 2024</p>',
    '<p>Tolle Kurse, danke! Anna M., März 2025</p>',
    '<p>Urlaub auf Rügen, August 2024</p>',
    '<p>Bis Juni 2024 leitete Anna Kern unser Angebot für Kinder.</p>',
    '<p>Redaktion: Anna Kern, März 2024</p>',
    '<p>Tickets für die Saison 2025/26</p>',
  ])('is not: %s', (html) => {
    expect(judge('recent-news', html)).not.toBe('fail');
  });

  it('may be told in an archive', () => {
    const linked = { references: '<title>Archive</title><p>Coupon expires 06/30/2025</p>' };
    expect(judge('recent-news', '<p>Roofs</p>', { linked })).not.toBe('fail');
  });
});

describe('consent', () => {
  const GTAG = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-7QK2M9XW4T"></script>';
  const BANNER = '<div id="cookie-banner"><p>We use cookies.</p><button>Accept</button></div>';
  const COOKIES = '<script>cookieconsent.onchange = () => { box.hidden = true }</script>';
  const REFUSAL = BANNER.replace('</div>', '<button>Decline</button></div>');
  it.each([
    [GTAG, 'https://kern.de/', 'fail'],
    [
      `${GTAG}<script>gtag('consent', 'default', { analytics_storage: 'denied' })</script>`,
      'https://kern.de/',
      'na',
    ],
    [GTAG.replace('<script', '<script type="text/plain"'), 'https://kern.de/', 'pass'],
    [
      `${GTAG.replace('async src', 'type="text/plain" data-src')}<script>const load = () => gtag('config', 'G-1');</script>`,
      'https://kern.de/',
      'pass',
    ],
    // Counting without cookies on the own server.
    ["<script>_paq.push(['setTrackerUrl', '/matomo.php'])</script>", 'https://kern.de/', 'pass'],
    [GTAG, 'https://kern.co.uk/', 'na'],
    [GTAG + BANNER, 'https://kern.ch/', 'na'],
    [GTAG + COOKIES, 'https://kern.de/', 'na'],
    [GTAG + COOKIES + REFUSAL, 'https://kern.de/', 'fail'],
    [GTAG + REFUSAL, 'https://kern.co.uk/', 'fail'],
    [`${GTAG}${BANNER}<script src="/cookie-notice.js"></script>`, 'https://kern.de/', 'fail'],
    [`${GTAG}${REFUSAL}<script src="/cookie-notice.js"></script>`, 'https://kern.de/', 'na'],
    [
      `${GTAG}${BANNER.replace('</div>', '<a href="#">Settings</a></div>')}<script src="/cookie-notice.js"></script>`,
      'https://kern.de/',
      'na',
    ],
    // Refuses a newsletter, not cookies.
    [`${GTAG}<div><p>Our newsletter?</p><button>Decline</button></div>`, 'https://kern.co.uk/', 'na'],
    [
      `${GTAG}<div hidden><p>Our newsletter?</p><button>No thanks</button></div>`,
      'https://kern.co.uk/',
      'na',
    ],
    [
      `${GTAG}<div hidden><p>Our newsletter?</p><button>Nein, danke</button></div>`,
      'https://kern.co.uk/',
      'na',
    ],
    [`${GTAG}<div hidden><p>Our newsletter?</p><button>Decline</button></div>`, 'https://kern.co.uk/', 'na'],
    [
      `${GTAG}<div id="cookie-banner" hidden><p>We use cookies.</p><button>Reject all</button></div>`,
      'https://kern.co.uk/',
      'fail',
    ],
    [GTAG.replace('<script', '<script type="text/plain"') + REFUSAL, 'https://kern.co.uk/', 'na'],
    [`<script>new MutationObserver(hold)</script>${GTAG}${COOKIES}${REFUSAL}`, 'https://kern.de/', 'na'],
    [`<script src="/a.js"></script>${GTAG}${COOKIES}${REFUSAL}`, 'https://kern.de/', 'na'],
    [`<script>if (cookieconsent) { gtag('config', 'G-1') }</script>${COOKIES}`, 'https://kern.de/', 'na'],
  ])('%s at %s: %s', (html, url, status) => {
    expect(judge('tracker-consent', html, { url })).toBe(status);
  });

  it.each([
    ['This website does not use cookies or any form of tracking.', 'fail'],
    ['Diese Website verwendet keine Cookies.', 'fail'],
    ['We do not use cookies without your consent.', 'na'],
    ['We use cookies to count visitors.', 'na'],
    ['We use no cookies or tracking.', 'fail'],
    ['Auf dieser Website werden keine Cookies gesetzt.', 'fail'],
    ['Our contact form does not use cookies.', 'na'],
    ['Unser Kontaktformular verwendet keine Cookies.', 'na'],
    ['The map does not set cookies.', 'na'],
    ['We do not use cookies in our contact form.', 'na'],
    ['Our newsletters use no tracking.', 'na'],
  ])('is missed in any country if the policy denies what runs: %s', (text, status) => {
    const parts = { url: 'https://kern.co.uk/', linked: { privacy: `<p>${text}</p>` } };
    expect(judge('tracker-consent', GTAG, parts)).toBe(status);
  });

  it('is also missed on other pages', () => {
    const contact = '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>';
    expect(judge('tracker-consent', '<p>Kern</p>', { url: 'https://kern.de/', linked: { contact } })).toBe(
      'fail',
    );
  });
});
