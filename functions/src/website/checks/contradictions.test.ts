import { describe, expect, it } from 'vitest';
import { CHECKS } from './all.ts';
import { readHours } from './hours.ts';
import { createSnapshot, runCheck } from './testing/snapshots.ts';

const judge = (html: string, linked: Parameters<typeof runCheck>[2]) => {
  const { status, seen, evidence } = runCheck('contradictions', html, linked) ?? {};
  return status === 'fail' ? `${seen?.kind}: ${evidence}` : status;
};
const GERMAN = '<h2>Öffnungszeiten</h2>';

describe('opening hours', () => {
  it.each([
    ['Mo–Fr 9–18 Uhr', [0, 1, 2, 3, 4], []],
    ['Montag und Mittwoch bis Samstag 7:30 – 18:30 Uhr Dienstag Ruhetag', [0, 2, 3, 4, 5], [1]],
    ['Tuesday – Saturday 8:00 am – 5:00 pm. Closed Sunday and Monday', [1, 2, 3, 4, 5], [6, 0]],
    ['Sonn- und Feiertag 9:00 – 18:00 Uhr', [6], []],
    ['Samstag geschlossen, Sonntag 10 bis 12 Uhr', [6], [5]],
    ['Sunday to Tuesday: closed', [], [6, 0, 1]],
    // Anything else may change the meaning.
    ['Samstag nach Vereinbarung', [], []],
    ['Montag 8–12 Uhr nur mit Termin', [], []],
    ['Closed Sunday, Monday 9 to 5', [], []],
    ['Freitag ab 9 Uhr', [], []],
    ['Monday', [], []],
  ])('are read from %s', (line, open, closed) => {
    const hours = readHours(line);
    expect(hours.filter(({ isOpen }) => isOpen).map(({ day }) => day)).toEqual(open);
    expect(hours.filter(({ isOpen }) => !isOpen).map(({ day }) => day)).toEqual(closed);
  });

  const home = `${GERMAN}<table><tr><td>Montag</td><td>Ruhetag</td></tr><tr><td>Dienstag bis Samstag</td><td>8 – 18 Uhr</td></tr></table>`;

  it('are reported if a day is open on one page and closed on another', () => {
    const contact = `${GERMAN}<p>Montag 8–18 Uhr<br>Dienstag Ruhetag</p>`;
    expect(judge(home, { linked: { contact } })).toBe(
      'contradiction: Dienstag bis Samstag 8 – 18 Uhr (/) ≠ Dienstag Ruhetag (/contact)',
    );
    const footer = '<footer><p>Mon–Fri 9am–5pm. Sat closed</p></footer>';
    expect(judge(`<h2>Hours</h2><p>Saturday 9 to 1</p>${footer}`, {})).toMatch('contradiction');
  });

  it('are read sentence by sentence, unless a day needs an appointment', () => {
    const hours =
      '<h2>Hours</h2><p>Shop hours: Monday to Friday 8:00 to 5:00, Saturday 8:00 to 1:00. Closed Sunday. Saturday is a good day to drop off.</p>';
    const contact = '<h2>Contact</h2><p>Monday to Friday 8:00 to 5:00. Closed Saturday and Sunday.</p>';
    expect(judge(hours, { linked: { contact } })).toMatch('Saturday 8:00 to 1:00');
    const closed = '<h2>Hours</h2><p>Shop hours: Monday to Saturday 8:00 to 5:00. Closed Sunday.</p>';
    expect(judge(closed, { linked: { contact: '<h2>Hours</h2><p>Sunday 10 to 4</p>' } })).toBe('na');
    const appointment = hours.replace('Saturday is a good day', 'Saturdays by appointment');
    expect(judge(appointment, { linked: { contact } })).toBe('na');
  });

  it.each([
    `${GERMAN}<p>Dienstag bis Samstag 9–17 Uhr</p>`,
    '<h2>Telefonzeiten</h2><p>Dienstag geschlossen</p>',
    '<h2>Winter</h2><p>Dienstag Ruhetag</p>',
    '<h2>Öffnungszeiten der Küche</h2><p>Dienstag Ruhetag</p>',
    `${GERMAN}<p>Dienstag Ruhetag</p><p>Dienstag 9–12 Uhr</p>`,
    `${GERMAN}<p>Dienstag vormittags geschlossen</p>`,
    '<p>Am Dienstag, 24.12., geschlossen</p>',
  ])('are not reported if they may be those of something else (%#)', (contact) => {
    expect(judge(home, { linked: { contact } })).toBe('na');
  });

  it('are compared with those of a page for visitors, whatever single days it names', () => {
    const visit =
      '<h2>Hours</h2><p>Wednesday to Monday, 5 pm to 10 pm. Closed Tuesdays.</p><p>We are closed on Thanksgiving and on December 24.</p>';
    const hours = '<h2>Hours</h2><p>Tuesday to Sunday, 4 pm to 9 pm. Closed Mondays.</p>';
    const snapshot = createSnapshot(hours, { linked: { services: visit } });
    const pages = snapshot.internal.pages.map((page) => ({
      ...page,
      url: new URL('https://kern.com/visit'),
    }));
    const check = CHECKS.find(({ id }) => id === 'contradictions');
    expect(check?.run({ ...snapshot, internal: { pages, unread: [] } }).evidence).toMatch('Closed Tuesdays');
    expect(check?.run(snapshot).status).toBe('na');
  });

  it.each([
    ...'Hotline,Restaurant,Rezeption,Café,Bäckerei,Wochenmarkt,Services,Bonn,Köln,Live chat,Viewings'.split(
      ',',
    ),
    'Neue Öffnungszeiten ab 2026',
  ])('are not compared below “%s”', (name) => {
    for (const other of [
      `<h3>${name}</h3><p>Dienstag Ruhetag</p>`,
      `${GERMAN}<p>${name}</p><p>Dienstag Ruhetag</p>`,
      `<footer><p>${name}</p><p>Dienstag Ruhetag</p></footer>`,
    ])
      expect(judge(home, { linked: { contact: other } })).toBe('na');
  });

  it('take “so” and “do” for days on German pages only', () => {
    const hours = (line: string) => `<h2>Hours</h2><p>${line}</p>`;
    const contact = hours('Sunday closed');
    expect(judge(hours('So we are open Monday 9–17'), { linked: { contact } })).toBe('na');
    expect(
      judge(hours('So are we open? Closed Monday.'), { linked: { contact: hours('Sunday 9–17') } }),
    ).toBe('na');
    const german = `<html lang="de">${GERMAN}<p>So 9–17 Uhr</p>`;
    expect(judge(german, { linked: { contact } })).toMatch('contradiction');
  });

  it('are not compared with those of a branch', () => {
    expect(judge(home, { linked: { services: `${GERMAN}<p>Dienstag Ruhetag</p>` } })).toBe('na');
  });
});

