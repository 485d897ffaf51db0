import { describe, expect, it, onTestFinished } from 'vitest';
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts';
import { type HttpSite, html, type Respond, redirect, startHttpSite } from '../../testing/http-site.ts';
import { createDnsResolver, type Guard, publicGuard } from './guard.ts';
import { openJob } from './guarded-fetch.ts';
import { MAX_URL_LENGTH } from './website-url.ts';

const OPTIONS = { accept: '*/*', language: 'en', signal: AbortSignal.timeout(60_000) };

async function startSite(
  paths: Readonly<Record<string, Respond>>,
  host?: string,
  port?: number,
): Promise<HttpSite> {
  const website = await startHttpSite(paths, host, port);
  onTestFinished(() => website.close());
  return website;
}
async function serveDns(zone: Parameters<typeof startDnsServer>[0]): Promise<DnsServer> {
  const server = await startDnsServer(zone);
  onTestFinished(() => server.close());
  return server;
}
function startJob(guard: Guard) {
  const opened = openJob(guard);
  onTestFinished(() => opened.close());
  return opened;
}

/** The production guard, except that 127.0.0.1 counts as public on a test site's port. */
const guardAt = (
  dns: DnsServer,
  port: number,
  isPublic = (address: string): boolean => address === '127.0.0.1',
): Guard => ({
  isExempt: (origin) => origin.endsWith(`:${port}`),
  resolve: createDnsResolver([dns.address]),
  allows: isPublic,
});

describe('host names', () => {
  it.each([
    ['a private address', [['10.0.0.1']]],
    ['a loopback address', [['127.0.0.1']]],
    ['the metadata address', [['169.254.169.254']]],
    ['an IPv6 loopback address', [['::1']]],
    ['an IPv4-mapped address', [['::ffff:7f00:1']]],
    ['a NAT64 address', [['64:ff9b::7f00:1']]],
    ['a public and a private address', [['93.184.216.34', '10.0.0.1']]],
    ['a public IPv4 and a local IPv6 address', [['93.184.216.34', 'fe80::1']]],
    ['no address', [[]]],
  ])('look nonexistent if they resolve to %s', async (_what, addressLists) => {
    const dns = await serveDns({ 'inside.example': addressLists });
    const { get } = startJob({ ...publicGuard, resolve: createDnsResolver([dns.address]) });
    const getError = (url: string): Promise<unknown> =>
      get(new URL(url), OPTIONS).then(
        () => null,
        (error: unknown) => error,
      );
    const [inside, missing] = await Promise.all([
      getError('http://inside.example/'),
      getError('http://missing.example/'),
    ]);
    expect(inside).toMatchObject({ fault: 'unknown-host' });
    expect(inside).toEqual(missing);
    expect(dns.queries).toContain('A inside.example');
  });

  it('are contacted at the checked address, even if it changes after the check', async () => {
    const outside = await startSite({ '/': html('outside'), '/again': html('outside again') });
    const inside = await startSite({ '/': html('inside') }, '127.0.0.2', outside.port);
    const dns = await serveDns({ 'rebind.example': [['127.0.0.1'], ['127.0.0.2']] });
    const { get } = startJob(guardAt(dns, outside.port));
    const read = async (path: string): Promise<string> =>
      (await get(new URL(`http://rebind.example:${outside.port}${path}`), OPTIONS)).body.toString();
    expect(await read('/')).toBe('outside');
    outside.dropConnections();
    expect(await read('/again')).toBe('outside again');
    expect(inside.requests).toEqual([]);
    expect(dns.queries).toEqual(['A rebind.example', 'AAAA rebind.example']);
  });

  it('are checked again for the next analysis', async () => {
    const outside = await startSite({ '/': html('outside') });
    const inside = await startSite({ '/': html('inside') }, '127.0.0.2', outside.port);
    const dns = await serveDns({ 'rebind.example': [['127.0.0.1'], ['127.0.0.2']] });
    const guard = guardAt(dns, outside.port);
    const url = new URL(`http://rebind.example:${outside.port}/`);
    expect((await startJob(guard).get(url, OPTIONS)).body.toString()).toBe('outside');
    await expect(startJob(guard).get(url, OPTIONS)).rejects.toMatchObject({ fault: 'unknown-host' });
    expect(inside.requests).toEqual([]);
  });

  it('are not contacted if the socket is connected to an unchecked address', async () => {
    const website = await startSite({ '/': html('x') });
    const dns = await serveDns({ 'late.example': [['127.0.0.1']] });
    let checks = 0;
    const { get } = startJob(guardAt(dns, website.port, () => ++checks === 1));
    await expect(get(new URL(`http://late.example:${website.port}/`), OPTIONS)).rejects.toMatchObject({
      fault: 'unknown-host',
    });
    expect(checks).toBe(2);
    expect(website.requests).toEqual([]);
  });

  it.each([
    ['AAAA', '127.0.0.1'],
    ['A', '::1'],
  ] as const)(
    'are resolved to their other addresses if their name server never answers for %s',
    async (silent, address) => {
      const dns = await startDnsServer({ 'half.example': [[address]] }, silent);
      onTestFinished(() => dns.close());
      expect(await createDnsResolver([dns.address])('half.example')).toEqual([address]);
      const attempts = dns.queries.filter((question) => question === `${silent} half.example`);
      expect(attempts.length, 'does not wait for a retry').toBe(1);
    },
  );

  it('time out with the analysis if their name server never responds', async () => {
    const dns = await serveDns({ 'silent.example': 'silent' });
    const { get } = startJob({ ...publicGuard, resolve: createDnsResolver([dns.address]) });
    const signal = AbortSignal.timeout(50);
    await expect(get(new URL('http://silent.example/'), { ...OPTIONS, signal })).rejects.toMatchObject({
      fault: 'timeout',
    });
  });
});

