import fs from 'node:fs';
import path from 'node:path';

/** The folder is unusable; the message is one line for the operator. */
export class JournalError extends Error {
  override name = 'JournalError';
}

export const journalFile = (folder: string): string => path.join(folder, 'journal.log');

/** Holds the number of the last acknowledged record. */
export const markFile = (folder: string): string => path.join(folder, 'acknowledged');

/** A file's temporary name until it is complete. */
export const unfinishedFile = (file: string): string => `${file}.new`;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @returns the number of bytes @throws the file system's error */
export function writeFully(handle: number, text: string, position: number): number {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; )
    written += fs.writeSync(handle, bytes, written, bytes.length - written, position + written);
  return bytes.length;
}

/** Creates or replaces a file, which gets its name once its text is on the disk. @throws the file system's error */
export function createFile(file: string, parts: Iterable<string>): void {
  const unfinished = unfinishedFile(file);
  try {
    const handle = fs.openSync(unfinished, 'w');
    try {
      let size = 0;
      for (const part of parts) size += writeFully(handle, part, size);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(unfinished, file);
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
  syncFolder(path.dirname(file));
}

/** Syncs a folder's entries. Some systems cannot open or sync folders, and persist entries without it. */
function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, 'r');
    try {
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
  } catch {
    // As above.
  }
}
