/** The SDK's browser build in a real browser, with its native WebSocket. */
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { findOrInstallBrowser } from '../../scripts/browser.ts';
import { startServer } from './testing/clients.ts';

const RULES = `{"rules": {
  "secret": {".write": false},
  "$other": {".read": true, ".write": "auth.uid == 'anna' || !data.exists()"}
}}`;

test('a page in Chromium', { timeout: 60_000 }, async () => {
  const server = await startServer({ rules: RULES });
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'testing/browser-page.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  });
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>test</title><script type="module">${outputFiles[0]?.text}</script>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void site.close());
  const address = site.address();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : 0}/`);
  const seen = await page.evaluate((port) => window.runScenario(port), server.port);
  expect(seen).toEqual({
    added: ['eins', 'zwei', 'drei 🙂'],
    counted: 1,
    isBigWhole: true,
    last: 'written offline',
    denied: 'PERMISSION_DENIED: Permission denied',
    rest: [200, { name: 'Anna' }],
  });
});
