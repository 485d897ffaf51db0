import { isIP } from 'node:net';
import { cleanWebAddress } from '../../../../src/domain/website/web-address.ts';
import { AnalysisError } from '../fault.ts';
import { exactly } from '../words/patterns.ts';

export const MAX_URL_LENGTH = 2048;
const PUBLIC_PORTS = new Set(['', '80', '443']);
/** Top-level domains without public websites (RFC 6761, 6762, 7686, 8375, and ICANN's reserved `internal`). */
const RESERVED_TLD = exactly('reserved-tlds');

/** Whether an origin is exempt from the rules for public hosts. None is in production. */
export type IsExempt = (origin: string) => boolean;

/**
 * Checks everything about a URL except what its host resolves to.
 * @throws AnalysisError
 */
export function checkPublicUrl(url: URL, isExempt: IsExempt): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new AnalysisError('scheme');
  if (url.username !== '' || url.password !== '') throw new AnalysisError('credentials');
  if (url.href.length > MAX_URL_LENGTH) throw new AnalysisError('too-long');
  if (isExempt(url.origin)) return;
  const host = url.hostname.replace(/\.$/, '');
  // Treat IP addresses, bare names and reserved names like names that don't exist.
  if (host.startsWith('[') || isIP(host) !== 0 || host.length > 253) throw new AnalysisError('unknown-host');
  const labels = host.split('.');
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) {
    throw new AnalysisError('unknown-host');
  }
  if (RESERVED_TLD.test(labels.at(-1) ?? '')) throw new AnalysisError('unknown-host');
  if (!PUBLIC_PORTS.has(url.port)) throw new AnalysisError('port');
}

const parseUrl = (text: string): URL => {
  const url = URL.parse(text);
  if (!url) throw new AnalysisError('not-a-url');
  url.hash = '';
  // A trailing dot is valid in DNS, but certificates don't have it.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
};

/**
 * Parses a visitor's input into the URLs to try, in order. Without a scheme: https first, then http.
 * @example parseCandidateUrls(' example.com ', () => false) // https://example.com/, http://example.com/
 */
export function parseCandidateUrls(input: string, isExempt: IsExempt): readonly [URL, ...URL[]] {
  const text = cleanWebAddress(input);
  if (text === '') throw new AnalysisError('blank');
  if (text.length > MAX_URL_LENGTH) throw new AnalysisError('too-long');
  // Words without a dot are not a URL.
  if (/\s/.test(text) && text.includes('.')) throw new AnalysisError('space');
  if (/[\s\\]/.test(text)) throw new AnalysisError('not-a-url');
  const scheme = /^([a-z][a-z0-9+.-]*):(\/\/)?/i.exec(text);
  const isWeb = /^https?$/i.test(scheme?.[1] ?? '');
  if (isWeb) {
    const url = parseUrl(text);
    checkPublicUrl(url, isExempt);
    return [url];
  }
  // `mailto:`, `javascript:` and `ftp://` are schemes; `example.com:8080` is a host with a port.
  if (scheme && (scheme[2] || !scheme[1]?.includes('.')) && !/^[^:]+:\d/.test(text)) {
    throw new AnalysisError('scheme');
  }
  const bare = text.replace(/^\/\//, '');
  const plain = parseUrl(`http://${bare}`);
  if (isExempt(plain.origin)) return [plain];
  // A word without a dot is a typo, not a missing host.
  if (!plain.hostname.includes('.') && !plain.hostname.startsWith('[')) throw new AnalysisError('not-a-url');
  const secure = parseUrl(`https://${bare}`);
  checkPublicUrl(secure, isExempt);
  return plain.port === '' && secure.port === '' ? [secure, plain] : [secure];
}
