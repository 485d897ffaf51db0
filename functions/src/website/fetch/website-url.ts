import { isIP } from 'node:net';
import { AnalysisError } from '../fault.ts';

/** Longest address that is looked at, in characters. */
export const MAX_URL_LENGTH = 2048;
const PUBLIC_PORTS = new Set(['', '80', '443']);
/** Names that never mean a public website (RFC 6761, RFC 6762, RFC 7686, RFC 8375 and ICANN's reserved `internal`). */
const RESERVED_TLDS = new Set([
  'arpa',
  'corp',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
]);

/** Says whether an origin is exempt from the rules for public hosts. In production none is. */
export type IsExempt = (origin: string) => boolean;

/** Throws unless the address may be asked at all; names are resolved and checked later. */
export function checkPublicUrl(url: URL, isExempt: IsExempt): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new AnalysisError('scheme');
  if (url.username !== '' || url.password !== '') throw new AnalysisError('credentials');
  if (url.href.length > MAX_URL_LENGTH) throw new AnalysisError('too-long');
  if (isExempt(url.origin)) return;
  const host = url.hostname.replace(/\.$/, '');
  // An IP address, a bare name and a reserved one get the answer of a name that does not exist.
  if (host.startsWith('[') || isIP(host) !== 0 || host.length > 253) throw new AnalysisError('unknown-host');
  const labels = host.split('.');
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) {
    throw new AnalysisError('unknown-host');
  }
  if (RESERVED_TLDS.has(labels.at(-1) ?? '')) throw new AnalysisError('unknown-host');
  if (!PUBLIC_PORTS.has(url.port)) throw new AnalysisError('port');
}

const parseUrl = (text: string): URL => {
  const url = URL.parse(text);
  if (!url) throw new AnalysisError('not-a-url');
  url.hash = '';
  // The dot of the root is right in DNS, but no certificate carries it.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
};

/**
 * Addresses to try for what a person typed, in this order: without a scheme it is https first, then http.
 * @example candidatesOf(' example.com ', () => false) // https://example.com/, http://example.com/
 */
export function candidatesOf(input: string, isExempt: IsExempt): readonly [URL, ...URL[]] {
  const text = input.trim();
  if (text === '') throw new AnalysisError('blank');
  if (text.length > MAX_URL_LENGTH) throw new AnalysisError('too-long');
  // URL parsers drop tabs and line breaks. Words without a dot are no address at all, whatever stands between them.
  if (/\s/.test(text) && text.includes('.')) throw new AnalysisError('space');
  if (/[\s\p{Cc}\\]/u.test(text)) throw new AnalysisError('not-a-url');
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
  // A word without a dot is a typing mistake, not a host that is missing.
  if (!plain.hostname.includes('.') && !plain.hostname.startsWith('[')) throw new AnalysisError('not-a-url');
  const secure = parseUrl(`https://${bare}`);
  checkPublicUrl(secure, isExempt);
  return plain.port === '' && secure.port === '' ? [secure, plain] : [secure];
}
