import type { Snapshot } from '../snapshot.ts';
import { type Check, type Evidence, fail, notApplicable, pass, quoteAs, warn } from './check.ts';

const HALF_A_YEAR_S = 15_552_000;
/** Maximum HTML size for a pass, and for a warning, in bytes. */
const MAX_LIGHT_BYTES = 200_000;
const MAX_MEDIUM_BYTES = 500_000;
/** Smaller responses gain nothing from compression, in bytes. */
const MIN_COMPRESSIBLE_BYTES = 2_000;
/** Maximum render-blocking files for a pass, and for a warning. */
const MAX_FILES_TO_PASS = 3;
const MAX_FILES_TO_WARN = 8;

const isInsecure = (address: string): boolean => /^http:/i.test(address);

const toKilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** Render-blocking files in the head. */
const findBlockingFiles = ({ page }: Snapshot): readonly string[] => [
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
      const evidence = quoteAs('address', url.origin);
      return url.protocol === 'https:' ? pass(evidence) : fail(evidence);
    },
  },
  {
    id: 'viewport',
    weight: 2,
    severity: 'high',
    run: ({ page }) => {
      const viewport = page.meta.get('viewport');
      if (viewport === undefined) return fail({ kind: 'no-viewport' });
      const evidence = quoteAs('setting', viewport);
      if (!/width\s*=\s*device-width|^(?!.*width).*initial-scale/i.test(viewport)) return warn(evidence);
      const preventsZoom = /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0*)?(?:[^\d.]|$)/i.test(
        viewport,
      );
      return preventsZoom ? warn(evidence, 0.7) : pass(evidence);
    },
  },
  {
    id: 'security-headers',
    weight: 1,
    severity: 'low',
    run: ({ headers, page }) => {
      const policy = headers.get('content-security-policy') ?? page.meta.get('content-security-policy') ?? '';
      const restrictsFraming = headers.has('x-frame-options') || /frame-ancestors/i.test(policy);
      const presentHeaders = [
        ...(policy === '' ? [] : ['Content-Security-Policy']),
        ...(headers.has('x-content-type-options') ? ['X-Content-Type-Options'] : []),
        ...(headers.has('referrer-policy') || page.meta.has('referrer') ? ['Referrer-Policy'] : []),
        ...(restrictsFraming ? ['X-Frame-Options'] : []),
      ];
      const evidence = quoteAs('header', presentHeaders.join(', '));
      if (presentHeaders.length >= 3) return pass(evidence);
      return presentHeaders.length > 0
        ? warn(evidence, presentHeaders.length / 4)
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
      const maxAge = Number(/max-age\s*=\s*"?(\d+)/i.exec(header)?.[1] ?? 0);
      const evidence = quoteAs('header', `Strict-Transport-Security: ${header}`);
      return maxAge >= HALF_A_YEAR_S ? pass(evidence) : warn(evidence);
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
      const insecureFile = [...scripts.map(({ src }) => src), ...styles, ...frames].find(isInsecure);
      if (insecureFile !== undefined) return fail(quoteAs('insecure', insecureFile));
      const insecureImage = images.find(({ src }) => isInsecure(src))?.src;
      return insecureImage === undefined ? pass() : warn(quoteAs('insecure', insecureImage));
    },
  },
  {
    id: 'html-weight',
    weight: 1,
    severity: 'low',
    run: ({ bytes }) => {
      const evidence: Evidence = { kind: 'size', count: toKilobytes(bytes) };
      if (bytes <= MAX_LIGHT_BYTES) return pass(evidence);
      return bytes <= MAX_MEDIUM_BYTES ? warn(evidence) : fail(evidence);
    },
  },
  {
    id: 'render-blocking',
    weight: 1,
    severity: 'low',
    run: (site) => {
      const files = findBlockingFiles(site);
      if (files.length === 0) return pass();
      const evidence: Evidence = { kind: 'blocking', count: files.length, quote: files.join(' ') };
      if (files.length <= MAX_FILES_TO_PASS) return pass(evidence);
      return files.length <= MAX_FILES_TO_WARN ? warn(evidence) : fail(evidence);
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
          count: toKilobytes(wireBytes),
          of: toKilobytes(bytes),
        });
      }
      return bytes < MIN_COMPRESSIBLE_BYTES
        ? notApplicable()
        : fail({ kind: 'uncompressed', count: toKilobytes(bytes) });
    },
  },
  {
    id: 'caching',
    weight: 1,
    severity: 'low',
    run: ({ headers }) => {
      const cacheControl = headers.get('cache-control') ?? '';
      const evidence = cacheControl === '' ? undefined : quoteAs('header', `Cache-Control: ${cacheControl}`);
      if (/no-store/i.test(cacheControl)) return warn(evidence);
      if (/max-age\s*=\s*[1-9]|s-maxage/i.test(cacheControl)) return pass(evidence);
      const validator = ['etag', 'last-modified', 'expires'].find((name) => headers.has(name));
      return validator === undefined
        ? fail(evidence ?? { kind: 'no-server-setting' })
        : pass(quoteAs('header', `${validator}: ${headers.get(validator)}`));
    },
  },
  {
    id: 'redirects',
    weight: 1,
    severity: 'low',
    run: ({ redirects, url }) => {
      if (redirects.length <= 1) return pass(quoteAs('address', url.href));
      const evidence = quoteAs('route', redirects.join(' → '));
      return redirects.length === 2 ? warn(evidence) : fail(evidence);
    },
  },
];
