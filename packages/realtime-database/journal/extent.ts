/**
 * How far a folder's data reached at the last clean stop, in a one-line file. Only with this can a start tell lost
 * acknowledged data from an interrupted write, and an emptied folder from a new one. Journals only grow, so the note
 * stays valid for all later starts, even after a kill.
 */
import fs from 'node:fs';
import path from 'node:path';
import { JournalError, syncFolder, unfinishedFile } from './files.ts';
import { LineBuffer } from './line-buffer.ts';
import { decodeLines, FIRST_LINE, formatOf } from './record.ts';

/** No extension, so that deleting the other files by extension spares it. */
const NAME = 'extent';

/** The last journal and the length of its valid data in bytes. */
export interface Extent {
  readonly generation: number;
  readonly size: number;
}

export function extentFile(folder: string): string {
  return path.join(folder, NAME);
}

/**
 * Records how far the data reaches, which must already be synced. @throws the file system's error; the previous note
 * is kept then
 */
export function writeExtent(folder: string, { generation, size }: Extent): void {
  const file = extentFile(folder);
  const unfinished = unfinishedFile(file);
  const line = new LineBuffer();
  line.add(JSON.stringify({ journal: generation, size }));
  try {
    fs.writeFileSync(unfinished, Buffer.concat([Buffer.from(FIRST_LINE), line.drain()]), { flush: true });
    fs.renameSync(unfinished, file);
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/** Null for a legacy or new folder. @throws JournalError if it is unreadable or damaged */
export function readExtent(folder: string): Extent | null {
  const file = extentFile(folder);
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new JournalError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
  const found = formatOf(bytes);
  if ('begin' in found && found.begin > 0) {
    const [line, ...more] = decodeLines(bytes, found.format, found.begin);
    if (line?.kind === 'record' && 'journal' in line.record && more.length === 0)
      return { generation: line.record.journal, size: line.record.size };
  }
  throw new JournalError(
    `${file} is damaged; nothing was changed. Restore ${folder} from a backup, or delete this file if the others are known to be complete`,
  );
}
