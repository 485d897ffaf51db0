import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ASSET_LIST, ASSETS, withImmutableAssets } from './immutable-assets.ts';

it('caches hashed files for a year, but not their list', () => {
  const site = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, ASSETS));
  for (const name of ['a.1x.js', 'b.2y.css', ASSET_LIST]) writeFileSync(join(site, ASSETS, name), '');
  const { headers } = withImmutableAssets({ headers: [] }, site);
  expect(headers.map(({ source }) => source)).toEqual(['/_astro/@(a.1x.js|b.2y.css)']);
});
