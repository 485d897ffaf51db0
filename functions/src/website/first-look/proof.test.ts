import { describe, expect, it } from 'vitest';
import { parsePage } from '../page/parse-page.ts';
import { findFigure, findFigureIn } from './figures.ts';
import { findReferences } from './references.ts';
import { findPerson, findReview } from './reviews.ts';

const parse = (body: string) => parsePage(`<title>Huber & Beck</title><body><h1>Huber</h1>${body}</body>`);
const PRAISE = 'They finished the job on time with a minimum of fuss.';

it('takes no customer’s size for a figure, and writes quotation marks as the page does', () => {
  const review = `<figure><blockquote><p>„${PRAISE}“</p></blockquote><figcaption>Keith Baker, Hull (22 employees)</figcaption></figure>`;
  expect(findFigure(parse(review))).toBeUndefined();
  expect(findFigure(parse(`${review}<h2>Huber</h2><p>22 employees</p>`))).toBe('22 employees');
  expect(findReview(parsePage(`<html lang="de"><title>Huber</title>${review}`))).toBe(
    `„${PRAISE}“ — Keith Baker`,
  );
});

it.each(['Drei Beispiele', 'Examples of my work'])(
  'takes no figure below “%s” for the business’s own',
  (head) => {
    const html = `<h2>${head}</h2><p><strong>Spenglerei, 34 Mitarbeitende:</strong> Zwei Brüder teilen die Führung.</p>`;
    expect(findFigure(parse(html))).toBeUndefined();
  },
);

describe('findPerson', () => {
  it.each([
    ['— Anna B., Fulda', 'Anna B.'],
    ['Sibongile N.Homeowner, Bulawayo', 'Sibongile N.'],
    ['Eduardo B. · Google Review', 'Eduardo B.'],
    ['LEANNE KNIGHT', 'LEANNE KNIGHT'],
    ['Familie R., Münster', 'Familie R.'],
    ['Familie Brandt aus Hannover', 'Familie Brandt'],
    ['Ms. Nidhi Sahay', 'Ms. Nidhi Sahay'],
  ])('reads the name in %s', (line, name) => {
    expect(findPerson(line)).toBe(name);
  });

  it.each([
    'Residential Client',
    'Privater Kunde',
    'Google Rezension',
    'Real Customers',
    'AK',
    '★★★★★',
    'Max Mustermann',
  ])('takes %s for no name', (line) => {
    expect(findPerson(line)).toBeUndefined();
  });
});

describe('the name of a quotation', () => {
  it.each([
    `<h2>Reviews</h2><div><div><p>“${PRAISE}”</p><p>Keith Baker</p></div><div><p>“Always on time and friendly.”</p><p>Anna Weber</p></div></div>`,
    `<h2>Reviews</h2><ul><li><p>“${PRAISE}”</p><p>Keith Baker</p></li><li><p>“Always on time and friendly.”</p></li></ul>`,
  ])('is the one in its own box: %s', (body) => {
    expect(findReview(parse(body))).toBe(
      '“They finished the job on time with a minimum of fuss.” — Keith Baker',
    );
  });

  it.each([
    [
      'the next section’s first line',
      `<section><blockquote>${PRAISE}</blockquote></section><section><p>Free Meeting</p><h2>Call us</h2></section>`,
    ],
    [
      'a line above a heading in the next box',
      `<div><div><blockquote>${PRAISE}</blockquote></div></div><div><div><p>Our Network</p><h2>A good team</h2></div></div>`,
    ],
    [
      'in the next figure',
      `<div><figure><blockquote>${PRAISE}</blockquote></figure><figure><p>Anna Weber</p></figure></div>`,
    ],
    [
      'missing',
      `<h2>Reviews</h2><blockquote>Lorem ipsum dolor sit amet, consectetur elit.</blockquote><p>Keith Baker</p>`,
    ],
  ])('is not %s', (_what, body) => {
    expect(findReview(parse(body))).toBeUndefined();
  });
});

