import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { AnalysisError } from '../fault.ts';

/** Most bytes that are read from the wire and kept after decoding. */
const MAX_WIRE_BYTES = 2_000_000;
const MAX_DECODED_BYTES = 3_000_000;

/** The encodings that are asked for; the server may use one of them, once. */
export const ACCEPT_ENCODING = 'br, gzip';

const DECODERS: Readonly<Record<string, (() => Transform) | null>> = {
  '': null,
  identity: null,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

export interface Body {
  readonly bytes: Buffer;
  /** Bytes on the wire, before decoding. */
  readonly wireBytes: number;
}

/** Reads and decodes a body within both limits. Throws `too-large` or `broken-answer`. */
export async function readBody(
  source: AsyncIterable<Uint8Array>,
  contentEncoding: string,
  signal: AbortSignal,
  limits: { readonly wire: number; readonly decoded: number } = {
    wire: MAX_WIRE_BYTES,
    decoded: MAX_DECODED_BYTES,
  },
): Promise<Body> {
  const decoder = DECODERS[contentEncoding.trim().toLowerCase()];
  if (decoder === undefined) throw new AnalysisError('broken-answer');
  let wireBytes = 0;
  let decodedBytes = 0;
  const parts: Uint8Array[] = [];

  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      wireBytes += chunk.byteLength;
      if (wireBytes > limits.wire) throw new AnalysisError('too-large');
      yield chunk;
    }
  };
  const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of chunks) {
      decodedBytes += chunk.byteLength;
      if (decodedBytes > limits.decoded) throw new AnalysisError('too-large');
      parts.push(chunk);
    }
  };
  await (decoder ? pipeline(counted(), decoder(), collect, { signal }) : collect(counted()));
  return { bytes: Buffer.concat(parts), wireBytes };
}
