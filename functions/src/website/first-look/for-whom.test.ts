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

  it.each([
    [
      '<h2>Wer bei uns härten lässt</h2><p>Werkzeug- und Formenbauer, Zahnradfertiger und Zulieferer aus der Region zwischen Hagen und Bochum. Rahmenvertrag gern.</p>',
      ['Werkzeug- und Formenbauer', 'Zahnradfertiger', 'Zulieferer'],
    ],
    [
      '<h2>Who calls us</h2><p>Heavy haul carriers, crane companies, and manufacturers of modular buildings who run their own trucks. Brokers call too.</p>',
      ['Heavy haul carriers', 'Crane companies', 'Manufacturers of modular buildings'],
    ],
    [
      '<h3>Who we train</h3><p>Shutdown and maintenance contractors, scaffolders and painters, and anyone else who needs a ticket.</p>',
      ['Shutdown and maintenance contractors', 'Scaffolders', 'Painters'],
    ],
    [
      '<h2>Für wen wir arbeiten</h2><p>Für Hersteller von Backwaren, Milchprodukten und Getränken, für Importeure und für kleine Manufakturen.</p>',
      ['Hersteller', 'Importeure', 'Kleine Manufakturen'],
    ],
    [
      '<h2>Für wen?</h2><p>Für Sanitär-, Heizungs- und Elektrobetriebe.</p>',
      ['Heizungs- und Elektrobetriebe'],
    ],
    [
      '<h2>Our clients</h2><ul><li>Chip shops – six days a week</li><li>Nursing homes</li></ul>',
      ['Chip shops', 'Nursing homes'],
    ],
  ])('lists whatever a heading announces (%#)', (html, names) => {
    expect(namesOf(below(html))).toEqual(names);
  });

  it.each([
    ['the team', '<h2>Who we are</h2><p>Brothers, bakers, and beekeepers.</p>'],
    ['a sentence', '<h2>Who comes</h2><p>We are open to everyone, and you are welcome.</p>'],
    ['places', '<h2>Wer zu uns kommt</h2><p>Menschen aus Wien, Linz und München.</p>'],
    [
      'features',
      '<h2>Built for harvest</h2><ul><li>Piece rates per block</li><li>Automatic top-up</li></ul>',
    ],
    ['a single product', '<h2>Who we make for</h2><p>A water-trough monitor. A neonatal warmer.</p>'],
    [
      'occasions',
      '<h2>Für wen wir fahren</h2><p>Messestände, Firmenanlässe, Neueröffnungen, Tage der offenen Tür.</p>',
    ],
    ['suppliers', '<h2>Who supplies us</h2><p>Farms, mills and dairies.</p>'],
  ])('does not list %s', (_, html) => {
    expect(namesOf(below(html))).toEqual([]);
  });

  it('tells private customers from firms', () => {
    const html = below('<h2>Who calls us</h2><p>Homeowners, property managers and builders.</p>');
    expect(readAudiences(locate(html))).toMatchObject([
      { text: 'Homeowners', business: false },
      { text: 'Property managers', business: true },
      { text: 'Builders', business: true },
    ]);
  });
});
