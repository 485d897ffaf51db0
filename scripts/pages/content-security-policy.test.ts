import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site.ts';
import { buildPolicy, setPolicy } from './content-security-policy.ts';
import { getPolicySources } from './policy-sources.ts';

const createPage = (body: string) => `<head><meta charset="utf-8"></head><body>${body}</body>`;
const none = { connect: [], frame: [], script: [] };
const createIsland = (name: string) => `<astro-island component-export="${name}">`;

describe('the policy', () => {
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it("allows the page's own inline code, and no other", () => {
    const html = createPage(
      '<style>p{}</style><script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>',
    );
    const policy = buildPolicy(html, none);
    expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
    expect(policy).toContain(`style-src 'self' ${sha('p{}')};`);
    expect(policy).not.toContain('unsafe');
    expect(setPolicy(html, none)).toContain(
      `<head><meta charset="utf-8"><meta http-equiv="content-security-policy"`,
    );
  });

  it('replaces an earlier one', () => {
    const html = createPage('<script>a()</script>');
    const other = { connect: ['http://127.0.0.1:9000'], frame: [], script: [] };
    expect(setPolicy(setPolicy(html, none), other)).toBe(setPolicy(html, other));
  });

  it.each([
    [
      'a head that begins with something else',
      '<head><title>x</title><meta charset="utf-8"></head>',
      /does not start/,
    ],
    [
      'its own policy',
      createPage('<meta http-equiv="Content-Security-Policy" content="">'),
      /already has a policy/,
    ],
    [
      'a style in an attribute',
      createPage('<p class="a" style="top:0">'),
      /block .* <p class="a" style="top:0">/,
    ],
    ['a handler in an attribute', createPage('<p onclick="x()">'), /block .* <p onclick="x\(\)">/],
  ])('rejects a page with %s', (_, html, message) => {
    expect(() => setPolicy(html, none)).toThrow(message);
  });

  it('names the backend that the pages call', () => {
    expect(buildPolicy('', getPolicySources(createIsland('Wizard'), null))).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    const { projectId, region } = site.firebase;
    expect(getPolicySources(createIsland('Wizard'), null).connect).toContain(
      `https://${region}-${projectId}.cloudfunctions.net`,
    );
    const local = {
      projectId: 'demo',
      auth: 'http://127.0.0.1:9099',
      functions: 'http://127.0.0.1:5001',
      database: 'http://127.0.0.1:9000',
    };
    expect(buildPolicy('', getPolicySources(createIsland('Dashboard'), local))).toContain(
      "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:5001 http://127.0.0.1:9000 ws://127.0.0.1:9000;",
    );
  });

  it("allows the live dashboard WebSockets to the database's servers only", () => {
    const { connect } = getPolicySources(createIsland('Dashboard'), null);
    const { origin, hostname } = new URL(site.firebase.databaseURL);
    expect(connect).toContain(origin);
    expect(connect.filter((source) => source.includes('*'))).toEqual([
      `wss://*.${hostname.split('.').slice(1).join('.')}`,
    ]);
  });

  it('allows a page only the calls its islands need', () => {
    expect(getPolicySources('<p>', null).connect).toEqual([]);
    expect(getPolicySources(createIsland('Finder'), null).connect).toEqual([]);
    // The visit counter is a function, too.
    expect(getPolicySources('import(`/_astro/visit.x.js`)', null).connect).toEqual(
      site.counting.isEnabled ? [expect.stringContaining('cloudfunctions.net')] : [],
    );
    const { origin } = new URL(site.firebase.databaseURL);
    expect(getPolicySources(createIsland('PartnershipForm'), null).connect).not.toContain(origin);
  });

  it('rejects a page with an unlisted island', () => {
    expect(() => getPolicySources(createIsland('Chat'), null)).toThrow(/Chat is missing from CALLS/);
  });
});