it.each(['Not VAT registered', 'Wir sind kein Meisterbetrieb'])(
  'shows nothing that is denied: %s',
  (text) => {
    expect(findFigureIn(text)).toBeUndefined();
  },
);

describe('findReview', () => {
  it.each([
    `<blockquote>${PRAISE}</blockquote><p>Keith Baker</p>`,
    `<blockquote>${PRAISE} <cite>Keith Baker</cite></blockquote>`,
    `<blockquote><p>${PRAISE}</p><footer>Keith Baker, Otter Creek Kennels, Vergennes VT — customer since 2017</footer></blockquote>`,
    `<h2>Reviews</h2><p>“${PRAISE}”</p><p>★★★★★</p><p>Keith Baker, Hull</p>`,
    `<div class="testimonials"><p>${PRAISE}</p><p>Keith Baker</p></div>`,
  ])('quotes %s', (body) => {
    expect(findReview(parse(body))).toBe(
      '“They finished the job on time with a minimum of fuss.” — Keith Baker',
    );
  });

  it.each([
    ['nobody is named', `<blockquote>${PRAISE}</blockquote><p>Residential Client</p>`],
    [
      'the next part follows',
      `<div class="testimonials"><p>${PRAISE}</p></div><p>Full Range</p><h2>Services</h2>`,
    ],
    [
      'it introduces reviews',
      `<div class="testimonials"><h2>Reviews</h2><p>Don’t take our word, but hear what our customers say.</p><p>Jennifer K.</p></div>`,
    ],
    ['the owner speaks', `<h2>Meet Keith Baker</h2><blockquote>${PRAISE}</blockquote><p>Keith Baker</p>`],
    ['it is a motto', '<blockquote>One lawyer. One client. No distractions.</blockquote><p>About</p>'],
  ])('quotes nothing if %s', (_, body) => {
    expect(findReview(parse(body))).toBeUndefined();
  });
});

describe('findReferences', () => {
  it('quotes the names below a heading about customers', () => {
    const body = '<h2>Referenzen</h2><ul><li>Stahlwerk Nord GmbH</li><li>Mehr</li></ul>';
    expect(findReferences(parse(body))).toBe('Referenzen: Stahlwerk Nord GmbH');
    const logos = '<h2>Our Clients</h2><img src="a.png" alt="Close Call Sports logo"><h2>Contact</h2>';
    expect(findReferences(parse(logos))).toBe('Our Clients: Close Call Sports');
  });

  it.each([
    '<h2>Referenzen</h2><p>Schreinerei</p><p>Sanitär</p>',
    '<h2>Our Clients</h2><p>Property Managers</p><p>Small Businesses</p>',
    '<h2>Referenzen</h2><p>Folgen.</p><footer><p>Unser Impressum</p><p>Haus Nord GmbH</p></footer>',
    '<h2>Referenzen</h2><p>Hier entsteht unsere Liste.</p>',
    '<h2>Services</h2><p>Close Call Sports</p>',
  ])('quotes nothing from %s', (body) => {
    expect(findReferences(parse(body))).toBeUndefined();
  });
});

