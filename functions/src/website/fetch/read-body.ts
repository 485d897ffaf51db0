import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { AnalysisError } from '../fault.ts';

/** How much of a body is read, and what happens to a longer one. */
export interface BodyLimits {
  /** Maximum bytes on the wire, and after decoding. */
  readonly wire: number;
  readonly decoded: number;
  /** `fail` throws `too-large`; `cut` truncates. */
  readonly overflow: 'fail' | 'cut';
}

export const PAGE_LIMITS: BodyLimits = { wire: 2_000_000, decoded: 3_000_000, overflow: 'fail' };

export const ACCEPT_ENCODING = 'br, gzip';

const MAX_ENCODINGS = 3;

/** Decodes what arrived, even if the end is missing. */
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH } as const;

/** Decoders by encoding. An unknown encoding counts as none, as in browsers. */
const DECODERS: Readonly<Record<string, (firstByte: number) => Transform>> = {
  gzip: () => createGunzip(ZLIB),
  'x-gzip': () => createGunzip(ZLIB),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdDecompress({ finishFlush: constants.ZSTD_e_flush }),
  // Some servers leave out the header of zlib, whose first byte ends in 8.
  deflate: (firstByte) => ((firstByte & 0x0f) === 8 ? createInflate(ZLIB) : createInflateRaw(ZLIB)),
};

/** Bytes at the end of gzip that hold the content's length. */
const TRAILER_BYTES = 4;

export interface Body {
  readonly bytes: Buffer;
  /** The connection or the compressed data ended too early. */
  readonly isCut: boolean;
}

interface Collected {
  readonly bytes: Buffer;
  readonly isOverflowing: boolean;
}

async function collect(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Collected> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.byteLength;
    if (length > limit) return { bytes: Buffer.concat(parts), isOverflowing: true };
    parts.push(chunk);
  }
  return { bytes: Buffer.concat(parts), isOverflowing: false };
}

async function decode(
  bytes: Buffer,
  decoder: Transform,
  limit: number,
  signal: AbortSignal,
): Promise<Collected> {
  let collected: Collected = { bytes: Buffer.alloc(0), isOverflowing: false };
  const keep = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    collected = await collect(chunks, limit);
    // Ends the pipeline, which would otherwise wait for the decoder.
    if (collected.isOverflowing) throw new AnalysisError('too-large');
  };
  try {
    await pipeline([bytes], decoder, keep, { signal });
  } catch (error) {
    if (!collected.isOverflowing) throw error;
  }
  return collected;
}

/**
 * Reads and decodes a body within its limits. If the connection ends early, what arrived counts, as in browsers.
 * @throws AnalysisError too-large, broken-answer
 */
export async function readBody(
  source: AsyncIterable<Uint8Array>,
  contentEncoding: string,
  signal: AbortSignal,
  { wire, decoded, overflow }: BodyLimits = PAGE_LIMITS,
): Promise<Body> {
  const encodings = contentEncoding
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => Object.hasOwn(DECODERS, name));
  if (encodings.length > MAX_ENCODINGS) throw new AnalysisError('broken-answer');
  let isCut = false;
  const readUntilEnd = async function* (): AsyncGenerator<Uint8Array> {
    let hasBegun = false;
    try {
      for await (const chunk of source) {
        hasBegun = true;
        yield chunk;
      }
    } catch (error) {
      if (!hasBegun || signal.aborted || !isEarlyEnd(error)) throw error;
      isCut = true;
    }
  };
  const keep = ({ bytes, isOverflowing }: Collected): Buffer => {
    if (isOverflowing && overflow === 'fail') throw new AnalysisError('too-large');
    return bytes;
  };
  const raw = keep(await collect(readUntilEnd(), encodings.length === 0 ? Math.min(wire, decoded) : wire));
  let bytes = raw;
  for (const name of encodings.toReversed()) {
    const decoder = DECODERS[name]?.(bytes[0] ?? 0);
    // Each step has the limit, since what is between two of them may be huge, too.
    if (decoder) bytes = keep(await decode(bytes, decoder, decoded, signal));
  }
  // Some decoders wait for more rather than report that the bytes are of another encoding.
  if (bytes.byteLength === 0 && raw.byteLength > 0 && !encodings.includes('gzip'))
    throw new AnalysisError('broken-answer');
  return { bytes, isCut: isCut || lacksTrailer(encodings, raw, bytes) };
}

const EARLY_END = /^(?:UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ECONNRESET|HPE_INVALID_EOF_STATE)$/;
/** Whether a connection ended before the body did, rather than failing in another way. */
const isEarlyEnd = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && EARLY_END.test(String(error.code))) ||
    (error.name === 'HTTPParserError' && error.message.includes('EOF')));

/** Whether gzip's trailer, the length of its content, is missing. */
const lacksTrailer = (encodings: readonly string[], raw: Buffer, bytes: Buffer): boolean =>
  encodings.length === 1 &&
  encodings[0]?.endsWith('gzip') === true &&
  (raw.byteLength < TRAILER_BYTES || raw.readUInt32LE(raw.byteLength - TRAILER_BYTES) !== bytes.byteLength);
