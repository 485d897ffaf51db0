import type { Write } from '../database.ts';
import { Branch } from '../tree/branch.ts';
import { toJsonText } from '../tree/json.ts';
import type { Path } from '../tree/path.ts';
import type { Value } from '../tree/value.ts';

export type State = Map<string, Value | null>;

/** A record ends after this much text, so that none blocks the server for long. */
const RECORD_LENGTH = 256 * 1024;

/** Writes to a namespace, to recover atomically. */
export interface WritesRecord {
  readonly n: string;
  readonly w: readonly (readonly [path: Path, value: Value | null])[];
}

const textOf = ({ path, value }: Write): string => `[${JSON.stringify(path)},${toJsonText(value)}]`;

export function writesRecord(namespace: string, writes: readonly Write[]): string {
  return `{"n":${JSON.stringify(namespace)},"w":[${writes.map(textOf).join(',')}]}`;
}

export function* recordsOf(state: State): Generator<string> {
  for (const [namespace, root] of state) {
    const name = JSON.stringify(namespace);
    let texts = '';
    for (const write of writesOf([], root)) {
      texts += `${texts === '' ? '' : ','}${textOf(write)}`;
      if (texts.length < RECORD_LENGTH) continue;
      yield `{"n":${name},"w":[${texts}]}`;
      texts = '';
    }
    if (texts !== '') yield `{"n":${name},"w":[${texts}]}`;
  }
}

/** A large node child by child, since its text could be too long for a string. */
function* writesOf(path: Path, value: Value | null): Generator<Write> {
  if (value instanceof Branch)
    for (const [key, child] of value.entries()) yield* writesOf([...path, key], child);
  else if (value !== null) yield { path, value };
}
