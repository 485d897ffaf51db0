import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, notApplicable, pass, warn } from './check.ts';

const HALF_A_YEAR_S = 15_552_000;
/** Sizes of the page's code, in bytes. */
const LIGHT = 200_000;
const HEAVY = 500_000;
/** Answers smaller than this gain nothing from compression. */
const TINY = 2_000;
/** Files that hold up the start: few, and many. */
const FEW = 3;
const MANY = 8;

const isInsecure = (address: string): boolean => /^http:/i.test(address);

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;

/** Files in the head without which nothing is shown. */
const blockingOf = ({ page }: Snapshot): readonly string[] => [
  ...page.scripts.filter(({ blocking }) => blocking).map(({ src }) => src),
  ...page.resources
    .filter(
      ({ rel, media, inHead }) => inHead && rel.split(/\s+/).includes('stylesheet') && media !== 'print',
    )
    .map(({ href }) => href),
];

export const TECHNICAL_CHECKS: readonly Check[] = [
  {
    id: 'https',
    weight: 3,
    severity: 'high',
    run: ({ url }) => (url.protocol === 'https:' ? pass(url.origin) : fail(url.origin)),
  },
  {
    id: 'viewport',
    weight: 3,
    severity: 'high',
    run: ({ page }) => {
      const viewport = page.meta.get('viewport');
      if (viewport === undefined) return fail();
      if (!/width\s*=\s*device-width|initial-scale/i.test(viewport)) return warn(viewport);
      const noZoom = /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?(?:[^\d.]|$)/i.test(
        viewport,
      );
      return noZoom ? warn(viewport, 0.7) : pass(viewport);
    },
  },
  {
    id: 'security-headers',
    weight: 1,
    severity: 'low',
    run: ({ headers, page }) => {
      const policy = headers.get('content-security-policy') ?? page.meta.get('content-security-policy') ?? '';
      const frames = headers.has('x-frame-options') || /frame-ancestors/i.test(policy);
      const there = [
        ...(policy === '' ? [] : ['Content-Security-Policy']),
        ...(headers.has('x-content-type-options') ? ['X-Content-Type-Options'] : []),
        ...(headers.has('referrer-policy') || page.meta.has('referrer') ? ['Referrer-Policy'] : []),
        ...(frames ? ['X-Frame-Options'] : []),
      ];
      if (there.length >= 3) return pass(there.join(', '));
      return there.length > 0 ? warn(there.join(', '), there.length / 4) : fail();
    },
  },
  {
    id: 'hsts',
    weight: 1,
    severity: 'low',
    run: ({ url, headers }) => {
      if (url.protocol !== 'https:') return notApplicable();
      const header = headers.get('strict-transport-security');
      if (header === undefined) return fail();
      const age = Number(/max-age\s*=\s*"?(\d+)/i.exec(header)?.[1] ?? 0);
      return age >= HALF_A_YEAR_S ? pass(header) : warn(header);
    },
  },
  {
    id: 'mixed-content',
    weight: 1,
    severity: 'medium',
    run: (site) => {
      if (site.url.protocol !== 'https:') return notApplicable();
      const { scripts, resources, frames, images } = site.page;
      const styles = resources.filter(({ rel }) => rel.includes('stylesheet')).map(({ href }) => href);
      const blocked = [...scripts.map(({ src }) => src), ...styles, ...frames].find(isInsecure);
      if (blocked !== undefined) return fail(blocked);
      const shown = images.find(({ src }) => isInsecure(src))?.src;
      return shown === undefined ? pass() : warn(shown);
    },
  },
  {
    id: 'html-weight',
    weight: 1,
    severity: 'low',
    run: ({ bytes }) => {
      if (bytes <= LIGHT) return pass(kilobytes(bytes));
      return bytes <= HEAVY ? warn(kilobytes(bytes)) : fail(kilobytes(bytes));
    },
  },
  {
    id: 'render-blocking',
    weight: 1,
    severity: 'low',
    run: (site) => {
      const files = blockingOf(site);
      const evidence = files.length === 0 ? '' : `${files.length}: ${files.join(' ')}`;
      if (files.length <= FEW) return pass(evidence);
      return files.length <= MANY ? warn(evidence) : fail(evidence);
    },
  },
  {
    id: 'compression',
    weight: 1,
    severity: 'low',
    run: ({ headers, bytes, wireBytes }) => {
      const encoding = headers.get('content-encoding') ?? '';
      if (encoding !== '' && encoding !== 'identity') {
        return pass(`${encoding}: ${kilobytes(bytes)} → ${kilobytes(wireBytes)}`);
      }
      return bytes < TINY ? notApplicable() : fail(kilobytes(bytes));
    },
  },
  {
    id: 'caching',
    weight: 1,
    severity: 'low',
    run: ({ headers }) => {
      const control = headers.get('cache-control') ?? '';
      if (/no-store/i.test(control)) return warn(`Cache-Control: ${control}`);
      if (/max-age\s*=\s*[1-9]|s-maxage/i.test(control)) return pass(`Cache-Control: ${control}`);
      const validator = ['etag', 'last-modified', 'expires'].find((name) => headers.has(name));
      return validator === undefined
        ? fail(control && `Cache-Control: ${control}`)
        : pass(`${validator}: ${headers.get(validator)}`);
    },
  },
  {
    id: 'redirects',
    weight: 1,
    severity: 'low',
    run: ({ redirects, url }) => {
      if (redirects.length <= 1) return pass(url.href);
      return redirects.length === 2 ? warn(redirects.join(' → ')) : fail(redirects.join(' → '));
    },
  },
];
