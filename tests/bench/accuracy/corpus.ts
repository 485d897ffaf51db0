/** Judged websites: folders served over HTTP and analyzed like any website. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, type Respond, startHttpSite } from '../../../functions/src/testing/http-site.ts';
import { publicGuard } from '../../../functions/src/website/fetch/guard.ts';
import { createLoopbackGuard } from '../../../functions/src/website/fetch/loopback-origins.ts';
import type { ReadReport } from '../../../functions/src/website/reading/messages.ts';
import { readWebsite } from '../../../functions/src/website/reading/read-website.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { type Judgement, parseJudgement } from './judgement.ts';

export interface JudgedSite {
  readonly name: string;
  readonly folder: string;
  readonly judgement: Judgement;
  /** File served at the root, by default `index.html`. */
  readonly home?: string;
  /** Original host, replaced in links by the serving one. */
  readonly host?: string;
}

const OWN_SITES = fileURLToPath(new URL('../../fixtures/sites/judged', import.meta.url));
const JUDGEMENT = 'judgement.txt';
const CONCURRENCY = 6;

/** The judged websites written for this project, sorted by name. */
export function readJudgedSites(): readonly JudgedSite[] {
  return readdirSync(OWN_SITES)
    .sort()
    .filter((name) => existsSync(path.join(OWN_SITES, name, JUDGEMENT)))
    .map((name) => {
      const siteFolder = path.join(OWN_SITES, name);
      try {
        return {
          name,
          folder: siteFolder,
          judgement: parseJudgement(readFileSync(path.join(siteFolder, JUDGEMENT), 'utf8')),
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

/** Paths that serve a file: also `/de/` for `de/index.html`, and `/kontakt` for `kontakt.html`. */
function listPaths(file: string): readonly string[] {
  const whole = `/${file.split(path.sep).map(encodeURIComponent).join('/')}`;
  const start = /^(.*\/)index\.html?$/.exec(whole)?.[1];
  if (start !== undefined) return [whole, start, ...(start === '/' ? [] : [start.slice(0, -1)])];
  const bare = /^(.*)\.html?$/.exec(whole)?.[1];
  return bare === undefined ? [whole] : [whole, bare];
}

const createOwnLinkPattern = (host: string): RegExp =>
  new RegExp(`https?://(?:www\\.)?${host.replace(/^www\./, '').replaceAll('.', '\\.')}(?![\\w.-])`, 'gi');

/** Responses for every file of a folder, by path. */
function createResponses({ folder, home, host }: JudgedSite): Readonly<Record<string, Respond>> {
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
                bytes
                  .toString('latin1')
                  .replace(createOwnLinkPattern(host), `http://${request.headers.host}`),
                'latin1',
              ),
          headers,
        )(request, response);
      return [...listPaths(file), ...(file === home ? ['/'] : [])].map((urlPath) => [urlPath, respond]);
    }),
  );
}

/** Analyzes a website on this machine, on a day that never changes. */
export const readSite = (origin: string, language: Locale): Promise<ReadReport> =>
  readWebsite(
    { websiteUrl: origin, language },
    {
      guard: createLoopbackGuard(publicGuard, origin),
      now: () => Date.UTC(2026, 10, 20, 12),
      contact: async () => null,
      patience: 20,
    },
  );

/** Analyzes a website in its own language. */
async function analyze(judged: JudgedSite): Promise<ReadReport> {
  const site = await startHttpSite(createResponses(judged));
  try {
    return await readSite(site.origin, judged.judgement.language);
  } finally {
    await site.close();
  }
}

export interface ReadSite extends JudgedSite {
  readonly report: ReadReport;
}

/** Analyzes websites, a few at a time. */
export async function readSites(sites: readonly JudgedSite[]): Promise<readonly ReadSite[]> {
  const read: ReadSite[] = [];
  for (let start = 0; start < sites.length; start += CONCURRENCY) {
    const next = sites.slice(start, start + CONCURRENCY);
    read.push(...(await Promise.all(next.map(async (site) => ({ ...site, report: await analyze(site) })))));
  }
  return read;
}
