import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { site } from '../../src/site.ts';
import { compactTokens } from './compact-tokens.ts';
import { policyOf, withPolicy } from './content-security-policy.ts';
import { canWait, deferIslands } from './defer-islands.ts';
import { mergeScripts, mergeStyles } from './merge-inline.ts';
import { policySources } from './policy-sources.ts';
import { splitStyles } from './split-styles.ts';

const LOADER = '<script>(self.Astro||(self.Astro={})).near=1</script><script>"astro-island"</script>';
const island = (client: string, props = '{&quot;a&quot;:[0,&quot;M &amp; S&quot;]}') =>
  `<astro-island uid="1" component-url="/_astro/A.js" props="${props}" ssr client="${client}" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:&quot;a-draft&quot;}"><i></i></astro-island>`;
const page = (body: string) => `<head><meta charset="utf-8"></head><body>${body}</body>`;

describe('deferIslands', () => {
  it('is for pages on which every island waits, and which have one', () => {
    expect(canWait(page('<p>Text</p>'))).toBe(false);
    expect(canWait(page(LOADER + island('near') + island('load')))).toBe(false);
    expect(canWait(page(LOADER + island('near')))).toBe(true);
  });

  it('takes the loader and what islands are given into a file of its own', () => {
    const { html, files } = deferIslands(page(`<script>other()</script>${LOADER}${island('near')}`), '');
    const [script, ...others] = files;
    expect(html).toContain('<body><script>other()</script><astro-island ssr><i></i></astro-island>');
    expect(html).not.toContain('self.Astro={}');
    expect(html).toContain(`import("${script?.path}")`);
    expect(html).toContain('["a-draft"].some(k=>k in sessionStorage)');
    expect(script?.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
    expect(script?.text).toContain(JSON.stringify({ props: '{"a":[0,"M & S"]}' }).slice(1, -1));
    expect(script?.text).toContain('.near=1;"astro-island"');
    expect(others).toEqual([]);
  });

  it('has that file fetch the styles of what only islands show', () => {
    const [script, sheet] = deferIslands(page(LOADER + island('near')), '.alert{}').files;
    expect(sheet?.text).toBe('.alert{}');
    expect(sheet?.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.css$/);
    expect(script?.text).toContain(`href:"${sheet?.path}"`);
  });
});

describe('splitStyles', () => {
  const STYLES =
    '@layer a{.shown{color:red;.never &{top:0}.late &{left:0}}.late{color:#00f}.never{top:0}.shown,.never{right:0}h1{top:1px}@media print{.late{left:0}}}@keyframes turn{to{rotate:1turn}}';
  const html = `<style>${STYLES}</style><h1 class="shown"></h1>`;

  it('keeps what the page or a script shows, where nothing can wait', () => {
    const { html: kept, later } = splitStyles(html, 'class:"late"', false);
    expect(kept).toBe(
      '<style>@layer a{.shown{color:red;.late &{left:0}}.late{color:#00f}.shown,.never{right:0}h1{top:1px}@media print{.late{left:0}}}@keyframes turn{to{rotate:1turn}}</style><h1 class="shown"></h1>',
    );
    expect(later).toBe('');
  });

  it('leaves what only a script shows for later', () => {
    const { html: kept, later } = splitStyles(html, 'class:"late"', true);
    expect(kept).not.toContain('.late{');
    expect(kept).toContain('.late &{left:0}');
    expect(later).toBe('@layer a{.late{color:#00f}@media print{.late{left:0}}}');
  });

  it('writes no more nesting than old browsers need', () => {
    const nested =
      '<style>.a{& .b,& :hover{top:0}& h2{left:0}&:focus{right:0}}</style><p class="a b">& .b</p>';
    expect(splitStyles(nested, '', false).html).toBe(
      '<style>.a{.b,:hover{top:0}& h2{left:0}&:focus{right:0}}</style><p class="a b">& .b</p>',
    );
  });
});

it('one inline style sheet and one inline script are made of many, in their order', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const file = '<script type="module" src="/a.js"></script>';
  const html = `<style>a{}</style><style>b{}</style>${data}${file}<body><script type="module">x()</script><p></p><style>c{}</style><script type="module">y()</script></body>`;
  expect(mergeScripts(mergeStyles(html))).toBe(
    `<style>a{}b{}c{}</style>${data}${file}<body><p></p><script type="module">(()=>{x()})();(()=>{y()})();</script></body>`,
  );
});

describe('compactTokens', () => {
  const tokens = (definitions: string, rest: string) =>
    `<style>@layer tokens{:root{--first:0}:root{${definitions}}}${rest}</style>`;

  it('drops what nothing reads, also when only something dropped read it', () => {
    expect(compactTokens('<style>p{--a:1px;--b:var(--a)}</style>', '')).toBe('<style>p{}</style>');
  });

  it('puts a value that never changes where it is read', () => {
    const html = tokens('--a:1px;--b:calc(2 * var(--a))', 'p{margin:var(--b) var(--first)}');
    expect(compactTokens(html, '')).toBe(
      '<style>@layer tokens{:root{}:root{}}p{margin:calc(2 * 1px) 0}</style>',
    );
  });

  it('leaves what changes: with the place, the device, or through another', () => {
    const html = tokens(
      '--ground:white;--line:1px solid var(--ground)',
      '.night{--ground:black}p{border:var(--line)}@media print{:root{--only:1}}i{top:var(--only)}',
    );
    expect(compactTokens(html, '')).toBe(
      '<style>@layer tokens{:root{}:root{--0:white;--1:1px solid var(--0)}}.night{--0:black}p{border:var(--1)}@media print{:root{--2:1}}i{top:var(--2)}</style>',
    );
  });

  it('keeps what a script names, and names of timelines', () => {
    const html = tokens(
      '--drawn:1',
      '.s{--x:2;view-timeline-name:--way}p{opacity:var(--drawn, var(--x));animation-timeline:--way}',
    );
    expect(compactTokens(html, 'style.setProperty("--drawn")')).toBe(
      '<style>@layer tokens{:root{}:root{--drawn:1}}.s{--0:2;view-timeline-name:--way}p{opacity:var(--drawn, var(--0));animation-timeline:--way}</style>',
    );
  });
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
