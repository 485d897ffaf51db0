/**
 * `npm run accuracy:collect -- FOLDER [FROM]`: collects the pages of every batch in tests/accuracy/batches into a
 * folder outside of this repository. FROM contains the repositories as `owner/name`: a base URL, or a folder of git
 * mirrors.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BatchPage, readBatches } from './batches.ts';

const MAX_BYTES = 3_000_000;
const [folder, from = 'https://github.com'] = process.argv.slice(2);
if (folder === undefined || !path.relative(process.cwd(), path.resolve(folder)).startsWith('..'))
  throw new Error("Pass a folder outside this repository, which must not contain other people's pages.");

const git = (gitDir: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', ['--git-dir', gitDir, ...args], {
    maxBuffer: 64 * MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Writes the HTML files in the home page's folder and below. */
function collectPage(gitDir: string, { commit, path: home }: BatchPage, targetFolder: string): void {
  const root = path.posix.dirname(home);
  const listed = git(gitDir, 'ls-tree', '-r', '-z', '-l', commit, ...(root === '.' ? [] : [`${root}/`]));
  for (const entry of listed.toString().split('\0')) {
    const [, mode, size, file] = /^(\d+) blob \w+ +(\d+)\t(.+)$/s.exec(entry) ?? [];
    if (!mode?.startsWith('100') || !file || !/\.html?$/i.test(file) || Number(size) > MAX_BYTES) continue;
    const target = path.join(targetFolder, path.posix.relative(root, file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, git(gitDir, 'cat-file', 'blob', `${commit}:${file}`));
  }
}

/** Passes on the mirror itself, or a folder with the single commit fetched into it. */
function runInRepository({ repository, commit }: BatchPage, use: (gitDir: string) => void): void {
  const source = `${from}/${repository}`;
  if (existsSync(source)) {
    use(source);
    return;
  }
  const workFolder = mkdtempSync(path.join(tmpdir(), 'batch-page-'));
  try {
    git(workFolder, 'init', '--bare', '--quiet');
    git(workFolder, 'fetch', '--quiet', '--depth', '1', source, commit);
    use(workFolder);
  } finally {
    rmSync(workFolder, { recursive: true });
  }
}

let missing = 0;
for (const { name, pages } of readBatches()) {
  for (const [page, source] of Object.entries(pages)) {
    const targetFolder = path.join(folder, name, page);
    if (existsSync(targetFolder)) continue;
    try {
      runInRepository(source, (gitDir) => collectPage(gitDir, source, targetFolder));
    } catch {
      missing += 1;
      console.error(`${name}/${page}: ${source.repository} has no readable commit ${source.commit}`);
    }
  }
}
if (missing > 0) process.exitCode = 1;
