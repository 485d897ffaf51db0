import { describe, expect, it } from 'vitest';
import { readHours } from './hours.ts';
import { runCheck } from './testing/snapshots.ts';

const judge = (html: string, linked: Parameters<typeof runCheck>[2]) => {
  const { status, seen, evidence } = runCheck('recent-news', html, linked) ?? {};
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

  it('are not compared with those of a branch', () => {
    expect(judge(home, { linked: { services: `${GERMAN}<p>Dienstag Ruhetag</p>` } })).toBe('na');
  });
});

describe('free delivery', () => {
  it.each([
    ['Versandkostenfrei ab 35 € in ganz Deutschland', 'Ab einem Bestellwert von 49 € liefern wir frei.'],
    ['Versandkostenfrei ab 1.000,00 €', 'Bestellungen über 1.200 €: versandkostenfrei'],
    ['Free UK delivery over £40', 'Postage is £3.95, free when you spend £60 or more.'],
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
  ])('is not reported if the values agree, or are for others: %s, %s', (claim, policy) => {
    expect(judge(`<p>${claim}</p>`, { linked: { services: `<p>${policy}</p>` } })).toBe('na');
  });
});
