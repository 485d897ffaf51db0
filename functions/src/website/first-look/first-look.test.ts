import { expect, it } from 'vitest';
import { createSnapshot, type SnapshotOverrides } from '../checks/testing/snapshots.ts';
import { readFirstLook } from './first-look.ts';

const read = (html: string, overrides?: SnapshotOverrides) => readFirstLook(createSnapshot(html, overrides));
const readNext = (body: string, overrides?: SnapshotOverrides) =>
  read(`<title>Huber</title><body><h1>Dächer</h1>${body}</body>`, overrides).next;

it('quotes title and first heading, and the heading only if it adds something', () => {
  expect(read('<title>Huber</title><h2>Notiz</h2><h1>Dächer in Fulda</h1>').offer).toEqual([
    { text: 'Huber', where: 'title' },
    { text: 'Dächer in Fulda', where: 'heading' },
  ]);
  expect(read('<title>Huber | Dächer in Fulda</title><h1>Dächer in Fulda</h1>').offer).toHaveLength(1);
  expect(read('<body><p>Willkommen</p></body>').offer).toEqual([]);
});

it.each(['Home', 'Home | My Site 1'])('takes the title %s for no offer', (title) => {
  expect(read(`<title>${title}</title><h1>Austern</h1>`).offer).toEqual([
    { text: 'Austern', where: 'heading' },
  ]);
});

it('shows no sample text as a fact', () => {
  const html =
    '<title>Huber</title><h1>Lorem</h1><h2>Etiam quis felis sapien</h2><a href="/a">Lorem ipsum dolor</a><p>Für [IHRE FIRMA]</p>';
  expect(read(html)).toMatchObject({ offer: [{ text: 'Huber', where: 'title' }], next: null, forWhom: [] });
  expect(read(html.replace('Lorem', 'Dächer')).offer).toHaveLength(2);
});

it('takes neither the logo nor a dead link for the next step', () => {
  const offer =
    '<p><a class="cta" href="/offer">Send a drawing</a> You get an offer within two working days.</p>';
  expect(readNext(`<a href="#top">Huber</a>${offer}`)?.text).toBe('Send a drawing');
  const long = 'Ask for a first meeting – half an hour, no charge';
  expect(readNext(`<p><a href="/m">${long}</a></p>`)?.text).toBe(long);
  const copy = '<a href="https://staging.muster.de/services">Offer</a>';
  expect(readNext(copy, { linked: { services: '<p>A</p>' } })?.works).toBeNull();
  const site = createSnapshot(`<title>Huber</title><a href="/zimer">Zimmer</a><a href="/karte">Karte</a>`);
  const unread = [{ kind: 'services', url: new URL('/zimer', site.url), status: 404 }] as const;
  expect(readFirstLook({ ...site, internal: { ...site.internal, unread } }).next?.text).toBe('Karte');
  const button = createSnapshot(`<title>Huber</title><a class="btn" href="/zimer">Zimmer</a>`);
  expect(readFirstLook({ ...button, internal: { ...button.internal, unread } }).next?.works).toBe(false);
});

it('prefers a button that asks for something to a page of the menu or a product', () => {
  const menu = '<nav><a href="/leistungen">Leistungen</a><a href="/tee">Tee</a></nav>';
  const services = '<a class="btn" href="/leistungen">Unsere Leistungen</a>';
  const product = '<p><a href="/tee">Assam Tee</a></p><p>7,90 €</p>';
  expect(readNext(`${menu}${services}<a class="btn" href="/kontakt">Termin anfragen</a>`)?.text).toBe(
    'Termin anfragen',
  );
  expect(readNext(`${menu}${product}<button>In den Warenkorb</button>`)?.text).toBe('In den Warenkorb');
  const trial = '<header><a class="rounded bg-emerald-700" href="/neu">30 Tage testen</a></header>';
  expect(read(`${trial}${menu}<h1>Tee</h1><a href="/tee">Alle Tees</a>`).next).toMatchObject({
    text: '30 Tage testen',
    where: 'button',
  });
  expect(readNext(`${menu}${services}<header><button>Warenkorb öffnen</button></header>`)?.text).toBe(
    'Unsere Leistungen',
  );
});

