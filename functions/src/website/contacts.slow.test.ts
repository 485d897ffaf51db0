/** Tests that every host is counted before it is contacted. */
import { expect, it, onTestFinished } from 'vitest';
import { type HttpSite, html, type Respond, redirect, startHttpSite } from '../testing/http-site.ts';
import { AnalysisError } from './fault.ts';
import { publicGuard } from './fetch/guard.ts';
import { createLoopbackGuard } from './fetch/loopback-origins.ts';
import { readWebsite } from './reading/read-website.ts';

async function startSite(host: string, paths: Readonly<Record<string, Respond>>): Promise<HttpSite> {
  const site = await startHttpSite(paths, host);
  onTestFinished(() => site.close());
  return site;
}

/** Reads a website that leads to another host, and returns the hosts that were counted. */
async function read(
  paths: (elsewhere: string) => Readonly<Record<string, Respond>>,
  contact: (host: string) => number | null = () => null,
) {
  const page = html('<title>Opfer</title><h1>Impressum</h1>');
  const servedPaths = ['/', '/robots.txt', '/impressum'];
  const victim = await startSite('127.0.0.9', Object.fromEntries(servedPaths.map((name) => [name, page])));
  const website = await startSite('127.0.0.8', paths(victim.origin));
  const counted: string[] = [];
  const guard = createLoopbackGuard(publicGuard, `${website.origin},${victim.origin}`);
  const pendingFault = readWebsite(
    { websiteUrl: website.origin, language: 'en' },
    {
      guard,
      now: Date.now,
      contact: async (host) => {
        counted.push(host);
        return contact(host);
      },
    },
  ).then(
    () => null,
    (error: unknown) => (error instanceof AnalysisError ? error.fault : error),
  );
  return { fault: await pendingFault, counted, requests: victim.requests };
}

const home = html('<title>Muster</title><p>Text <a href="/impressum">Impressum</a>');
const LEADS: Readonly<Record<string, (elsewhere: string) => Readonly<Record<string, Respond>>>> = {
  'a redirected robots.txt': (to) => ({ '/': home, '/robots.txt': redirect(`${to}/robots.txt`) }),
  'a redirected imprint': (to) => ({ '/': home, '/impressum': redirect(`${to}/impressum`) }),
  'a page with a meta refresh': (to) => ({ '/': html(`<meta http-equiv=refresh content="0;url=${to}/">`) }),
};

it.each(Object.entries(LEADS))('counts the host before following %s', async (_what, paths) => {
  const { fault, counted, requests } = await read(paths);
  expect(fault).toBe(null);
  expect(counted).toEqual(['127.0.0.8', '127.0.0.9']);
  expect(requests.length).toBeGreaterThan(0);
});

it.each(Object.entries(LEADS))('does not follow %s to a host over its limit', async (_what, paths) => {
  const { requests } = await read(paths, (host) => (host === '127.0.0.9' ? 7 : null));
  expect(requests).toEqual([]);
});
