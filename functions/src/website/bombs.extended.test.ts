import { beforeAll, expect, it } from 'vitest';
import { FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import { createSnapshot } from './checks/testing/snapshots.ts';
import { decodePage } from './page/charset.ts';
import { buildReport } from './report/report.ts';

const PAGE_LENGTH = 3_000_000;
/** Repeats a chunk up to the maximum page size. */
const fill = (chunk: string): string => chunk.repeat(Math.floor(PAGE_LENGTH / chunk.length));
const repeatInParagraph = (chunk: string): string => `<body><p>${fill(chunk)}</p>`;
/** Repeats a chunk up to the maximum page size, in paragraphs of the maximum length. */
const repeatInParagraphs = (chunk: string): string =>
  fill(`<p>${chunk.repeat(Math.floor(19_999 / chunk.length))}`);
/** A page whose base URL has this many characters. */
const withBaseUrl = (characters: number, rest: string): string =>
  `<base href="https://muster.de/${'a'.repeat(characters)}/">${rest}`;
const repeatNumbered = (count: number, element: (i: number) => string): string =>
  Array.from({ length: count }, (_unused, i) => element(i)).join('');

/** A host with 120 labels. */
const createDeepHost = (i: number): string => `//${'a.'.repeat(120)}x${i}.de/`;

const BOMBS: Readonly<Record<string, string>> = {
  'nested boxes': fill('<div>'),
  'nested inline elements': fill('<b>'),
  'unclosed links': fill('<a href=x>'),
  'unclosed paragraphs': fill('<p>'),
  'nested lists': fill('<ul><li>'),
  'nested tables': fill('<table><tr><td>'),
  'nested forms': fill('<form><form>'),
  'nested headings around much text': `${'<h1><b>'.repeat(200)}${fill('a<br>')}`,
  'alternating foreign content': fill('<svg><foreignObject>'),
  'unmatched closing tags': fill('</div>'),
  'currency icons': fill('<i class="fa fa-inr"></i>1/'),
  'quotations in deep boxes': `${'<div>'.repeat(400)}${fill('<p>“a b c d e f”</p><p>Ann Bo</p>')}`,
  'many forms without buttons': fill(
    '<form action=/a><textarea name=a></textarea><input><a href=#>b</a></form>',
  ),
  'many forms that cancel': fill(
    '<form onsubmit="return false"><textarea></textarea><button>b</button></form>',
  ),
  'links without a number': fill('<a href="tel:">Call us</a>'),
  'many parts for addresses': `${fill('<input name=a>').slice(0, 300_000)}<script>${fill('"#a-mail" ').slice(0, 60_000)}</script>`,
  'prices of everything': fill('<p>Big red roof tile from $12 per hour</p>'),
  'last days of everything': fill('<p>valid until 12 May 2024 book by 1/2/2024 </p>'),
  'many sample addresses': fill('<a href="/YOUR_YOUR_{{{{XXXX=your-your-">a</a>'),
  'many numbers': fill('<p>Tel 0351 4567890, tel 0351 4567809</p>'),
  'many companies': `<footer><p>${fill('Aa & Bb Cc ')}</p></footer>`,
  'Latin words': repeatInParagraph('lorem '),
  'numbers with slashes': repeatInParagraph('12/'),
  'unmatched closing paragraphs': fill('</p>'),
  'one element with many attributes': `<p ${fill('a1=b ')}>`,
  'one element with many different attributes': `<p ${Array.from({ length: 300_000 }, (_unused, i) => `a${i}`).join(' ')}>`,
  'one long attribute': `<a href="${fill('x')}">y</a>`,
  'one long class': `<p class="${fill('footer-nav ')}">y</p>`,
  'one long tag name': `<${fill('x')}>`,
  'open angle brackets': fill('<'),
  'an unclosed comment': `<!--${fill('-')}`,
  'many comments': fill('<!-- -->'),
  'many comments with passwords': fill(`<!--${'Passwort: a1 '.repeat(70)}-->`),
  'scripts with tokens': fill(`<script>${"admin_token='a1 ".repeat(4_000)}</script>`),
  'an unclosed script': `<script>${fill('<')}`,
  'many scripts': fill('<script>x</script>'),
  'an unclosed title': `<title>${fill('x ')}`,
  entities: repeatInParagraph('&amp;'),
  'broken entities': repeatInParagraph('&am'),
  'numeric entities': repeatInParagraph('&#x41;'),
  spaces: repeatInParagraph(' '),
  'invisible characters': repeatInParagraph('\u200b'),
  'one word': repeatInParagraph('x'),
  'one word of punctuation': repeatInParagraph('!'),
  'short words': repeatInParagraph('a '),
  digits: repeatInParagraph('1'),
  'digits and spaces': repeatInParagraph('1 '),
  'digits and points': repeatInParagraph('1.'),
  'at signs': repeatInParagraph('@'),
  'partial addresses': repeatInParagraph('a@a.'),
  'dots after letters': repeatInParagraph('a.'),
  'currency symbols': repeatInParagraph('€ £'),
  'currency codes': repeatInParagraph('EUR KES '),
  'heads without prices': repeatInParagraphs('Price (GHS) x '),
  'names without a street': fill(`<p>${'Kern '.repeat(20)}street`),
  'announcements in the past': fill('<p>Book now: July 2019'),
  'numbers that dial others': fill('<a href="tel:+49555012345">+49 1 2 3 4 5 6 7 8</a>'),
  'opening hours': fill('<p>Mo 8 9 bis Do geschlossen Fr 8 9 '),
  'days of opening hours': repeatInParagraph('mo bis 8 '),
  'values of free delivery': fill('<p>free delivery over a b c d over £1 '),
  'delivery of everything': repeatInParagraphs('versand 1.1 a frei ab einem Wert von 1 '),
  'account numbers': repeatInParagraphs('IBAN DE12 3456 7890 1234 5678 90 '),
  'birth dates': fill('<p>born</p><p>12.12.2001 0171-555-0144 '),
  'scripts that listen to nothing': `<div id="gate">${repeatNumbered(2_000, () => '<button class=a>b</button>')}${repeatNumbered(3_000, () => '<script>document.getElementById("gate"); document.getElementById("x").onclick = y</script>')}`,
  'constants without an end': `<script>${fill('const a = "https:a fetch(`${a').slice(0, 60_000)}</script>`,
  'links to days': fill('<a href="?a=2019-01-01">a</a>'),
  'plus signs': repeatInParagraph('+1 '),
  'words before an audience': repeatInParagraph('für für '),
  'partial compounds': repeatInParagraph('handwerkverwaltunge'),
  'words before a street': repeatInParagraph('am Aa '),
  'money without amounts': repeatInParagraph('1,1€'),
  'an endless phone number': repeatInParagraph('tel (('),
  'many short paragraphs': fill('<p>10115 Berlin</p>'),
  'many links to trackers': fill('<script src=//a.hotjar.com></script>'),
  'broken structured data': `<script type="application/ld+json">${fill('[')}</script>`,
  'much structured data': `<script type="application/ld+json">[${fill('{"@type":"A"},').slice(0, 90_000)}{}]</script>`,
  'many viewports': fill('<meta name=viewport content="maximum-scale=1">'),
  'long paragraphs of at signs': repeatInParagraphs('@'),
  'long paragraphs of partial addresses': repeatInParagraphs('a@a.'),
  'long paragraphs of addresses': repeatInParagraphs('ab@cd.de '),
  'long paragraphs of postcodes': repeatInParagraphs('10115 Berlin '),
  'long paragraphs of partial streets': repeatInParagraphs('10115 Musterstrasse am An der Im '),
  'long paragraphs of percentages': repeatInParagraphs('1% '),
  'long paragraphs of phone numbers': repeatInParagraphs('tel +4930123456 '),
  'a long base and many links': withBaseUrl(
    2_800_000,
    repeatNumbered(2_000, (i) => `<a href=${i}>y</a>`),
  ),
  'a base of the maximum length and many links': withBaseUrl(
    2_000,
    repeatNumbered(2_000, (i) => `<a href=${i}>y</a>`),
  ),
  'many scripts of structured data': repeatNumbered(
    30,
    () => `<script type="application/ld+json">[${'{"@type":"A"},'.repeat(7_000)}{}]</script>`,
  ),
  'unmatched closing tags in open boxes': `${'<div>'.repeat(490)}${fill('</b>')}`,
  'hosts with many labels': repeatNumbered(
    1_900,
    (i) =>
      `<script src=${createDeepHost(i)}></script><a href=${createDeepHost(i)}>y</a><img src=${createDeepHost(i)}><iframe src=${createDeepHost(i)}></iframe>`,
  ),
  'many different classes': repeatNumbered(49_000, (i) => `<div class="nav-${i} foot-foot-foot"></div>`),
  'many noscript elements': fill(`<noscript>${'x'.repeat(1_900)}</noscript>`),
  'forms with many fields': repeatNumbered(20, () => `<form>${'<input name=a>'.repeat(2_000)}</form>`),
  'long labels': fill(`<a href=x>${'book a call '.repeat(9)}</a>`),
};

/** CPU time in milliseconds, which depends little on the machine's load. */
function measureCpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Relative to an honest page of the same length. Quadratic work would take hundreds of times as long. */
const MAX_RATIO = 5;
const HONEST = fill(
  '<h2>Wir bauen Treppen</h2><p>Seit 1998 aus <b>Eiche</b>, <a href="/eiche">hier</a>.</p>',
);
const analyzePage = (page: string) => buildReport(createSnapshot(page));
/** Measured alongside each bomb, under the same load. */
const measureHonestMs = (): number => measureCpuMs(() => analyzePage(HONEST));

beforeAll(() => {
  analyzePage(HONEST);
});

it.each(Object.keys(BOMBS))('takes no longer than a few honest pages for %s', (name) => {
  const reports: ReturnType<typeof analyzePage>[] = [];
  const cpuMs = measureCpuMs(() => reports.push(analyzePage(BOMBS[name] ?? '')));
  expect(cpuMs).toBeLessThan(MAX_RATIO * measureHonestMs());
  expect(reports[0]?.findings.length).toBe(FINDING_IDS.length);
  expect(JSON.stringify(reports).length).toBeLessThan(60_000);
});

it('takes no longer than a few honest pages to decode many meta elements', () => {
  const page = fill('<meta ');
  const decoded: string[] = [];
  const cpuMs = measureCpuMs(() => {
    decoded.push(decodePage(Buffer.from(page), `text/html; ${'charset'.repeat(2_000)}`));
  });
  expect(cpuMs).toBeLessThan(MAX_RATIO * measureHonestMs());
  expect(decoded).toEqual([page]);
});