describe('free delivery', () => {
  it.each([
    ['Versandkostenfrei ab 35 €', 'Ab einem Bestellwert von 49 € liefern wir frei.'],
    ['Versandkostenfrei ab 1.000,00 €', 'Bestellungen über 1.200 €: versandkostenfrei'],
    ['Free delivery over £40', 'Postage is £3.95, free when you spend £60 or more.'],
  ])('is reported if two pages promise it from other values: %s', (claim, policy) => {
    const bar = `<p>${claim}</p>`;
    const services = `${bar}<p>${policy}</p>`;
    expect(judge(bar, { linked: { services } })).toBe(`contradiction: ${claim} (/) ≠ ${policy} (/services)`);
  });

  it.each([
    ['Versandkostenfrei ab 35 €', 'Ab 35,00 € liefern wir frei.'],
    ['Free delivery over £40', 'UK: free delivery over £40. Europe: free delivery over £100.'],
    ['Versandkostenfrei ab 50 €', 'Österreich: versandkostenfrei ab 100 €'],
    ['Free delivery over £40', 'Free delivery for members over £20'],
    ['Free delivery over £40', 'Gift wrapping from £5'],
    ['Free delivery over £40', 'Free express delivery over £90'],
    ['Free local delivery over $25', 'Free delivery on orders over $75'],
    ['Free delivery on orders over $75', 'Free local delivery over $25'],
    ['Versandkostenfrei ab CHF 80', 'Versandkostenfrei ab 50 €'],
    ['Free delivery over £50', 'Furniture: free delivery over £500'],
    ['Free delivery over £50', 'Delivery from £3.95 or free to our store'],
    ['Free delivery over £50', 'Delivery from £3.95 or free'],
    ['Free delivery over £50', 'Beyond 10 miles: free delivery over £90'],
    ['Free delivery over £50', 'Beyond 10 miles? Free delivery over £90.'],
    ['Versandkostenfrei ab 50 €', 'Nach Frankreich und Italien ab 150 € versandkostenfrei'],
    ['Versandkostenfrei ab 50 €', '</p><h2>Österreich</h2><p>Versandkostenfrei ab 150 €'],
    ['Versandkostenfrei ab 50 €', 'Österreich</p><p>Versandkostenfrei ab 150 €'],
    ['Versandkostenfrei ab 50 €', 'Wir liefern überallhin, hier ab 50 €.</p><p>Versandkostenfrei ab 150 €'],
  ])('is not reported if the values agree, or are for others: %s, %s', (claim, policy) => {
    expect(judge(`<p>${claim}</p>`, { linked: { services: `<p>${policy}</p>` } })).toBe('na');
  });
});

