/** Warms up the process with a made-up website before it reads untrusted ones. */
import { ROBOT_NAME } from '../fetch/guarded-fetch.ts';
import { parseRobots } from '../fetch/robots.ts';
import { decodePage } from '../page/charset.ts';
import { parsePage } from '../page/parse-page.ts';
import { buildReport } from '../report/report.ts';

/** Rounds after which reading hardly gets faster, and sections of the page. */
const ROUNDS = 8;
const SECTIONS = 150;

const renderSection = (
  i: number,
): string => `<section class="block block-${i}" id="s${i}"><h2>Leistung ${i} für Betriebe</h2>
<div class="row"><p>Wir helfen Ihnen, <strong>mehr Aufträge</strong> zu gewinnen: seit 1998, mit 40 Mitarbeitern in 10117 Berlin.
<a href="/leistung/${i}" class="link">Mehr erfahren</a></p><ul><li>Planung</li><li><a href="/kontakt">Kontakt</a></li></ul>
<img src="/img/${i}.jpg" alt="Halle ${i}"></div><blockquote>Sehr gut, sagt Ada Beispiel, Geschäftsführerin.</blockquote></section>`;

const HTML =
  Buffer.from(`<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Muster GmbH, Berlin</title>
<meta name="description" content="Hallenbau für Betriebe"><link rel="canonical" href="/"><script src="/app.js" defer></script>
<script type="application/ld+json">{"@type":"LocalBusiness","name":"Muster GmbH"}</script></head><body><header><nav><a
href="/impressum">Impressum</a></nav></header><main><h1>Hallen für Betriebe</h1><form action="/senden"><label>E-Mail <input
name="email" type="email"></label><button>Anfragen</button></form>${Array.from(
    { length: SECTIONS },
    (_unused, i) => renderSection(i),
  ).join('')}</main><footer>Tel. 030 1234567, info@muster.de</footer></body></html>`);

/**
 * Reads the website repeatedly. A process's first reading takes 400 ms more CPU time than the next one,
 * mostly for compiling, and would count against the first real page.
 */
export function warmUp(): void {
  const url = new URL('https://muster.example/');
  const robots = {
    state: 'read',
    value: parseRobots('User-agent: *\nDisallow: /intern', ROBOT_NAME),
  } as const;
  for (let round = 0; round < ROUNDS; round++) {
    const { html, source } = decodePage(HTML, 'text/html; charset=utf-8');
    const page = parsePage(html);
    const imprint = { kind: 'imprint', url: new URL('/impressum', url), isLinked: true, page } as const;
    buildReport({
      requested: url.href,
      url,
      page,
      status: 200,
      redirects: [],
      headers: new Map([['content-type', 'text/html']]),
      bytes: HTML.byteLength,
      charset: source,
      jsRendered: false,
      robots,
      internal: { pages: [imprint], unread: [] },
      fetchedAt: new Date(0),
    });
  }
}
