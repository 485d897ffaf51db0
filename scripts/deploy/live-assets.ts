/**
 * Hashed files of earlier builds, which open pages import on demand. A deploy to Hosting replaces the whole site, so
 * the next one must include them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ASSET_LIST, ASSETS, assetsOf } from '../../local/immutable-assets.ts';
import { request } from '../request.ts';

/** How long pages may stay open after a deploy. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

const LIST = z.array(
  z.object({
    // Paths would be written outside of the folder.
    name: z.string().regex(/^[\w-][\w.-]*$/),
    sha256: z.string(),
    /** When a deploy replaced the last build with this file; null: part of the live build. */
    replaced: z.nullable(z.iso.datetime()),
  }),
);
export type Asset = z.output<typeof LIST>[number];

const computeHash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** @throws if the live site does not respond, or its list is invalid */
async function fetchLiveList(live: string): Promise<readonly Asset[]> {
  const url = `${live}/${ASSETS}/${ASSET_LIST}`;
  const response = await request(url, { cache: 'no-store' });
  // The first deploy has no list yet.
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return LIST.parse(await response.json());
}

/** @throws if the live site lacks a listed file */
async function download(live: string, { name, sha256 }: Asset): Promise<Uint8Array> {
  const url = `${live}/${ASSETS}/${name}`;
  const response = await request(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const content = new Uint8Array(await response.arrayBuffer());
  if (computeHash(content) !== sha256) throw new Error(`${url} does not match its list: the hash differs.`);
  return content;
}

/**
 * Adds the live site's files that are missing in a build, until seven days after they were replaced, and writes the
 * list for the next deploy.
 * @param site folder of the build
 * @param live URL of the live site; null: start over without its files
 * @returns names of the added files
 * @throws if the live site cannot be read, because open pages would break
 */
export async function addLiveAssets(site: string, live: string | null, now: number): Promise<string[]> {
  const built = assetsOf(site).map((name) => ({
    name,
    sha256: computeHash(readFileSync(join(site, ASSETS, name))),
    replaced: null,
  }));
  const names = new Set(built.map(({ name }) => name));
  const earlier = (live === null ? [] : await fetchLiveList(live))
    .filter(({ name }) => !names.has(name))
    .map((asset) => ({ ...asset, replaced: asset.replaced ?? new Date(now).toISOString() }))
    .filter(({ replaced }) => now - Date.parse(replaced) < RETENTION_MS);
  for (const asset of earlier)
    writeFileSync(join(site, ASSETS, asset.name), await download(live ?? '', asset));
  writeFileSync(join(site, ASSETS, ASSET_LIST), `${JSON.stringify([...built, ...earlier])}\n`);
  return earlier.map(({ name }) => name);
}
