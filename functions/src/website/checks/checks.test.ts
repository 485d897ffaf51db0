import { describe, expect, it } from 'vitest';
import { FINDING_IDS, type FindingId } from '../../../../src/contract/website/finding-ids.ts';
import { findings } from '../../../../src/copy/en/website/findings.ts';
import { CHECKS } from './all.ts';
import { runCheck, type SnapshotOverrides } from './testing/snapshots.ts';

const repeatWords = (n: number, sentence = 'Wir zeigen Ihnen den Weg. '): string =>
  sentence.repeat(Math.ceil(n / 5));

type Case = string | readonly [html: string, parts: SnapshotOverrides];

/** For each check, a page that passes, and one that fails or gets a warning. */
const CASES: Readonly<Record<FindingId, { readonly good: Case; readonly bad: Case }>> = {
  title: {
    good: '<title>Vertrieb für Maschinenbauer | Muster GmbH</title>',
    bad: '<title>Home</title>',
  },
  'text-depth': { good: `<p>${repeatWords(60)}</p>`, bad: '<p>Kurz und knapp.</p>' },
  'working-forms': {
    good: '<form action="/send.php" method="post"><input type="email" name="mail"><button>Senden</button></form>',
    bad: '<form><input type="email" name="mail"><button>Senden</button></form>',
  },
  'dead-ends': {
    good: '<a href="#a">Angebote</a><h2 id="a">A</h2>',
    bad: '<p>Hier: <a href="#b">Angebote</a></p>',
  },
  reachable: { good: '<a href="mailto:info@muster.de">Mail</a>', bad: '<p>Rufen Sie uns an!</p>' },
  'tap-to-call': {
    good: '<a href="tel:+493055501234">030 55501234</a>',
    bad: '<p>Telefon: 030 55501234</p>',
  },
  email: { good: '<a href="mailto:info@muster.de">Schreiben Sie uns</a>', bad: '<p>Schreiben Sie uns!</p>' },
  phone: {
    good: '<a href="tel:+493012345678">030 12345678</a>',
    bad: '<p>Seit 1998 am Markt, 12 Mitarbeiter.</p>',
  },
  pricing: { good: '<p>Pakete ab 490 € im Monat</p>', bad: '<p>Gute Arbeit hat ihren Wert.</p>' },
  imprint: {
    good: '<footer><a href="/impressum">Impressum</a></footer>',
    bad: '<html lang="de"><a href="/x">Start</a>',
  },
  contradictions: {
    good: ['<p>Free delivery over £40</p>', { linked: { services: '<p>Free delivery over £40.00</p>' } }],
    bad: ['<p>Free delivery over £40</p>', { linked: { services: '<p>Free delivery over £60</p>' } }],
  },
  'card-data': {
    good: '<table><tr><th>Born</th><td>1/2/1990</td></tr></table>',
    bad: `<b>Born</b>${[1, 2, 3].map((n) => `<li>0${n}/17/2014, 715-555-014${n}</li>`).join('')}`,
  },
  orders: {
    good: '<iframe src="https://calendly.com/kern/30min"></iframe>',
    bad: '<form action="/send"><input type="date" name="day" max="2024-12-31"></form>',
  },
  placeholders: { good: '<p>Wir decken Dächer.</p>', bad: '<p>Lorem ipsum dolor sit amet</p>' },
  'recent-news': {
    good: '<p>Tag der offenen Tür, jetzt anmelden: 3.5.2027</p>',
    bad: '<p>Tag der offenen Tür, jetzt anmelden: 3.5.2021</p>',
  },
  privacy: { good: '<a href="/datenschutz">Datenschutz</a>', bad: '<a href="/">Start</a>' },
  'postal-address': {
    good: '<footer><p>Kern GmbH<br>Lindenstraße 12<br>10115 Berlin</p></footer>',
    bad: '<p>Um die ganze Welt</p>',
  },
  indexable: {
    good: '<meta name="robots" content="index,follow">',
    bad: '<meta name="robots" content="noindex">',
  },
  'open-graph': {
    good: '<meta property="og:title" content="a"><meta property="og:description" content="b"><meta property="og:image" content="c">',
    bad: '<meta property="og:title" content="">',
  },
  'image-alternatives': {
    good: '<img src="a.jpg" alt="Halle"><img src="b.jpg" alt="">',
    bad: '<img src="a.jpg">',
  },
  https: { good: ['', { url: 'https://muster.de' }], bad: ['', { url: 'http://muster.de' }] },
  viewport: { good: '<meta name="viewport" content="width=device-width, initial-scale=1">', bad: '<p>x</p>' },
  'tracker-consent': {
    good: '<script src="https://consent.cookiebot.com/uc.js"></script>',
    bad: '<script src="https://www.google-analytics.com/analytics.js"></script>',
  },
};

/** Where nothing wrong is no praise. */
const UNPRAISED: ReadonlySet<FindingId> = new Set(['recent-news', 'card-data', 'contradictions']);

/** Where nothing found is no fault. */
const PRAISED: ReadonlySet<FindingId> = new Set(['pricing', 'postal-address']);

const runCase = (id: FindingId, testCase: Case) =>
  typeof testCase === 'string' ? runCheck(id, testCase) : runCheck(id, ...testCase);

describe('every check', () => {
  it('exists once, and the weights total 100', () => {
    expect(CHECKS.map(({ id }) => id).sort()).toEqual([...FINDING_IDS].sort());
    expect(CHECKS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  it.each(FINDING_IDS)('%s passes only the good page', (id) => {
    expect(runCase(id, CASES[id].good)?.status).toBe(UNPRAISED.has(id) ? 'na' : 'pass');
    const failures = PRAISED.has(id) ? ['na'] : ['fail', 'warn'];
    expect(failures).toContain(runCase(id, CASES[id].bad)?.status);
  });

  it.each(FINDING_IDS)('%s has the evidence that its sentence needs', (id) => {
    for (const testCase of [CASES[id].good, CASES[id].bad]) {
      const { evidence = '', seen } = runCase(id, testCase) ?? {};
      if (!seen) expect(evidence).toBe('');
      else {
        const sentence = findings.seen[seen.kind];
        expect(sentence.includes('{quote}')).toBe(evidence !== '');
        expect(sentence.includes('{count}')).toBe(seen.count !== undefined);
        expect(sentence.includes('{of}')).toBe(seen.of !== undefined);
      }
    }
  });
});
