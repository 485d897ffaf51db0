/** Measures the source: every file that somebody has to read, without tests, fixtures, and the owner's files. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MAX_LINE_LENGTH = 300;
const SOURCE = /\.(?:ts|tsx|astro|mjs|js|css)$/;
/** Tests, and the owner's files. */
const OTHER = /\.(?:test|spec)\.|(?:^|\/)(?:fixtures|testing)\/|^tests\/|^src\/(?:site|notifications)\.ts$/;

export interface SourceSize {
  /** Bytes by the longest listed folder that contains the file; `.` is the root. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Number of lines over 300 characters by file. */
  readonly longLines: Readonly<Record<string, number>>;
}

/** @param folders relative to the root; a file in none of them counts for the first part of its path */
export function measureSource(root: string, folders: readonly string[]): SourceSize {
  const bytes: Record<string, number> = Object.fromEntries(folders.map((folder) => [folder, 0]));
  const longLines: Record<string, number> = {};
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  for (const file of files.filter((name) => SOURCE.test(name) && !OTHER.test(name))) {
    const text = readFileSync(join(root, file), 'utf8');
    const parents = folders.filter((folder) => file.startsWith(`${folder}/`));
    const [first = '', ...rest] = file.split('/');
    const folder = parents.toSorted((a, b) => b.length - a.length)[0] ?? (rest.length > 0 ? first : '.');
    bytes[folder] = (bytes[folder] ?? 0) + Buffer.byteLength(text);
    const long = text.split('\n').filter((line) => line.length > MAX_LINE_LENGTH).length;
    if (long > 0) longLines[file] = long;
  }
  return { bytes, longLines };
}

/** How far a folder may be below its ceiling before the ceiling has to follow, in bytes. */
const SLACK = 3000;

/** Compares sizes with their ceilings. @returns a line per violation */
export function findSizeViolations(
  { bytes, longLines }: SourceSize,
  ceilings: Readonly<Record<string, number>>,
): string[] {
  return [
    ...Object.entries(bytes).flatMap(([folder, size]) => {
      const ceiling = ceilings[folder] ?? 0;
      if (size > ceiling) return [`${folder}: ${size} bytes, above its ceiling of ${ceiling}`];
      return size < ceiling - SLACK ? [`${folder}: ${size} bytes; lower its ceiling of ${ceiling}`] : [];
    }),
    ...Object.entries(longLines).map(
      ([file, count]) => `${file}: ${count} lines over ${MAX_LINE_LENGTH} characters`,
    ),
  ];
}
