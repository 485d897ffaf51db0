import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FolderServer, serveFolder } from '../../local/folder-server.ts';
import { addLiveAssets } from './live-assets.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);
let folder = '';
const servers: Pick<FolderServer, 'close'>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-assets-'));
});
afterAll(async () => {
  for (const { close } of servers) await close();
  await rm(folder, { recursive: true });
});

let builds = 0;
/** A built site with hashed files, by name and content. */
async function build(files: Readonly<Record<string, string>>): Promise<string> {
  const site = join(folder, String(++builds));
  await mkdir(join(site, '_astro'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(site, '_astro', name), content);
  return site;
}

async function serve(site: string): Promise<string> {
  const server = await serveFolder(site);
  servers.push(server);
  return server.origin;
}

const listFiles = async (site: string): Promise<string[]> =>
  (await readdir(join(site, '_astro'))).filter((name) => name !== 'files.json').sort();

/** Serves the same response to every request. */
async function serveResponse(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push({ close: () => new Promise((resolve) => server.close(() => resolve())) });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

it('keeps replaced files for seven days, no matter how long they were live', async () => {
  const first = await build({ 'react.1.js': 'react', 'form.1.js': 'one' });
  expect(await addLiveAssets(first, await serve(await build({})), START), 'first deploy').toEqual([]);

  const second = await build({ 'react.1.js': 'react', 'form.2.js': 'two' });
  expect(await addLiveAssets(second, await serve(first), START + 90 * DAY)).toEqual(['form.1.js']);
  expect(await readFile(join(second, '_astro', 'form.1.js'), 'utf8')).toBe('one');

  const soon = await build({ 'react.1.js': 'react', 'form.3.js': 'three' });
  await addLiveAssets(soon, await serve(second), START + 96 * DAY);
  expect(await listFiles(soon)).toEqual(['form.1.js', 'form.2.js', 'form.3.js', 'react.1.js']);

  const later = await build({ 'react.1.js': 'react', 'form.3.js': 'three' });
  await addLiveAssets(later, await serve(second), START + 98 * DAY);
  expect(await listFiles(later)).toEqual(['form.2.js', 'form.3.js', 'react.1.js']);
});

it('treats a file that reappears as part of the new build', async () => {
  const first = await build({ 'form.1.js': 'one' });
  await addLiveAssets(first, null, START);
  const second = await build({ 'form.2.js': 'two' });
  await addLiveAssets(second, await serve(first), START + DAY);
  const back = await build({ 'form.1.js': 'one' });
  await addLiveAssets(back, await serve(second), START + 2 * DAY);
  const last = await build({ 'form.3.js': 'three' });
  await addLiveAssets(last, await serve(back), START + 8.5 * DAY);
  expect(await listFiles(last)).toEqual(['form.1.js', 'form.2.js', 'form.3.js']);
});

it('stops if the live site cannot be read', async () => {
  const site = await build({ 'form.1.js': 'one' });
  await expect(addLiveAssets(site, await serveResponse(503, ''), START)).rejects.toThrow(
    'responded with 503',
  );
  await expect(addLiveAssets(site, await serveResponse(200, '<!doctype html>'), START)).rejects.toThrow();
  await expect(addLiveAssets(site, 'http://127.0.0.1:9', START)).rejects.toThrow(
    'No answer from 127.0.0.1:9 to GET http://127.0.0.1:9/_astro/files.json',
  );
});

it('stops if a file differs from the list, or if a path is outside the folder', async () => {
  const live = await build({ 'form.1.js': 'one' });
  await addLiveAssets(live, null, START);
  await writeFile(join(live, '_astro', 'form.1.js'), 'changed');
  const next = await build({ 'form.2.js': 'two' });
  await expect(addLiveAssets(next, await serve(live), START)).rejects.toThrow('the hash differs');

  const list = JSON.stringify([{ name: '../index.html', sha256: '', replaced: null }]);
  await expect(addLiveAssets(next, await serveResponse(200, list), START)).rejects.toThrow();
});
