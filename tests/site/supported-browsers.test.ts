/** Scripts use no syntax and no ECMAScript API that the oldest supported browsers lack, by MDN's data. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { capture } from '../../local/children.ts';
import { SUPPORTED_BROWSERS } from '../../src/domain/site/browsers.ts';
import { contents, DIST, PAGES } from './built.ts';

/** As Browserslist names them: 'safari 17.4', 'ios_saf 17.4'. */
const QUERY = SUPPORTED_BROWSERS.map((browser) =>
  browser.replace(/^ios/, 'ios_saf').replace(/(?<=[a-z])(?=\d)/, ' '),
).join(', ');

const folder = mkdtempSync(join(tmpdir(), 'supported-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, script: string): string => {
  const file = join(folder, name);
  writeFileSync(file, script);
  return file;
};

/** Errors of es-check about syntax, then about APIs. */
async function check(...files: readonly string[]): Promise<string> {
  const command = [
    'es-check',
    'checkBrowser',
    ...files,
    '--module',
    '--noColor',
    `--browserslistQuery=${QUERY}`,
  ] as const;
  const syntax = await capture(command);
  const apis = await capture([...command, '--checkFeatures']);
  return [syntax, apis].map(({ succeeded, output }) => (succeeded ? '' : output)).join('');
}

it('reports syntax and an API that are too new', async () => {
  const errors = await check(
    write('syntax.js', 'export const has = (text) => /(?i:a)b/.test(text);'),
    write('api.js', 'export const tried = Promise.try(() => 1);'),
  );
  expect(errors).toContain('syntax.js');
  expect(errors).toContain('PromiseTry');
});

it('reports nothing for script files', { timeout: 120_000 }, async () => {
  expect(await check(join(DIST, '**/*.js'))).toBe('');
});

it('reports nothing for inline scripts', async () => {
  const scripts = new Set(PAGES.flatMap(({ html }) => contents(html, 'script')));
  const code = [...scripts].filter((text) => text !== '' && !text.startsWith('{'));
  expect(code.length).toBeGreaterThan(0);
  expect(await check(...code.map((text, i) => write(`within-${i}.js`, text)))).toBe('');
});
