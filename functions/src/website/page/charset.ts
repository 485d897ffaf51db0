/** Source of the page's encoding. */
export type CharsetSource = 'bom' | 'header' | 'meta' | 'guess';

export interface DecodedPage {
  readonly html: string;
  readonly charset: string;
  readonly source: CharsetSource;
}

/** Bytes that browsers search for a declaration. */
const PRESCAN_BYTES = 1024;

const BOMS: readonly (readonly [charset: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The decoder's name for a label; null if unknown. */
function resolveEncoding(label: string | undefined): string | null {
  if (!label) return null;
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}

const readHeaderCharset = (contentType: string): string | null =>
  resolveEncoding(/charset\s*=\s*["']?([^\s"';]{1,40})/i.exec(contentType)?.[1]);

function readMetaCharset(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const charset = resolveEncoding(
    /<meta\s[^>]{0,200}?charset\s*=\s*["']?([^\s"';/>]{1,40})/i.exec(start)?.[1],
  );
  // A page whose declaration is readable as ASCII cannot be UTF-16.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset;
}

/** Decodes a page as a browser does: BOM, then header, then meta element, then a guess. */
export function decodePage(bytes: Uint8Array, contentType: string): DecodedPage {
  const bom = BOMS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0];
  const decode = (charset: string, source: CharsetSource): DecodedPage => ({
    html: new TextDecoder(charset).decode(bytes),
    charset,
    source,
  });
  if (bom) return decode(bom, 'bom');
  const header = readHeaderCharset(contentType);
  if (header) return decode(header, 'header');
  const meta = readMetaCharset(bytes);
  if (meta) return decode(meta, 'meta');
  try {
    return {
      html: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      charset: 'utf-8',
      source: 'guess',
    };
  } catch {
    return decode('windows-1252', 'guess');
  }
}
