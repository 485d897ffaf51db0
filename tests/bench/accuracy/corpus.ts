/** Judged websites: folders that are served and read as the analysis reads any other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, httpSite, type Respond } from '../../../functions/src/testing/http-site.ts';
import { publicGuard } from '../../../functions/src/website/fetch/guard.ts';
import { loopbackGuard } from '../../../functions/src/website/fetch/loopback-origins.ts';
import { readWebsite } from '../../../functions/src/website/reading/read-website.ts';
import type { WebsiteAnalysis } from '../../../src/contract/website/analyze-website.ts';
import { type Judgement, parseJudgement } from './judgement.ts';

export interface JudgedSite {
  readonly name: string;
  readonly folder: string;
  readonly judgement: Judgement;
  /** File that answers at the root; `index.html` unless told. */
  readonly home?: string;
  /** Host by which its own links name it, which is replaced by the one that serves it. */
  readonly host?: string;
}

const OWN_SITES = fileURLToPath(new URL('../../fixtures/sites/judged', import.meta.url));
const JUDGEMENT = 'judgement.txt';
/** Websites read at a time. */
const AT_ONCE = 6;

/** The judged websites that were written for this project, by name. */
export function judgedSites(): readonly JudgedSite[] {
  return readdirSync(OWN_SITES)
    .sort()
    .filter((name) => existsSync(path.join(OWN_SITES, name, JUDGEMENT)))
    .map((name) => {
      const own = path.join(OWN_SITES, name);
      try {
        return {
          name,
          folder: own,
          judgement: parseJudgement(readFileSync(path.join(own, JUDGEMENT), 'utf8')),
        };
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** Under which paths a file answers: `de/index.html` is `/de/`, and `kontakt.html` is `/kontakt` too. */
function pathsOf(file: string): readonly string[] {
  const whole = `/${file.split(path.sep).map(encodeURIComponent).join('/')}`;
  const start = /^(.*\/)index\.html?$/.exec(whole)?.[1];
  if (start !== undefined) return [whole, start, ...(start === '/' ? [] : [start.slice(0, -1)])];
  const bare = /^(.*)\.html?$/.exec(whole)?.[1];
  return bare === undefined ? [whole] : [whole, bare];
}

const ownLinks = (host: string): RegExp =>
  new RegExp(`https?://(?:www\\.)?${host.replace(/^www\./, '').replaceAll('.', '\\.')}(?![\\w.-])`, 'gi');

/** Every file of a folder as an answer, by path. */
function answersOf({ folder, home, host }: JudgedSite): Readonly<Record<string, Respond>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file !== JUDGEMENT && Object.hasOwn(TYPES, path.extname(file)),
  );
  return Object.fromEntries(
    files.flatMap((file) => {
      const headers = { 'content-type': TYPES[path.extname(file)] ?? '' };
      const bytes = readFileSync(path.join(folder, file));
      const respond: Respond = (request, response) =>
        html(
          host === undefined
            ? bytes
            : Buffer.from(
                bytes.toString('latin1').replace(ownLinks(host), `http://${request.headers.host}`),
                'latin1',
              ),
          headers,
        )(request, response);
      return [...pathsOf(file), ...(file === home ? ['/'] : [])].map((one) => [one, respond]);
    }),
  );
}

/** The report on a website of the corpus, as a visitor who reads its language gets it. */
async function reportOn(judged: JudgedSite): Promise<WebsiteAnalysis> {
  const site = await httpSite(answersOf(judged));
  try {
    return await readWebsite(
      { websiteUrl: site.origin, language: judged.judgement.language },
      {
        guard: loopbackGuard(publicGuard, site.origin),
        now: () => Date.UTC(2026, 10, 20, 12),
        contact: async () => null,
      },
    );
  } finally {
    await site.close();
  }
}

export interface ReadSite extends JudgedSite {
  readonly report: WebsiteAnalysis;
}

/** Reads all of them, a few at a time. */
export async function readSites(sites: readonly JudgedSite[]): Promise<readonly ReadSite[]> {
  const read: ReadSite[] = [];
  for (let at = 0; at < sites.length; at += AT_ONCE) {
    const some = sites.slice(at, at + AT_ONCE);
    read.push(...(await Promise.all(some.map(async (site) => ({ ...site, report: await reportOn(site) })))));
  }
  return read;
}
