import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site.ts';
import { compactNesting } from './compact-nesting.ts';
import { compactTokens } from './compact-tokens.ts';
import { policyOf, withPolicy } from './content-security-policy.ts';
import { deferIslands } from './defer-islands.ts';
import { mergeInline } from './merge-inline.ts';
import { policySources } from './policy-sources.ts';

const LOADER = '<script>(self.Astro||(self.Astro={})).near=1</script><script>"astro-island"</script>';
const island = (client: string, props = '{&quot;a&quot;:[0,&quot;M &amp; S&quot;]}') =>
  `<astro-island uid="1" component-url="/_astro/A.js" props="${props}" ssr client="${client}" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:&quot;a-draft&quot;}"><i></i></astro-island>`;
const page = (body: string) => `<head><meta charset="utf-8"></head><body>${body}</body>`;

describe('deferIslands', () => {
  it('leaves a page without islands, and one with an island that must not wait, as they are', () => {
    expect(deferIslands(page('<p>Text</p>'))).toBeNull();
    expect(deferIslands(page(LOADER + island('near') + island('load')))).toBeNull();
  });

  it('takes the loader and what islands are given into a file of its own', () => {
    const deferred = deferIslands(page(`<script>other()</script>${LOADER}${island('near')}`));
    expect(deferred?.html).toContain(
      '<body><script>other()</script><astro-island ssr><i></i></astro-island>',
    );
    expect(deferred?.html).not.toContain('self.Astro={}');
    expect(deferred?.html).toContain(`import("${deferred?.file.path}")`);
    expect(deferred?.html).toContain('["a-draft"].some(k=>k in sessionStorage)');
    expect(deferred?.file.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
    expect(deferred?.file.text).toContain(JSON.stringify({ props: '{"a":[0,"M & S"]}' }).slice(1, -1));
    expect(deferred?.file.text).toContain('.near=1;"astro-island"');
  });
});

describe('mergeInline', () => {
  it('makes one of many, in their order, and leaves data and files alone', () => {
    const data = '<script type="application/ld+json">{}</script>';
    const file = '<script type="module" src="/a.js"></script>';
    expect(
      mergeInline(
        `<style>a{}</style><style>b{}</style>${data}${file}<script type="module">x()</script><p></p><style>c{}</style><script type="module">y()</script>`,
      ),
    ).toBe(
      `<style>a{}b{}c{}</style>${data}${file}<script type="module">(()=>{x()})();(()=>{y()})();</script><p></p>`,
    );
  });
});

describe('compactTokens', () => {
  it('drops what nothing reads, also when only something dropped read it', () => {
    const html = '<style>:root{--a:1px;--b:var(--a);--used:2px}p{margin:var(--used)}</style>';
    expect(compactTokens(html, '')).toBe('<style>:root{--0:2px}p{margin:var(--0)}</style>');
  });

  it('keeps what a script names, and names of timelines', () => {
    const html =
      '<style>:root{--drawn:1;--x:2}.s{view-timeline-name:--way}p{opacity:var(--drawn, var(--x));animation-timeline:--way}</style>';
    expect(compactTokens(html, 'style.setProperty("--drawn")')).toBe(
      '<style>:root{--drawn:1;--0:2}.s{view-timeline-name:--way}p{opacity:var(--drawn, var(--0));animation-timeline:--way}</style>',
    );
  });
});

it('compactNesting leaves out what nested rules imply, and keeps what old browsers need', () => {
  expect(compactNesting('<style>.a{& .b,& :hover{}& h2{}&:focus{}.c &{}}</style><p>& .b</p>')).toBe(
    '<style>.a{.b,:hover{}& h2{}&:focus{}.c &{}}</style><p>& .b</p>',
  );
});

describe('the policy', () => {
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const none = { connect: [], frame: [], script: [] };

  it('allows what stands in the page, and nothing else inline', () => {
    const html = page(
      '<style>p{}</style><script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>',
    );
    const policy = policyOf(html, none);
    expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
    expect(policy).toContain(`style-src 'self' ${sha('p{}')};`);
    expect(policy).not.toContain('unsafe');
    expect(withPolicy(html, none)).toContain(
      `<head><meta charset="utf-8"><meta http-equiv="content-security-policy"`,
    );
  });

  it('names the backend it is built for', () => {
    const html = '<astro-island component-url="/_astro/WizardIsland.B4Jib_J.js">';
    expect(policyOf('', policySources(html, undefined))).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://us-central1-",
    );
    const local = JSON.stringify({
      projectId: 'demo',
      auth: 'http://127.0.0.1:9099',
      functions: 'http://127.0.0.1:5001',
      database: 'http://127.0.0.1:9000',
    });
    expect(policyOf('', policySources(html, local))).toContain(
      "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:5001 http://127.0.0.1:9000 ws://127.0.0.1:9000;",
    );
  });

  it('lets a page call no more than its islands need', () => {
    expect(policySources('<p>', undefined).connect).toEqual([]);
    const html = '<astro-island component-url="/_astro/PartnershipIsland.C32rs34A.js">';
    expect(policySources(html, undefined).connect).toEqual([new URL(site.firebase.databaseURL).origin]);
  });
});