it.each([
  ['ETIMEOUT', 'name-server'],
  ['ESERVFAIL', 'name-server'],
  ['ENOTFOUND', 'unknown-host'],
])('maps the resolver error %s to %s', async (code, fault) => {
  const resolve = (): Promise<never> => Promise.reject(Object.assign(new Error(), { code }));
  const { get } = startJob({ ...publicGuard, resolve });
  await expect(get(new URL('http://name.example/'), OPTIONS)).rejects.toMatchObject({ fault });
});

describe('redirects', () => {
  it('are followed five times, with a check before each hop', async () => {
    const hops = Object.fromEntries(
      [0, 1, 2, 3, 4].map((i) => [`/${i}`, redirect(`/${i + 1}`, [301, 302, 303, 307, 308][i])]),
    );
    const website = await startSite({ ...hops, '/5': html('there') });
    const dns = await serveDns({ 'site.example': [['127.0.0.1']] });
    const { get } = startJob(guardAt(dns, website.port));
    const requests: string[] = [];
    const response = await get(new URL(`http://site.example:${website.port}/0`), {
      ...OPTIONS,
      beforeHop: async ({ pathname }) => {
        requests.push(pathname);
      },
    });
    expect(response.body.toString()).toBe('there');
    expect(response.url.pathname).toBe('/5');
    expect(requests).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  });

  it('are not followed a sixth time', async () => {
    const hops = Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`/${i}`, redirect(`/${i + 1}`)]));
    const website = await startSite({ ...hops, '/6': html('there') });
    const dns = await serveDns({ 'site.example': [['127.0.0.1']] });
    const { get } = startJob(guardAt(dns, website.port));
    await expect(get(new URL(`http://site.example:${website.port}/0`), OPTIONS)).rejects.toMatchObject({
      fault: 'redirects',
    });
    expect(website.requests).toHaveLength(6);
  });

  it('drop the URL fragment', async () => {
    const website = await startSite({ '/': redirect('/there#part'), '/there': html('there') });
    const dns = await serveDns({ 'site.example': [['127.0.0.1']] });
    const response = await startJob(guardAt(dns, website.port)).get(
      new URL(`http://site.example:${website.port}/`),
      OPTIONS,
    );
    expect(response.url.hash).toBe('');
    expect(response.url.pathname).toBe('/there');
  });

  it.each([
    ['an overlong URL', `/${'x'.repeat(MAX_URL_LENGTH)}`, 'broken-answer'],
    ['itself', '/loop', 'redirects'],
    ['a private address', 'http://10.0.0.1/', 'unknown-host'],
    ['the metadata server', 'http://169.254.169.254/latest/', 'unknown-host'],
    ['a decimal address', 'http://2130706433/', 'unknown-host'],
    ['IPv6 loopback', 'http://[::1]/', 'unknown-host'],
    ['a name with a private address', 'http://inside.example/', 'unknown-host'],
    ['another port', 'http://site.example:22/', 'port'],
    ['credentials', 'http://user:pass@site.example/', 'credentials'],
    ['a file', 'file:///etc/passwd', 'scheme'],
    ['a script', 'javascript:alert(1)', 'scheme'],
    ['nonsense', 'http://', 'broken-answer'],
  ])('to %s are rejected', async (_what, location, fault) => {
    const website = await startSite({ '/loop': redirect(location), '/': redirect(location) });
    const dns = await serveDns({ 'site.example': [['127.0.0.1']], 'inside.example': [['10.0.0.1']] });
    const guard = guardAt(dns, website.port);
    await expect(
      startJob(guard).get(new URL(`http://site.example:${website.port}/`), OPTIONS),
    ).rejects.toMatchObject({ fault });
  });
});
