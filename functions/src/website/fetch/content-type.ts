import { parseMIMEType } from 'undici';
import { beginningWith } from '../words/patterns.ts';
/** A response's media type and its charset, both in lower case; the type is empty if there is none. */
export interface ContentType {
  readonly type: string;
  readonly charset: string | null;
}

/** Reads the header as browsers do: of repeated types, the last valid one; its charset may be in an earlier one. */
export function parseContentType(header = ''): ContentType {
  let found: ContentType = { type: '', charset: null };
  for (const part of header.slice(0, 1_000).split(',')) {
    const parsed = parseMIMEType(part);
    if (parsed === 'failure' || parsed.essence === '*/*') continue;
    const type = parsed.essence;
    const charset = parsed.parameters.get('charset')?.toLowerCase() ?? null;
    found = { type, charset: charset ?? (type === found.type ? found.charset : null) };
  }
  return found;
}

const HTML_START = beginningWith('html-starts');
/** The sniffing standard's bytes that no text has. */
const isBinaryByte = (byte: number): boolean =>
  byte <= 8 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f);
const SNIFFED_BYTES = 1_445;

export const looksLikeHtml = (bytes: Buffer): boolean =>
  HTML_START.test(
    bytes
      .subarray(0, SNIFFED_BYTES)
      .toString('latin1')
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .trimStart(),
  );

const UTF_16 = ['fffe', 'feff'];

/** Whether a browser shows the bytes as a web page: by their type, or, without a valid one, by their beginning. */
export function isWebPage(bytes: Buffer, { type, charset }: ContentType): boolean {
  if (type === 'text/html' || type === 'application/xhtml+xml') {
    const isUtf16 = charset?.startsWith('utf-16') || UTF_16.includes(bytes.subarray(0, 2).toString('hex'));
    // Files that pose as pages are binary from the start; a page may hold a stray byte.
    return (
      bytes.byteLength > 0 &&
      (isUtf16 === true || looksLikeHtml(bytes) || !bytes.subarray(0, 512).some(isBinaryByte))
    );
  }
  if (type === '' || type === 'unknown/unknown' || type === 'application/unknown')
    return looksLikeHtml(bytes);
  return false;
}
