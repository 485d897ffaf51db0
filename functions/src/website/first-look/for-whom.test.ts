import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/parse-page.ts';
import { readAddressees, readAudiences } from './for-whom.ts';

const locate = (html: string) => ({ page: parsePage(html), url: new URL('https://example.com/') });
const readNames = (html: string): readonly string[] => readAddressees(locate(html)).map(({ name }) => name);
const below = (body: string): string => `<h1>Huber</h1><p>${'Wort '.repeat(80)}</p>${body}`;

describe('readAddressees', () => {
  it.each([
    ['<title>KI-Systeme für KMU | Weiler</title>', ['KMU']],
    [
      '<meta name="description" content="Residential and commercial roofing in Austin.">',
      ['Residential and commercial'],
    ],
    ['<h1>Built for facility teams that need things handled</h1>', ['facility teams']],
    ['<h1>Mehr Anfragen für Ihr Unternehmen</h1>', ['Ihr Unternehmen']],
    [below('<h2>Property managers & landlords</h2>'), ['Property managers', 'landlords']],
    [
      below('<p>Strom für anspruchsvolle Privathaushalte und Unternehmen.</p>'),
      ['anspruchsvolle Privathaushalte', 'Unternehmen'],
    ],
    [below('<p>We help small businesses and busy families.</p>'), ['small businesses', 'busy families']],
    [
      below('<p>Wir arbeiten mit Führungskräften, Gründer:innen und Vereinen.</p>'),
      ['Führungskräften', 'Gründer:innen', 'Vereinen'],
    ],
    [
      below('<h2>Who we serve</h2><ul><li>Dairy farms</li><li>Creameries</li></ul>'),
      ['Dairy farms', 'Creameries'],
    ],
    [below('<p>For 15 years, we have been accompanying entrepreneurs.</p>'), ['entrepreneurs']],
    ['<h1>Tee</h1><p>Für alle, die guten Tee mögen.</p>', ['alle, die guten Tee mögen']],
    [
      '<h1>Krankengymnastik für gesetzlich und privat Versicherte</h1>',
      ['gesetzlich und privat Versicherte'],
    ],
    ['<h1>Bouquets for birthdays and weddings</h1>', ['birthdays', 'weddings']],
    [below('<h2>Why Atlanta businesses rely on us</h2>'), ['Atlanta businesses']],
  ])('reads whom %s speaks to', (html, names) => {
    expect(readNames(html)).toEqual(names);
  });

  it.each([
    ['a place', '<p>Der Taxidienst für Mainz und Umgebung.</p>'],
    ['an action', '<p>Thank you for contacting us.</p>'],
    ['things', '<p>Anlagen für industrielle Zwecke.</p>'],
    ['whom it comes from', '<p>Five-star rated by the families we know, from homeowners in Leeds.</p>'],
    ['a comparison', '<p>We work like families.</p>'],
    [
      'a side remark',
      '<h1>Gasthof</h1><p>Die Stube ist auch für Familien offen. Notdienst nur für Vereine.</p>',
    ],
    [
      'a service for some customers',
      '<meta name="description" content="Wartung, Notdienst für Wartungskunden.">',
    ],
    ['a refusal', '<p>Das ist nicht für Familien.</p><p>Not for beginners.</p>'],
    ['an adjective', '<p>Empfehlungen für die selbstständige Weiterführung.</p>'],
    ['one company', '<p>Sie entscheiden sich für ein Unternehmen mit Erfahrung.</p>'],
    ['an institution', '<p>Member of the Institute for Massage Therapists.</p>'],
    ['a role', '<h3>Gründer & Geschäftsführer</h3>'],
    ['a job', '<h2>Jobs</h2><p>Wir bieten Arbeit für Studenten.</p>'],
    [
      'a review',
      '<h2>Was Kunden sagen</h2><p>Perfekt für Familien!</p><blockquote>For families.</blockquote>',
    ],
    ['a surname', '<title>Steuerkanzlei Erben</title><h2>Team</h2>'],
    ['its own kind', '<title>Architekten Huber</title><h2>Architekten</h2>'],
  ])('does not read %s', (_, body) => {
    expect(readNames(below(body))).toEqual([]);
  });

  it('quotes the words around a buyer with their place', () => {
    expect(readAddressees(locate('<title>Huber | Schwimmkurse für Kinder</title>'))).toEqual([
      { name: 'Kinder', isCompany: false, quote: 'Schwimmkurse für Kinder', where: 'title' },
    ]);
  });

  it('reads generic words only where they are prominent', () => {
    expect(readNames('<h1>Software for teams</h1>')).toEqual(['teams']);
    expect(readNames(below('<p>Parking for guests and teams.</p>'))).toEqual([]);
  });

  it('tells the roadmap whether a buyer is a company', () => {
    expect(readAudiences(locate('<title>Training für Kinder und Vereine</title>'))).toMatchObject([
      { text: 'Kinder', business: false },
      { text: 'Vereine', business: true },
    ]);
  });
});

describe('readAudiences', () => {
  const namesOf = (html: string) => readAudiences(locate(html)).map(({ text }) => text);

  it('suggests at most five that the page lists, or names in its title', () => {
    expect(namesOf('<title>Bookkeeping for dentists and schools</title>')).toEqual(['dentists', 'schools']);
    const list =
      '<h2>Who we serve</h2><ul><li>Restaurants</li><li>Hotels</li><li>Schools</li><li>Vets</li></ul>';
    expect(namesOf(`<h1>Laundry</h1>${list}`).length).toBeLessThanOrEqual(5);
  });

  it.each([
    '<title>Events for up to 300 guests</title>',
    '<title>Software for startups, SMEs, enterprises, schools and hospitals</title>',
    '<h1>Software</h1><p>We serve startups, SMEs, enterprises, schools, hospitals and many more.</p>',
    '<title>Arbeitsrecht für Arbeitgeber und Arbeitnehmer</title>',
    '<title>Payroll for your business</title>',
  ])('suggests nobody where everybody is meant, or nobody whom one could look for (%s)', (html) => {
    expect(namesOf(html)).toEqual([]);
  });

  it('suggests firms that only a sentence names if nothing prominent names any', () => {
    const sentence = '<p>Wir arbeiten für Bauträger, Hausverwaltungen und Familien.</p>';
    expect(namesOf(`<h1>Spenglerei</h1>${sentence}`)).toEqual(['Bauträger', 'Hausverwaltungen']);
    expect(namesOf(`<h1>Dächer für Hotels</h1>${sentence}`)).toEqual(['Hotels']);
  });
});
