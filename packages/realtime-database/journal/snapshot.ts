/** Converts a state to a snapshot's records: large nodes in slices, so that the server is never blocked for long. */
import fs from 'node:fs';
import { Branch } from '../tree/branch.ts';
import { toJsonText } from '../tree/json.ts';
import type { Path } from '../tree/path.ts';
import type { Value } from '../tree/value.ts';
import { unfinishedFile } from './files.ts';
import { LineBuffer } from './line-buffer.ts';
import { FIRST_LINE } from './record.ts';

/** A slice ends after this many children, the size of a branch's chunk, or this much text. */
const SLICE_CHILDREN = 128;
const SLICE_LENGTH = 256 * 1024;
/** Bytes per write to the disk. */
const PART_LENGTH = 1024 * 1024;

/** States by namespace. */
type State = Iterable<readonly [namespace: string, root: Value | null]>;

/**
 * Writes a snapshot to a temporary file, syncs it, and renames it; returns its size in bytes.
 * @throws the file system's error; nothing is left behind then
 */
export async function writeSnapshot(file: string, state: State, generation: number): Promise<number> {
  const unfinished = unfinishedFile(file);
  let size = 0;
  try {
    await using handle = await fs.promises.open(unfinished, 'w');
    await handle.appendFile(FIRST_LINE);
    size += FIRST_LINE.length;
    const part = new LineBuffer();
    for (const record of snapshotRecords(state, generation)) {
      part.add(record);
      if (part.length < PART_LENGTH) continue;
      size += part.length;
      await handle.appendFile(part.drain());
    }
    size += part.length;
    await handle.appendFile(part.drain());
    await handle.sync();
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
  await fs.promises.rename(unfinished, file);
  return size;
}

/** All records of a snapshot as JSON, including its end. */
function* snapshotRecords(state: State, generation: number): Generator<string> {
  for (const [namespace, root] of state) {
    if (root === null) continue;
    const name = JSON.stringify(namespace);
    if (root instanceof Branch) yield* branchRecords(name, [], root);
    else yield `{"n":${name},"w":[[[],${toJsonText(root)}]]}`;
  }
  yield `{"end":${generation}}`;
}

function* branchRecords(name: string, path: Path, branch: Branch<Value>): Generator<string> {
  const head = `{"n":${name},"p":${JSON.stringify(path)},"c":{`;
  let slice = '';
  let children = 0;
  for (const [key, child] of branch.entries()) {
    if (child instanceof Branch) {
      yield* branchRecords(name, [...path, key], child);
      continue;
    }
    slice += `${children === 0 ? '' : ','}${JSON.stringify(key)}:${toJsonText(child)}`;
    children += 1;
    if (children < SLICE_CHILDREN && slice.length < SLICE_LENGTH) continue;
    yield `${head}${slice}}}`;
    slice = '';
    children = 0;
  }
  if (children > 0) yield `${head}${slice}}}`;
}