it('finds a link that asks for something where a sentence begins, or in the menu', () => {
  const sentence = '<p><a href="/b">Termin online buchen</a> oder anrufen: 0341 492 60 73, auch samstags</p>';
  expect(readNext(sentence)?.text).toBe('Termin online buchen');
  const menu = '<nav><a href="/s">Sortiment</a><a href="/b">Bestellen</a></nav>';
  expect(readNext(menu)?.text).toBe('Bestellen');
  expect(readNext(`${menu}<button>Ja</button><button>Nein</button>`)?.text).toBe('Bestellen');
});

it('says of a link to its maker’s computer, or to a form that sends nothing, that it fails', () => {
  expect(readNext('<a href="http://localhost:3000/order">Order Takeout</a>')?.works).toBe(false);
  const contact = '<form action="#"><input type="email" name="e"><button>Senden</button></form>';
  const linked = { contact };
  expect(readNext('<a class="btn" href="/contact">Termin anfragen</a>', { linked })?.works).toBe(false);
  expect(readNext('<a class="btn" href="/contact">So finden Sie uns</a>', { linked })?.works).toBeNull();
});

it('reads what search results and chats show', () => {
  const html =
    '<title>Huber</title><meta name="description" content="Dächer."><meta property="og:image" content="a.jpg">';
  expect(read(html)).toMatchObject({
    description: 'Dächer.',
    preview: { title: 'Huber', description: 'Dächer.', hasPicture: true },
  });
  expect(read('<title>Huber</title>').description).toBeNull();
});

it('quotes the first button or link of the content', () => {
  const header = '<header><a href="/">Huber</a><nav><a href="/a">Leistungen</a></nav></header>';
  expect(
    readNext(
      `${header}<p>Wir <a href="/b">decken</a> jedes Dach, auch Ihres.</p><a href="/c">Termin buchen →</a>`,
    ),
  ).toEqual({ text: 'Termin buchen', where: 'link', works: null });
  expect(readNext('<button>Menü</button><button>Angebot anfordern</button>')).toMatchObject({
    text: 'Angebot anfordern',
    where: 'button',
  });
  expect(readNext('<button>Go</button><a href="/b">Start your trial</a>')).toMatchObject({
    text: 'Start your trial',
  });
  expect(readNext('<a href="mailto:a@b.de">a@b.de</a><a href="/"><img alt="Huber Logo"></a>')).toBeNull();
});

it('takes no button of a video or map, and a calculator only if nothing else is there', () => {
  const book = '<a href="/book">Book a lesson</a>';
  const texts = ['Video laden', '▶ Film ansehen', 'Show map (loads from OpenStreetMap)', 'Karte laden'];
  for (const text of texts) expect(readNext(`<button>${text}</button>${book}`)?.text).toBe('Book a lesson');
  expect(readNext(`<a class="btn" href="#">Play the video</a>${book}`)?.text).toBe('Book a lesson');
  expect(readNext('<button>Speisekarte ansehen</button>')?.text).toBe('Speisekarte ansehen');
  const tool = '<a href="/check">Foot check</a>';
  expect(readNext(tool + book)?.text).toBe('Book a lesson');
  expect(readNext(tool)?.text).toBe('Foot check');
  const menu = '<nav><a href="/a">Prices</a><a class="btn" href="/book">Book online</a></nav>';
  expect(readNext(`${menu}<button>Show map</button>`)?.text).toBe('Book online');
});

it('does not say of a wrong number or an empty calendar that it opens', () => {
  expect(readNext('<a class="btn" href="tel:+493514567809">Call 0351 4567890</a>')?.works).toBeNull();
  const linked = {
    services:
      '<meta http-equiv="Content-Security-Policy" content="frame-src \'self\'"><iframe src="https://calendly.com/kern"></iframe>',
  };
  expect(readNext('<a class="btn" href="/services">Book</a>', { linked })?.works).toBeNull();
  const free = { services: linked.services.replace("'self'", '*') };
  expect(readNext('<a class="btn" href="/services">Book</a>', { linked: free })?.works).toBe(true);
});

it.each([
  ['<a href="tel:+4930123456">Jetzt anrufen</a>', true],
  ['<a href="#kontakt">Kontakt aufnehmen</a><p id="kontakt">Ort</p>', true],
  ['<a href="#kontakt">Kontakt aufnehmen</a>', false],
  ['<a href="#">Termin buchen</a><script src="a.js"></script>', null],
  ['<a href="/contact">Kontakt aufnehmen</a>', true],
  ['<a href="https://calendly.com/a">Termin buchen</a>', null],
])('says whether %s works', (body, works) => {
  expect(readNext(body, { linked: { contact: '<h1>Kontakt</h1>' } })?.works).toBe(works);
});