describe('findFigure', () => {
  it.each([
    ['<p>Über 30 Jahre Erfahrung im Dachbau.</p>', 'Über 30 Jahre Erfahrung'],
    ['<p>250</p><p>Completed Projects</p>', '250 Completed Projects'],
    ['<p>120+</p><p>Handwerksbetriebe</p>', '120+ Handwerksbetriebe'],
    ['<p>4,9 Sterne bei Google</p>', '4,9 Sterne bei Google'],
    ['<p>Familienbetrieb seit 1998</p>', 'Familienbetrieb seit 1998'],
    ['<p>Wir machen das seit 1978.</p>', 'seit 1978'],
    ['<p>Scaffolding, NASC member, Lincoln</p>', 'NASC member'],
    ['<p>Wir machen das seit 2004 in Fulda, mit Sorgfalt.</p>', 'seit 2004'],
    ['<p>Seit 2011 planen, bauen und warten wir Bäder.</p>', 'Seit 2011'],
    ['<p>We opened the door to our first guest in 1974.</p>', 'opened the door to our first guest in 1974'],
    ['<p>Personal returns for about 400 clients from Ottawa to Kingston.</p>', 'about 400 clients'],
    ['<p>Used by 640 kennels in the US.</p>', 'Used by 640 kennels'],
    ['<p>14.000 Artikel liegen in Linz am Lager.</p>', '14.000 Artikel liegen in Linz am Lager'],
    ['<p>1,800 items on the shelf in Calgary.</p>', '1,800 items on the shelf'],
    ['<p>We are registered health practitioners.</p>', 'registered health practitioners'],
    [
      '<p>Registered with the Society of Ropers of Ontario.</p>',
      'Registered with the Society of Ropers of Ontario',
    ],
    ['<p>Affiliated to the National Allotment Society</p>', 'Affiliated to the National Allotment Society'],
    ['<p>Fáilte Ireland approved</p>', 'Fáilte Ireland approved'],
    ['<p>Endreinigung mit Abnahmegarantie</p>', 'Abnahmegarantie'],
    ['<p>Washable covers, five-year frame guarantee.</p>', 'five-year frame guarantee'],
    ['<p>5 Jahre Dichtgarantie</p>', '5 Jahre Dichtgarantie'],
    ['<p>Zertifiziert nach DIN EN ISO 9001</p>', 'DIN EN ISO 9001'],
    ['<p>Mitglied der Bäckerinnung</p>', 'Mitglied der Bäckerinnung'],
  ])('quotes %s', (body, figure) => {
    expect(findFigure(parse(body))).toBe(figure);
  });

  it.each([
    ['a price', '<p>ab 30 € für 10 Kunden</p>'],
    ['a discount', '<p>20% off for 50 customers</p>'],
    ['an age', '<p>ab 12 Jahren</p>'],
    ['a counter at zero', '<p>0</p><p>Projekte</p>'],
    ['a number in a heading', '<p>02 Hochzeiten</p>'],
    ['a bare standard', '<p>Heizlast nach DIN EN 12831, Toleranzen nach ISO 2768</p>'],
    ['a question', '<p>Are you registered health practitioners? What does a visit cost?</p>'],
    ['a filter', '<p>12 Artikel</p>'],
    ['a register of firms', '<p>Registered with Companies House</p>'],
    ['a law', '<p>Seit 2015 müssen wir den Bon drucken. Seit 2018 gilt die DSGVO.</p>'],
    ['a calculator', '<form><p>250 customers</p></form>'],
    ['a quotation', '<blockquote>They did 300 projects.</blockquote>'],
    ['something else', '<p>24 Stunden, 30 Minuten</p>'],
    ['a new service', '<p>Seit 2024 auch samstags</p>'],
    ['a call for members', '<p>NEW members welcome, become a member of the family</p>'],
  ])('takes %s for no proof', (_, body) => {
    expect(findFigure(parse(body))).toBeUndefined();
  });
});

it('reads a name at the end of a quotation, and none from the footer', () => {
  const signed =
    '<h2>Das sagen Gäste</h2><p>„Vom Tisch sieht man die Segelboote.“ Familie Brandt aus Hannover</p>';
  expect(findReview(parse(signed))).toBe('“Vom Tisch sieht man die Segelboote.” — Familie Brandt');
  const place = '<blockquote>“Fridge and a grumpy cat, all in one piece.” — Steph, Ocean Grove</blockquote>';
  expect(findReview(parse(place))).toBe('“Fridge and a grumpy cat, all in one piece.” — Steph');
  const unsigned = `<blockquote>“${PRAISE}”</blockquote><footer><p><a href="/i">Impressum</a> <a href="/d">Datenschutz</a></p></footer>`;
  expect(findReview(parse(unsigned))).toBeUndefined();
});
