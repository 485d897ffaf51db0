import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
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

/** Accepted encodings; the server may apply one of them, once. */
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

/** Thrown to stop reading a body that is too long. */
class Overflow extends Error {}

/**
 * Reads and decodes a body within its limits.
 * @throws AnalysisError too-large, broken-answer
 */
export async function readBody(
  source: AsyncIterable<Uint8Array>,
  contentEncoding: string,
  signal: AbortSignal,
  { wire, decoded, overflow }: BodyLimits = PAGE_LIMITS,
): Promise<Body> {
  const decoder = DECODERS[contentEncoding.trim().toLowerCase()];
  if (decoder === undefined) throw new AnalysisError('broken-answer');
  let wireBytes = 0;
  let decodedBytes = 0;
  const parts: Uint8Array[] = [];

  const countWireBytes = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      wireBytes += chunk.byteLength;
      if (wireBytes > wire) throw new Overflow();
      yield chunk;
    }
  };
  const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of chunks) {
      decodedBytes += chunk.byteLength;
      if (decodedBytes > decoded) throw new Overflow();
      parts.push(chunk);
    }
  };
  try {
    await (decoder ? pipeline(countWireBytes(), decoder(), collect, { signal }) : collect(countWireBytes()));
  } catch (error) {
    if (!(error instanceof Overflow)) throw error;
    if (overflow === 'fail') throw new AnalysisError('too-large');
  }
  return { bytes: Buffer.concat(parts), wireBytes };
}
