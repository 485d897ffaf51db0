import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedBrowser } from './browser.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'));
  for (const name of ['google-chrome', 'mine']) {
    await writeFile(join(folder, name), '#!/bin/sh\n');
    await chmod(join(folder, name), 0o755);
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('takes the browser that the environment names', () => {
  const mine = join(folder, 'mine');
  expect(installedBrowser({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine);
});

it('passes over a path that does not exist', () => {
  expect(installedBrowser({ CHROMIUM_PATH: join(folder, 'gone'), PATH: folder })).not.toBe(
    join(folder, 'gone'),
  );
});