describe('free delivery in a table', () => {
  const bar = '<p>Free shipping on orders over $80</p>';
  const table = (amount: string) =>
    `${bar}<h1>Shipping</h1><table><tr><td>up to ${amount}</td><td>$14.95</td></tr><tr><td>${amount} and over</td><td>free</td></tr></table>`;
  it('is read by rows', () => {
    expect(judge(bar, { linked: { services: table('$150') } })).toMatch('≠ $150 and over: free (/services)');
    expect(judge(bar, { linked: { services: table('$80') } })).toBe('na');
    const columns = table('$150').replace('<tr>', '<tr><th>Order</th><th>Bath</th></tr><tr>');
    expect(judge(bar, { linked: { services: columns } })).toBe('na');
    expect(judge(bar, { linked: { services: table('$150').replace('Shipping</h1>', 'Gifts</h1>') } })).toBe(
      'na',
    );
  });
});

describe('amounts', () => {
  it.each([
    [
      'a minimum order',
      '<p>Low minimum order: just $150.</p>',
      '<dl><dt>Minimum order</dt><dd>$350.</dd></dl>',
      'contradiction',
    ],
    ['the same one', '<p>Minimum order: $150</p>', '<p>The minimum order is $150.00.</p>', 'na'],
    [
      'one elsewhere',
      '<p>Mindestbestellwert 150 €</p>',
      '<p>Mindestbestellwert 300 € in Österreich</p>',
      'na',
    ],
    [
      'one by zone',
      '<p>Mindestbestellwert 15 €</p>',
      '<p>Mindestbestellwert 20 € oder 30 € je Zone</p>',
      'na',
    ],
    [
      'one below a heading',
      '<p>Minimum order: $150</p>',
      '<h2>Catering</h2><p>Minimum order: $300</p>',
      'na',
    ],
    [
      'one on a page',
      '<p>Minimum order: $150</p>',
      '<h1>Catering</h1><h2>Order</h2><p>Minimum order: $300</p>',
      'na',
    ],
    [
      'one below a name',
      '<p>Mindestbestellwert 50 €</p>',
      '<p>Firmenkunden</p><p>Mindestbestellwert 90 €</p>',
      'na',
    ],
    ['one for delivery', '<p>Minimum order: $150</p>', '<p>Minimum order for delivery: $300</p>', 'na'],
    [
      'one of a customer',
      '<p>Mindestbestellwert 50 €</p>',
      '<p>Mindestbestellwert 90 € für Firmenkunden</p>',
      'na',
    ],
    [
      'a starting price',
      '<p>Ab 18 € pro Stunde</p>',
      '<p>Pro Stunde</p><p>10 Stunden 180 €</p><p>20 €</p>',
      'na',
    ],
    ['a subscription', '<p>Ab 19 € pro Monat</p>', '<p>Jahresabo 228 €</p><p>Monat 25 €</p>', 'na'],
    ['a room', '<p>Ab 39 € pro Person und Nacht</p>', '<p>Doppelzimmer 78 € pro Nacht</p><p>90 €</p>', 'na'],
    ['a fee', '<a href="/prices">Join us: £12 a year</a>', '<p>Single £18, couple £26</p>', 'na'],
  ])('are compared: %s', (_what, html, prices, verdict) => {
    expect(judge(html, { linked: { prices } })).toMatch(verdict);
  });
});

describe('accounts', () => {
  const [A, B] = ['AT51 2081 5000 4182 7364', 'AT72 3948 0000 0017 3526'];
  const fee = (iban: string, what = 'Kursbeitrag') => `<p>${what} bitte an IBAN ${iban}.</p>`;
  it.each([
    [fee(A), fee(B), 'contradiction'],
    [fee(A), fee(A), 'na'],
    [fee(A), fee(B, 'Spenden'), 'na'],
    [fee(A, 'Bitte'), fee(B, 'Bitte'), 'na'],
    [fee(A), fee(A) + fee(B), 'na'],
  ])('are compared by what is paid (%#)', (html, prices, verdict) => {
    expect(judge(html, { linked: { prices } })).toMatch(verdict);
  });
});
