import { describe, expect, it } from 'vitest';
import { BUSINESS_KINDS } from '../../../../src/contract/website/finding-ids.ts';
import { fail, pass, unknown } from '../checks/check.ts';
import { parsePage } from '../page/parse-page.ts';
import { businessOf } from './business.ts';
import { fitTable, fitted } from './fit.ts';
import { BUSINESS_WORDS } from './words.ts';

const kindOf = (html: string) => businessOf(parsePage(html))?.kind;

describe('the kind of business', () => {
  it.each([
    ['<title>Dachdeckermeister Huber | Dachdeckerei in Fulda</title>', 'trade'],
    ['<title>Zahnarztpraxis Dr. Beck</title><h1>Ihre Zahnärztin in Kiel</h1>', 'practice'],
    ['<title>Larkin & Moss | Law Firm in Leeds</title><h1>Solicitors</h1>', 'law-or-tax'],
    ['<title>Gasthaus Adler</title><h2>Speisekarte</h2>', 'hospitality'],
    ['<title>Huber GmbH</title><h1>Lohnfertigung und Zerspanung</h1><h2>CNC</h2>', 'manufacturer'],
    ['<script type="application/ld+json">{"@type":"Dentist","name":"Beck"}</script>', 'practice'],
  ])('is read from %s', (html, kind) => {
    expect(kindOf(html)).toBe(kind);
  });

  it('is not that of its customers', () => {
    expect(kindOf('<title>Terminsoftware für Zahnarztpraxen</title><h1>Die Software</h1>')).toBe('software');
    expect(kindOf('<title>SEO for law firms and dental practices</title><h1>An SEO agency</h1>')).toBe(
      'agency',
    );
  });

  it('is not told where the page says nothing or several things', () => {
    expect(kindOf('<title>Huber</title><p>Willkommen.</p>')).toBeUndefined();
    expect(kindOf('<title>Restaurant und Dachdeckerei</title>')).toBeUndefined();
  });

  it('names the words that say so', () => {
    expect(businessOf(parsePage('<title>Malerbetrieb Kern</title>'))?.evidence).toBe('malerbetrieb');
  });

  it('has each word in one kind only', () => {
    const words = BUSINESS_KINDS.flatMap((kind) => [
      ...new Set(BUSINESS_WORDS[kind].split(/\s+/).map((word) => word.replace(/^-/, ''))),
    ]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});

describe('what a check is to a kind of business', () => {
  const roofer = parsePage('<title>Dachdecker Huber | Dachdeckerei</title>');
  const missing = fail({ kind: 'no-booking' });

  it('has an answer for every kind', () => {
    for (const fits of fitTable().values()) expect([...fits.keys()]).toEqual([...BUSINESS_KINDS, 'unknown']);
  });

  it('makes an idea of what is useful only', () => {
    expect(fitted(roofer, 'booking', missing)).toMatchObject({
      status: 'na',
      idea: true,
      seen: { kind: 'no-booking' },
    });
  });

  it('does not ask what nobody would look for', () => {
    const steel = parsePage('<title>Stahlwerk Nord</title><h1>Stahlbau</h1>');
    expect(fitted(steel, 'booking', missing)).toMatchObject({ status: 'na', evidence: '' });
    expect(fitted(steel, 'booking', unknown({ kind: 'cut-page' }))).toMatchObject({ status: 'na' });
  });

  it('keeps what is there, what is expected and what could not be seen', () => {
    const practice = parsePage('<title>Zahnarztpraxis Beck</title>');
    expect(fitted(practice, 'booking', missing)).toBe(missing);
    expect(fitted(roofer, 'email', missing)).toBe(missing);
    expect(fitted(roofer, 'booking', pass())).toMatchObject({ status: 'pass' });
    expect(fitted(roofer, 'booking', unknown({ kind: 'cut-page' }))).toMatchObject({ status: 'unknown' });
  });
});
