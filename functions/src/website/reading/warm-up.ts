/** Warms up the process with a made-up website before it reads untrusted ones. */
import { ROBOT_NAME } from '../fetch/guarded-fetch.ts';
import { parseRobots } from '../fetch/robots.ts';
import { decodePage } from '../page/charset.ts';
import { parsePage } from '../page/parse-page.ts';
import { buildReport } from '../report/report.ts';
import website from './warm-up.json' with { type: 'json' };

/** Rounds after which reading hardly gets faster, and sections of the page. */
const ROUNDS = 8;
const SECTIONS = 150;

const section = website.section.join('\n');
const HTML = Buffer.from(
  [
    website.start.join('\n'),
    ...Array.from({ length: SECTIONS }, (_unused, i) => section.replaceAll('{i}', `${i}`)),
    website.end.join('\n'),
  ].join(''),
);

/**
 * Reads the website repeatedly. A process's first reading takes 400 ms more CPU time than the next one,
 * mostly for compiling, and would count against the first real page.
 */
export function warmUp(): void {
  const url = new URL('https://muster.example/');
  parseRobots('User-agent: *\nDisallow: /intern', ROBOT_NAME);
  for (let round = 0; round < ROUNDS; round++) {
    const page = parsePage(decodePage(HTML, 'text/html; charset=utf-8'));
    const imprint = { kind: 'imprint', url: new URL('/impressum', url), isLinked: true, page } as const;
    buildReport({
      requested: url.href,
      url,
      page,
      headers: new Map([['content-type', 'text/html']]),
      jsRendered: false,
      internal: { pages: [imprint], unread: [] },
      fetchedAt: new Date(0),
    });
  }
}
