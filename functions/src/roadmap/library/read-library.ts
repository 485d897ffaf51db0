/** Reads and checks the library's YAML files: at build time, in tests, and in `npm run check`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from '../../../../src/domain/values/schema.ts';
import { type Library, SCHEMAS } from './schema.ts';

/** A fault in a file. */
export interface LibraryFault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** @example '[3].for.kinds[0]' */
  readonly key: string;
  readonly message: string;
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Parses a file's list. Returns its entries, or its faults with the lines of their keys. */
export function parseEntries<Entry>(
  file: string,
  text: string,
  schema: z.ZodMiniType<readonly Entry[]>,
): { readonly entries: readonly Entry[]; readonly faults: readonly LibraryFault[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    return { entries: [], faults: [{ file, line, key: '', message: broken.message }] };
  }
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { entries: parsed.data, faults: [] };
  const faults = parsed.error.issues.map(({ path, message }) => {
    // A missing key has no position: point at what lacks it.
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      const start =
        typeof node === 'object' && node && 'range' in node && Array.isArray(node.range) && node.range[0];
      if (typeof start !== 'number') continue;
      const key = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
      return { file, line: lines.linePos(start).line, key: key.replace(/^\./, ''), message };
    }
    return { file, line: 1, key: '', message };
  });
  return { entries: [], faults };
}

/** Reads the whole library. Faults include an id that two entries share. */
export function readLibrary(): { readonly library: Library; readonly faults: readonly LibraryFault[] } {
  const faults: LibraryFault[] = [];
  const readFolder = <Entry extends { readonly id: string }>(
    folder: string,
    schema: z.ZodMiniType<readonly Entry[]>,
  ): readonly Entry[] => {
    const seen = new Set<string>();
    return readdirSync(`${FOLDER}${folder}`)
      .sort()
      .flatMap((name) => {
        const file = `functions/src/roadmap/library/${folder}/${name}`;
        const read = parseEntries(file, readFileSync(`${FOLDER}${folder}/${name}`, 'utf8'), schema);
        faults.push(...read.faults);
        for (const { id } of read.entries) {
          if (seen.has(id)) faults.push({ file, line: 1, key: id, message: 'Another entry has this id' });
          seen.add(id);
        }
        return read.entries;
      });
  };
  const library = {
    steps: readFolder('steps', SCHEMAS.steps),
    buyers: readFolder('buyers', SCHEMAS.buyers),
  };
  return { library, faults };
}
