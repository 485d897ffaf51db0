import { beforeAll, expect, it } from 'vitest';
import { FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import { siteOf } from './checks/testing.ts';
import { decodePage } from './page/charset.ts';
import { reportOf } from './report/report.ts';

const SIZE = 3_000_000;
/** Repeats a chunk up to the maximum page size. */
const fill = (chunk: string): string => chunk.repeat(Math.floor(SIZE / chunk.length));
const paragraph = (chunk: string): string => `<body><p>${fill(chunk)}</p>`;
/** Likewise, in blocks of the maximum length. */
const paragraphs = (chunk: string): string => fill(`<p>${chunk.repeat(Math.floor(19_999 / chunk.length))}`);
/** A page with a base URL of this length. */
const based = (characters: number, rest: string): string =>
  `<base href="https://muster.de/${'a'.repeat(characters)}/">${rest}`;
const numbered = (count: number, element: (i: number) => string): string =>
  Array.from({ length: count }, (_unused, i) => element(i)).join('');

/** A host with 120 labels. */
const deepHost = (i: number): string => `//${'a.'.repeat(120)}x${i}.de/`;

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
  'unmatched closing paragraphs': fill('</p>'),
  'one element with many attributes': `<p ${fill('a1=b ')}>`,
  'one element with many different attributes': `<p ${Array.from({ length: 300_000 }, (_unused, i) => `a${i}`).join(' ')}>`,
  'one long attribute': `<a href="${fill('x')}">y</a>`,
  'one long class': `<p class="${fill('footer-nav ')}">y</p>`,
  'one long tag name': `<${fill('x')}>`,
  'open angle brackets': fill('<'),
  'an unclosed comment': `<!--${fill('-')}`,
  'many comments': fill('<!-- -->'),
  'an unclosed script': `<script>${fill('<')}`,
  'many scripts': fill('<script>x</script>'),
  'an unclosed title': `<title>${fill('x ')}`,
  entities: paragraph('&amp;'),
  'broken entities': paragraph('&am'),
  'numeric entities': paragraph('&#x41;'),
  spaces: paragraph(' '),
  'invisible characters': paragraph('\u200b'),
  'one word': paragraph('x'),
  'one word of punctuation': paragraph('!'),
  'short words': paragraph('a '),
  digits: paragraph('1'),
  'digits and spaces': paragraph('1 '),
  'digits and points': paragraph('1.'),
  'at signs': paragraph('@'),
  'partial addresses': paragraph('a@a.'),
  'dots after letters': paragraph('a.'),
  'plus signs': paragraph('+1 '),
  'words before an audience': paragraph('für für '),
  'partial compounds': paragraph('handwerkverwaltunge'),
  'words before a street': paragraph('am Aa '),
  'money without amounts': paragraph('1,1€'),
  'an endless phone number': paragraph('tel (('),
  'many short paragraphs': fill('<p>10115 Berlin</p>'),
  'many links to trackers': fill('<script src=//a.hotjar.com></script>'),
  'broken structured data': `<script type="application/ld+json">${fill('[')}</script>`,
  'much structured data': `<script type="application/ld+json">[${fill('{"@type":"A"},').slice(0, 90_000)}{}]</script>`,
  'many viewports': fill('<meta name=viewport content="maximum-scale=1">'),
  'long paragraphs of at signs': paragraphs('@'),
  'long paragraphs of partial addresses': paragraphs('a@a.'),
  'long paragraphs of addresses': paragraphs('ab@cd.de '),
  'long paragraphs of postcodes': paragraphs('10115 Berlin '),
  'long paragraphs of partial streets': paragraphs('10115 Musterstrasse am An der Im '),
  'long paragraphs of percentages': paragraphs('1% '),
  'long paragraphs of phone numbers': paragraphs('tel +4930123456 '),
  'a long base and many links': based(
    2_800_000,
    numbered(2_000, (i) => `<a href=${i}>y</a>`),
  ),
  'a base of the maximum length and many links': based(
    2_000,
    numbered(2_000, (i) => `<a href=${i}>y</a>`),
  ),
  'a long base and many canonical addresses': based(
    100_000,
    numbered(2_000, (i) => `<link rel=canonical href=${i}>`),
  ),
  'long canonical addresses': numbered(2_000, (i) => `<link rel=canonical href=/${i}${'a'.repeat(1_400)}>`),
  'long languages': numbered(2_000, (i) => `<link rel=alternate hreflang="${i}${'a'.repeat(1_400)}" href=x>`),
  'many scripts of structured data': numbered(
    30,
    () => `<script type="application/ld+json">[${'{"@type":"A"},'.repeat(7_000)}{}]</script>`,
  ),
  'unmatched closing tags in open boxes': `${'<div>'.repeat(490)}${fill('</b>')}`,
  'hosts with many labels': numbered(
    1_900,
    (i) =>
      `<script src=${deepHost(i)}></script><a href=${deepHost(i)}>y</a><img src=${deepHost(i)}><iframe src=${deepHost(i)}></iframe>`,
  ),
  'many different classes': numbered(49_000, (i) => `<div class="nav-${i} foot-foot-foot"></div>`),
  'many noscript elements': fill(`<noscript>${'x'.repeat(1_900)}</noscript>`),
  'forms with many fields': numbered(20, () => `<form>${'<input name=a>'.repeat(2_000)}</form>`),
  'long labels': fill(`<a href=x>${'book a call '.repeat(9)}</a>`),
};

/** CPU time in milliseconds, which depends little on the machine's load. */
function cpuMsOf(work: () => void): number {
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
const analyzePage = (page: string) => reportOf(siteOf(page), 'en');
/** Measured alongside each bomb, under the same load. */
const honestMs = (): number => cpuMsOf(() => analyzePage(HONEST));

beforeAll(() => {
  analyzePage(HONEST);
});

it.each(Object.keys(BOMBS))('takes no longer than a few honest pages for %s', (name) => {
  const reports: ReturnType<typeof analyzePage>[] = [];
  const cpuMs = cpuMsOf(() => reports.push(analyzePage(BOMBS[name] ?? '')));
  expect(cpuMs).toBeLessThan(MAX_RATIO * honestMs());
  expect(reports[0]?.findings.length).toBe(FINDING_IDS.length);
  expect(JSON.stringify(reports).length).toBeLessThan(60_000);
});

it('takes no longer than a few honest pages to decode many meta elements', () => {
  const page = fill('<meta ');
  const decoded: string[] = [];
  const cpuMs = cpuMsOf(() => {
    decoded.push(decodePage(Buffer.from(page), `text/html; ${'charset'.repeat(2_000)}`).html);
  });
  expect(cpuMs).toBeLessThan(MAX_RATIO * honestMs());
  expect(decoded).toEqual([page]);
});
