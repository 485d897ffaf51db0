/**
 * A node with many children: an immutable sorted map in two levels, a list of chunks of at most `CHUNK_LIMIT` entries.
 * Changing one of 50,000 children copies one chunk and the list of chunks (a few kB), never all children.
 */
import { compareKeys } from './order.ts';
import type { Value } from './value.ts';

const CHUNK_LIMIT = 128;

interface Chunk {
  readonly keys: readonly string[];
  readonly values: readonly Value[];
}

/** Position of the first of `count` sorted items that does not come before the target. */
function lowerBound(count: number, comesBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function splitIntoChunks(keys: readonly string[], values: readonly Value[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = 0; from < keys.length; from += CHUNK_LIMIT) {
    chunks.push({
      keys: keys.slice(from, from + CHUNK_LIMIT),
      values: values.slice(from, from + CHUNK_LIMIT),
    });
  }
  return chunks;
}

/** See the head of this file. Not empty, except as the start of a build. */
export class Branch {
  readonly size: number;
  readonly #chunks: readonly Chunk[];

  private constructor(chunks: readonly Chunk[], size: number) {
    this.#chunks = chunks;
    this.size = size;
  }

  /** Builds a branch from keys in `compareKeys` order and their values. */
  static fromSorted(keys: readonly string[], values: readonly Value[]): Branch {
    return new Branch(splitIntoChunks(keys, values), keys.length);
  }

  #chunkIndexOf(key: string): number {
    const after = lowerBound(
      this.#chunks.length,
      (i) => compareKeys(this.#chunks[i]?.keys[0] ?? '', key) <= 0,
    );
    return Math.max(0, after - 1);
  }

  #positionIn(chunk: Chunk, key: string): number {
    return lowerBound(chunk.keys.length, (i) => compareKeys(chunk.keys[i] ?? '', key) < 0);
  }

  /** The child, or null. */
  get(key: string): Value | null {
    const chunk = this.#chunks[this.#chunkIndexOf(key)];
    if (!chunk) return null;
    const at = this.#positionIn(chunk, key);
    return chunk.keys[at] === key ? (chunk.values[at] ?? null) : null;
  }

  /** A branch in which the child is set, or removed when it is null. The same branch when nothing changes. */
  with(key: string, child: Value | null): Branch {
    const chunkIndex = this.#chunkIndexOf(key);
    const chunk = this.#chunks[chunkIndex];
    if (!chunk) return child === null ? this : Branch.fromSorted([key], [child]);
    const at = this.#positionIn(chunk, key);
    const exists = chunk.keys[at] === key;
    if (child === null) {
      if (!exists) return this;
      const keys = chunk.keys.toSpliced(at, 1);
      const rest = keys.length === 0 ? [] : [{ keys, values: chunk.values.toSpliced(at, 1) }];
      return new Branch(this.#chunks.toSpliced(chunkIndex, 1, ...rest), this.size - 1);
    }
    if (exists) {
      if (chunk.values[at] === child) return this;
      return new Branch(
        this.#chunks.with(chunkIndex, { keys: chunk.keys, values: chunk.values.with(at, child) }),
        this.size,
      );
    }
    return new Branch(
      this.#chunks.toSpliced(chunkIndex, 1, ...this.#inserted(chunk, at, key, child)),
      this.size + 1,
    );
  }

  /** The chunk with one entry more: in two when it was full. Keys that grow (push ids) leave full chunks behind them. */
  #inserted(chunk: Chunk, at: number, key: string, child: Value): Chunk[] {
    if (chunk.keys.length < CHUNK_LIMIT) {
      return [{ keys: chunk.keys.toSpliced(at, 0, key), values: chunk.values.toSpliced(at, 0, child) }];
    }
    if (at === chunk.keys.length) return [chunk, { keys: [key], values: [child] }];
    const half = CHUNK_LIMIT / 2;
    const keys = chunk.keys.toSpliced(at, 0, key);
    const values = chunk.values.toSpliced(at, 0, child);
    return [
      { keys: keys.slice(0, half), values: values.slice(0, half) },
      { keys: keys.slice(half), values: values.slice(half) },
    ];
  }

  /** Appends entries whose keys are sorted and come after all others: the quick way while a snapshot is loaded. */
  append(keys: readonly string[], values: readonly Value[]): Branch {
    return new Branch([...this.#chunks, ...splitIntoChunks(keys, values)], this.size + keys.length);
  }

  /** The greatest key, or null when empty. */
  lastKey(): string | null {
    return this.#chunks.at(-1)?.keys.at(-1) ?? null;
  }

  /** Entries in key order: all, or those from this key on. */
  *entries(from?: string): Generator<readonly [key: string, child: Value]> {
    const first = from === undefined ? 0 : this.#chunkIndexOf(from);
    for (let c = first; c < this.#chunks.length; c += 1) {
      const chunk = this.#chunks[c];
      if (!chunk) return;
      const start = from === undefined || c > first ? 0 : this.#positionIn(chunk, from);
      for (let i = start; i < chunk.keys.length; i += 1) {
        const key = chunk.keys[i];
        const value = chunk.values[i];
        if (key !== undefined && value !== undefined) yield [key, value];
      }
    }
  }

  /** Entries from the last key to the first: all, or those up to and with this key. */
  *reversed(upTo?: string): Generator<readonly [key: string, child: Value]> {
    const last = upTo === undefined ? this.#chunks.length - 1 : this.#chunkIndexOf(upTo);
    for (let c = last; c >= 0; c -= 1) {
      const chunk = this.#chunks[c];
      if (!chunk) return;
      let i = chunk.keys.length - 1;
      if (upTo !== undefined && c === last) {
        i = this.#positionIn(chunk, upTo);
        if (chunk.keys[i] !== upTo) i -= 1;
      }
      for (; i >= 0; i -= 1) {
        const key = chunk.keys[i];
        const value = chunk.values[i];
        if (key !== undefined && value !== undefined) yield [key, value];
      }
    }
  }
}
