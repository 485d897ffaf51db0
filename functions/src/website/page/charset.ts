import sniffEncoding from 'html-encoding-sniffer';
import { parseContentType } from '../fetch/content-type.ts';

/** Bytes searched for a declaration. Browsers start again if one follows after the first 1,024. */
const MAX_PRESCAN_BYTES = 300_000;

/** Returned if nothing declares an encoding: no page declares it. */
const NONE = 'x-user-defined';

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label.trim()).encoding !== '';
  } catch {
    return false;
  }
}

/** Decodes a page as a browser does: BOM, then header, then meta element, then a guess. */
export function decodePage(bytes: Uint8Array, contentType: string | undefined): string {
  // Browsers replace pages in some dangerous encodings.
  const decode = (label: string): string =>
    new TextDecoder(isKnown(label) ? label : 'windows-1252').decode(bytes);
  const { type, charset: headerCharset } = parseContentType(contentType);
  const header = headerCharset !== null && isKnown(headerCharset) ? headerCharset : undefined;
  const declared = sniffEncoding(bytes, {
    ...(header === undefined ? {} : { transportLayerEncodingLabel: header }),
    defaultEncoding: NONE,
    ...(type === 'application/xhtml+xml' ? { xml: true } : { maxPrescanBytes: MAX_PRESCAN_BYTES }),
  });
  if (declared !== NONE) return decode(declared);
  try {
    // A character cut at the end does not make another encoding of it.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1252');
  }
}
