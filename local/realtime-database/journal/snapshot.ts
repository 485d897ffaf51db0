/** From a state to the lines of a snapshot: big nodes in slices, so that writing one never stops the server for long. */
import { Branch } from '../tree/branch.ts';
import { toJsonText } from '../tree/json.ts';
import type { Path } from '../tree/path.ts';
import type { Value } from '../tree/value.ts';
import { encodeLine } from './record.ts';

/** A slice ends after so many children, the size of a branch's chunk, or so much text. */
const SLICE_CHILDREN = 128;
const SLICE_LENGTH = 256 * 1024;

/** All lines of a snapshot, its end included. */
export function* snapshotLines(
  state: Iterable<readonly [namespace: string, root: Value | null]>,
  generation: number,
): Generator<string> {
  for (const [namespace, root] of state) {
    if (root === null) continue;
    const name = JSON.stringify(namespace);
    if (root instanceof Branch) yield* branchLines(name, [], root);
    else yield encodeLine(`{"n":${name},"w":[[[],${toJsonText(root)}]]}`);
  }
  yield encodeLine(`{"end":${generation}}`);
}

function* branchLines(name: string, path: Path, branch: Branch): Generator<string> {
  const head = `{"n":${name},"p":${JSON.stringify(path)},"c":{`;
  let slice = '';
  let children = 0;
  for (const [key, child] of branch.entries()) {
    if (child instanceof Branch) {
      yield* branchLines(name, [...path, key], child);
      continue;
    }
    slice += `${children === 0 ? '' : ','}${JSON.stringify(key)}:${toJsonText(child)}`;
    children += 1;
    if (children < SLICE_CHILDREN && slice.length < SLICE_LENGTH) continue;
    yield encodeLine(`${head}${slice}}}`);
    slice = '';
    children = 0;
  }
  if (children > 0) yield encodeLine(`${head}${slice}}}`);
}
