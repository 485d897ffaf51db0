import { describe, expect, it } from 'vitest';
import { BUSINESS_KINDS } from '../../../../src/contract/website/business-kinds.ts';
import { parsePage } from '../page/parse-page.ts';
import german from '../words/business.de.json' with { type: 'json' };
import english from '../words/business.en.json' with { type: 'json' };
import { getBusiness, listLikelyKinds } from './business.ts';

const locate = (html: string, host = 'example.com') => ({
  page: parsePage(html),
  url: new URL(`https://${host}/`),
});
const detectKind = (html: string, host?: string) => getBusiness(locate(html, host))?.kind;

describe('getBusiness', () => {
  it.each([
    ['<title>Dachdeckermeister Huber | Dachdeckerei in Fulda</title>', 'trade'],
    ['<title>Zahnarztpraxis Dr. Beck</title><h1>Ihre Zahnärztin in Kiel</h1>', 'practice'],
    ['<title>Larkin & Moss | Law Firm in Leeds</title><h1>Solicitors</h1>', 'law'],
    ['<title>Gasthaus Adler</title><h2>Speisekarte</h2>', 'restaurant'],
    ['<title>Huber GmbH</title><h1>Lohnfertigung und Zerspanung</h1><h2>CNC</h2>', 'manufacturer'],
    ['<script type="application/ld+json">{"@type":"Dentist","name":"Beck"}</script>', 'practice'],
    ['<title>Reliable car rentals in Pune</title><h2>Airport transfers</h2>', 'vehicles'],
    ['<title>Turn- und Tanzverein Fortuna e.V.</title><h2>Yoga</h2><h2>Probestunde</h2>', 'association'],
    [
      '<title>Huber & Sohn</title><meta name="description" content="IT-Dienstleister in Fulda"><h1>Ihr IT-Partner</h1>',
      'it-services',
    ],
  ])('reads the kind from %s', (html, kind) => {
    expect(detectKind(html)).toBe(kind);
  });

  it('reads a compound with an ampersand as one word', () => {
    expect(getBusiness(locate('<title>Ihre M&amp;A-Kanzlei in Kiel</title>'))?.evidence).toContain(
      'm&a kanzlei',
    );
  });

  it('lists at most three kinds to ask about, the likeliest first', () => {
    const likely = (html: string) => listLikelyKinds(locate(html));
    expect(likely('<title>Turf farm</title><p>For landscapers, builders and hotels.</p>')[0]).toBe('food');
    expect(likely('<title>Café, Yoga, Dachdecker, Zahnarzt</title>')).toHaveLength(3);
    expect(likely('<title>Willkommen</title>')).toEqual([]);
  });

  it('is certain only if no other kind comes near', () => {
    const isCertain = (html: string) => getBusiness(locate(html))?.isCertain;
    expect(isCertain('<title>Zahnarztpraxis Dr. Beck</title><h1>Ihre Zahnärztin in Kiel</h1>')).toBe(true);
    expect(isCertain('<title>Huber</title><h1>Restaurant</h1>')).not.toBe(true);
    expect(isCertain('<title>Bakery and restaurant in Leeds</title><h2>Bread</h2>')).not.toBe(true);
  });

  it('ignores the kind of business that supplies are for', () => {
    expect(detectKind('<title>Used Restaurant Equipment Leeds</title>')).not.toBe('restaurant');
    expect(detectKind('<title>Salon Furniture Leeds</title>')).not.toBe('beauty');
  });

  it('reads the host', () => {
    expect(detectKind('<title>Willkommen</title>', 'fahrschule-huber.de')).toBe('education');
  });

  it('ignores the customers’ kind of business', () => {
    expect(detectKind('<title>Terminsoftware für Zahnarztpraxen</title><h1>Die Software</h1>')).toBe(
      'software',
    );
    expect(detectKind('<title>SEO for law firms and dental practices</title><h1>An SEO agency</h1>')).toBe(
      'agency',
    );
  });

  it('reads the subject after a general word for a business', () => {
    expect(detectKind('<title>Praxis für Physiotherapie</title>')).toBe('therapy');
    expect(detectKind('<title>Furrer, Ingenieurbüro für Vermessungswesen</title>')).toBe('engineering');
  });

  it('trusts what the page says more than a general type of structured data', () => {
    const data = '<script type="application/ld+json">{"@type":"MedicalBusiness","name":"Beck"}</script>';
    expect(detectKind(`<title>Ergotherapie Beck</title>${data}<p>Neurologie, Orthopädie</p>`)).toBe(
      'therapy',
    );
  });

  it('counts compounds of the same word once', () => {
    const clothing = 'Sportbekleidung Reitbekleidung Golfbekleidung Radbekleidung'.replaceAll(
      ' ',
      '</h2><h2>',
    );
    expect(detectKind(`<title>Hersteller Huber</title><h1>Fertigung nach Maß</h1><h2>${clothing}</h2>`)).toBe(
      'manufacturer',
    );
  });

  it('returns null if the page names no kind, or several', () => {
    expect(detectKind('<title>Huber</title><p>Willkommen.</p>')).toBeUndefined();
    expect(detectKind('<title>Restaurant und Dachdeckerei</title>')).toBeUndefined();
  });

  it('returns null if a word that others use is the only sign', () => {
    expect(detectKind('<title>Huber</title><h1>Montage</h1>')).toBeUndefined();
  });

  it('reads the kind from several words that others use too', () => {
    const html =
      '<title>Stegwart</title><nav><a>Funktionen</a><a>Demo</a></nav><p>30 Tage testen, ohne Excel.</p>';
    expect(getBusiness(locate(html))).toMatchObject({ kind: 'software', isCertain: true });
  });

  it.each([
    ['<title>Restaurant Hood Cleaning Toledo</title>', 'cleaning'],
    ['<title>Dental Practice Marketing</title>', 'agency'],
  ])('reads the last name of a phrase in %s', (html, kind) => {
    expect(detectKind(html)).toBe(kind);
  });

  it.each([
    ['<title>Fensterwerkzeuge Huber</title>', 'shop'],
    ['<title>Gartenplatten nach Mass | Naturstein-Giesserei</title>', 'manufacturer'],
  ])('reads the end of a compound, in Swiss spelling too: %s', (html, kind) => {
    expect(detectKind(html)).toBe(kind);
  });

  it('quotes the words that name the kind', () => {
    expect(getBusiness(locate('<title>Malerbetrieb Kern</title>'))?.evidence).toBe('malerbetrieb');
  });

  it('lists each word under one kind', () => {
    const kindsByWord = new Map<string, Set<string>>();
    for (const kind of BUSINESS_KINDS)
      for (const { names, signs } of [english[kind], german[kind]])
        for (const entry of [...names, ...signs].flatMap((list) => list.split(', '))) {
          const word = entry.replaceAll('*', '').replaceAll('-', ' ');
          kindsByWord.set(word, (kindsByWord.get(word) ?? new Set()).add(kind));
        }
    expect([...kindsByWord].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
  });
});
