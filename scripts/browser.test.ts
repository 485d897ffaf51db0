import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findInstalledBrowser, findQuickBrowser } from './browser.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'));
  for (const name of ['google-chrome', 'chromium-headless-shell', 'mine']) {
    await writeFile(join(folder, name), '#!/bin/sh\n');
    await chmod(join(folder, name), 0o755);
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('uses the browser from the environment', () => {
  const mine = join(folder, 'mine');
  expect(findInstalledBrowser({ CHROMIUM_PATH: mine, PATH: folder })).toBe(mine);
});

it('skips a path that does not exist', () => {
  expect(findInstalledBrowser({ CHROMIUM_PATH: join(folder, 'gone'), PATH: folder })).not.toBe(
    join(folder, 'gone'),
  );
});

it('prefers the headless shell, unless a browser is set', () => {
  const whole = join(folder, 'google-chrome');
  expect(findQuickBrowser(whole, { PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
  expect(findQuickBrowser(whole, { PATH: join(folder, 'empty') })).toBe(whole);
  expect(findQuickBrowser(whole, { PATH: folder, CHROMIUM_PATH: whole })).toBe(whole);
});
