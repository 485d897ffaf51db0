import type { Snapshot } from '../snapshot.ts';
import { type Check, fail, notApplicable, pass, quoteAs, type Sight, warn } from './check.ts';

const HALF_A_YEAR_S = 15_552_000;
/** Maximum size of the page's code for a pass, and for a warning, in bytes. */
const MAX_LIGHT_BYTES = 200_000;
const MAX_MEDIUM_BYTES = 500_000;
/** Smaller responses gain nothing from compression, in bytes. */
const MIN_COMPRESSIBLE_BYTES = 2_000;
/** Maximum render-blocking files for a pass, and for a warning. */
const MAX_FILES_TO_PASS = 3;
const MAX_FILES_TO_WARN = 8;

const isInsecure = (address: string): boolean => /^http:/i.test(address);

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** Render-blocking files in the head. */
const blockingOf = ({ page }: Snapshot): readonly string[] => [
  ...page.scripts.filter(({ isRenderBlocking }) => isRenderBlocking).map(({ src }) => src),
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
    run: ({ url }) => {
      const sight = quoteAs('address', url.origin);
      return url.protocol === 'https:' ? pass(sight) : fail(sight);
    },
  },
  {
    id: 'viewport',
    weight: 3,
    severity: 'high',
    run: ({ page }) => {
      const viewport = page.meta.get('viewport');
      if (viewport === undefined) return fail({ kind: 'no-viewport' });
      const sight = quoteAs('setting', viewport);
      if (!/width\s*=\s*device-width|^(?!.*width).*initial-scale/i.test(viewport)) return warn(sight);
      const noZoom = /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?(?:[^\d.]|$)/i.test(
        viewport,
      );
      return noZoom ? warn(sight, 0.7) : pass(sight);
    },
  },
  {
    id: 'security-headers',
    weight: 1,
    severity: 'low',
    run: ({ headers, page }) => {
      const policy = headers.get('content-security-policy') ?? page.meta.get('content-security-policy') ?? '';
      const frames = headers.has('x-frame-options') || /frame-ancestors/i.test(policy);
      const presentHeaders = [
        ...(policy === '' ? [] : ['Content-Security-Policy']),
        ...(headers.has('x-content-type-options') ? ['X-Content-Type-Options'] : []),
        ...(headers.has('referrer-policy') || page.meta.has('referrer') ? ['Referrer-Policy'] : []),
        ...(frames ? ['X-Frame-Options'] : []),
      ];
      const sight = quoteAs('header', presentHeaders.join(', '));
      if (presentHeaders.length >= 3) return pass(sight);
      return presentHeaders.length > 0
        ? warn(sight, presentHeaders.length / 4)
        : fail({ kind: 'no-server-setting' });
    },
  },
  {
    id: 'hsts',
    weight: 1,
    severity: 'low',
    run: ({ url, headers }) => {
      if (url.protocol !== 'https:') return notApplicable();
      const header = headers.get('strict-transport-security');
      if (header === undefined) return fail({ kind: 'no-server-setting' });
      const age = Number(/max-age\s*=\s*"?(\d+)/i.exec(header)?.[1] ?? 0);
      const sight = quoteAs('header', `Strict-Transport-Security: ${header}`);
      return age >= HALF_A_YEAR_S ? pass(sight) : warn(sight);
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
      if (blocked !== undefined) return fail(quoteAs('insecure', blocked));
      const shown = images.find(({ src }) => isInsecure(src))?.src;
      return shown === undefined ? pass() : warn(quoteAs('insecure', shown));
    },
  },
  {
    id: 'html-weight',
    weight: 1,
    severity: 'low',
    run: ({ bytes }) => {
      const sight: Sight = { kind: 'size', count: kilobytes(bytes) };
      if (bytes <= MAX_LIGHT_BYTES) return pass(sight);
      return bytes <= MAX_MEDIUM_BYTES ? warn(sight) : fail(sight);
    },
  },
  {
    id: 'render-blocking',
    weight: 1,
    severity: 'low',
    run: (site) => {
      const files = blockingOf(site);
      if (files.length === 0) return pass();
      const sight: Sight = { kind: 'blocking', count: files.length, quote: files.join(' ') };
      if (files.length <= MAX_FILES_TO_PASS) return pass(sight);
      return files.length <= MAX_FILES_TO_WARN ? warn(sight) : fail(sight);
    },
  },
  {
    id: 'compression',
    weight: 1,
    severity: 'low',
    run: ({ headers, bytes, wireBytes }) => {
      const encoding = headers.get('content-encoding') ?? '';
      if (encoding !== '' && encoding !== 'identity') {
        return pass({
          kind: 'compressed',
          quote: encoding,
          count: kilobytes(wireBytes),
          of: kilobytes(bytes),
        });
      }
      return bytes < MIN_COMPRESSIBLE_BYTES
        ? notApplicable()
        : fail({ kind: 'uncompressed', count: kilobytes(bytes) });
    },
  },
  {
    id: 'caching',
    weight: 1,
    severity: 'low',
    run: ({ headers }) => {
      const control = headers.get('cache-control') ?? '';
      const sight = control === '' ? undefined : quoteAs('header', `Cache-Control: ${control}`);
      if (/no-store/i.test(control)) return warn(sight);
      if (/max-age\s*=\s*[1-9]|s-maxage/i.test(control)) return pass(sight);
      const validator = ['etag', 'last-modified', 'expires'].find((name) => headers.has(name));
      return validator === undefined
        ? fail(sight ?? { kind: 'no-server-setting' })
        : pass(quoteAs('header', `${validator}: ${headers.get(validator)}`));
    },
  },
  {
    id: 'redirects',
    weight: 1,
    severity: 'low',
    run: ({ redirects, url }) => {
      if (redirects.length <= 1) return pass(quoteAs('address', url.href));
      const sight = quoteAs('route', redirects.join(' → '));
      return redirects.length === 2 ? warn(sight) : fail(sight);
    },
  },
];
