/** Policies of the live site's pages allow connections to the required backends, with every scheme, and no others. */
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site.ts';
import { elements, pageAt } from './built.ts';

const { databaseURL, projectId, region } = site.firebase;
const database = new URL(databaseURL);
/** The database redirects to another host of the same domain. */
const server = `s-usc1c-nss-123.${database.hostname.split('.').slice(1).join('.')}`;
const functions = `https://${region}-${projectId}.cloudfunctions.net`;
const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Whether a page's policy allows connections to an origin. */
function mayCall(path: string, origin: string): boolean {
  const policy = elements(pageAt(path).html, 'meta').find(
    (meta) => meta['http-equiv'] === 'content-security-policy',
  )?.content;
  const sources = /connect-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];
  return sources.some(
    (source) =>
      source === origin ||
      (source.includes('//*.') &&
        origin.endsWith(source.split('*').at(-1) ?? '?') &&
        origin.startsWith(source.slice(0, source.indexOf('*')))),
  );
}

describe.each(['', '/de'])('under "%s"', (root) => {
  const at = (path: string): string => `${root}${path}` || '/';

  it.each([
    ['/teamdashboard', [database.origin, `wss://${server}`, functions, ...IDENTITY]],
    ['/analysis', [functions, ...IDENTITY]],
    ['/auth', IDENTITY],
    // For counting visits.
    ['/imprint', site.counting.isEnabled ? [functions] : []],
    ['/finder', site.counting.isEnabled ? [functions] : []],
    ['/access', [functions, ...IDENTITY]],
    ['', [functions, ...IDENTITY]],
  ])('%s can reach everything it needs', (path, origins) => {
    expect(origins.filter((origin) => !mayCall(at(path), origin))).toEqual([]);
  });

  it.each(['', '/imprint', '/access', '/auth', '/analysis', '/finder', '/teamdashboard'])(
    '%s cannot reach anything else',
    (path) => {
      const others = [
        'https://evil.example',
        'wss://evil.example',
        `https://${server}`,
        `http://${server}`,
        `ws://${server}`,
        `https://${server}.evil.example`,
      ];
      expect(others.filter((origin) => mayCall(at(path), origin))).toEqual([]);
    },
  );
});
