import { describe, expect, it } from 'vitest';
import { BUSINESS_KINDS } from '../../../../src/contract/website/finding-ids.ts';
import { fail, pass, unknown } from '../checks/check.ts';
import { parsePage } from '../page/parse-page.ts';
import { getBusiness } from './business.ts';
import { applyFit, buildFitTable } from './fit.ts';
import { BUSINESS_WORDS } from './words.ts';

const detectKind = (html: string) => getBusiness(parsePage(html))?.kind;

describe('getBusiness', () => {
  it.each([
    ['<title>Dachdeckermeister Huber | Dachdeckerei in Fulda</title>', 'trade'],
    ['<title>Zahnarztpraxis Dr. Beck</title><h1>Ihre Zahnärztin in Kiel</h1>', 'practice'],
    ['<title>Larkin & Moss | Law Firm in Leeds</title><h1>Solicitors</h1>', 'law-or-tax'],
    ['<title>Gasthaus Adler</title><h2>Speisekarte</h2>', 'hospitality'],
    ['<title>Huber GmbH</title><h1>Lohnfertigung und Zerspanung</h1><h2>CNC</h2>', 'manufacturer'],
    ['<script type="application/ld+json">{"@type":"Dentist","name":"Beck"}</script>', 'practice'],
  ])('reads the kind from %s', (html, kind) => {
    expect(detectKind(html)).toBe(kind);
  });

  it('reads a compound with an ampersand as one word', () => {
    expect(getBusiness(parsePage('<title>Ihre M&amp;A-Kanzlei in Kiel</title>'))?.evidence).toContain(
      'm&a-kanzlei',
    );
  });

  it('ignores the customers’ kind of business', () => {
    expect(detectKind('<title>Terminsoftware für Zahnarztpraxen</title><h1>Die Software</h1>')).toBe(
      'software',
    );
    expect(detectKind('<title>SEO for law firms and dental practices</title><h1>An SEO agency</h1>')).toBe(
      'agency',
    );
  });

  it('returns null if the page names no kind, or several', () => {
    expect(detectKind('<title>Huber</title><p>Willkommen.</p>')).toBeUndefined();
    expect(detectKind('<title>Restaurant und Dachdeckerei</title>')).toBeUndefined();
  });

  it('quotes the words that name the kind', () => {
    expect(getBusiness(parsePage('<title>Malerbetrieb Kern</title>'))?.evidence).toBe('malerbetrieb');
  });

  it('lists each word under one kind', () => {
    const words = BUSINESS_KINDS.flatMap((kind) => [
      ...new Set(BUSINESS_WORDS[kind].split(/\s+/).map((word) => word.replace(/^-/, ''))),
    ]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

describe('applyFit', () => {
  const roofer = parsePage('<title>Dachdecker Huber | Dachdeckerei</title>');
  const missing = fail({ kind: 'no-booking' });

  it('covers every kind', () => {
    for (const fits of buildFitTable().values())
      expect([...fits.keys()]).toEqual([...BUSINESS_KINDS, 'unknown']);
  });

  it('turns a miss into an idea if the check is only useful', () => {
    expect(applyFit(roofer, 'booking', missing)).toMatchObject({
      status: 'na',
      idea: true,
      seen: { kind: 'no-booking' },
    });
  });

  it('drops an irrelevant check', () => {
    const steel = parsePage('<title>Stahlwerk Nord</title><h1>Stahlbau</h1>');
    expect(applyFit(steel, 'booking', missing)).toMatchObject({ status: 'na', evidence: '' });
    expect(applyFit(steel, 'booking', unknown({ kind: 'cut-page' }))).toMatchObject({ status: 'na' });
  });

  it('keeps passes, unknowns, and expected checks', () => {
    const practice = parsePage('<title>Zahnarztpraxis Beck</title>');
    expect(applyFit(practice, 'booking', missing)).toBe(missing);
    expect(applyFit(roofer, 'email', missing)).toBe(missing);
    expect(applyFit(roofer, 'booking', pass())).toMatchObject({ status: 'pass' });
    expect(applyFit(roofer, 'booking', unknown({ kind: 'cut-page' }))).toMatchObject({ status: 'unknown' });
  });
});
