/** Plants an error for each check in a small copy of the project, and expects `npm run check` to report all of them. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryState } from '../local/testing/temporary-state.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONFIG = [
  'package.json',
  'tsconfig.json',
  'tsconfig.astro.json',
  'biome.json',
  '.prettierrc.json',
  'stylelint.config.js',
  '.gitignore',
];

const SCRIPTS = ['scripts/check.ts', 'scripts/tasks.ts', 'local/children.ts', 'local/stop-signals.ts'];

const VALID: Readonly<Record<string, string>> = {
  'astro.config.ts': "import { defineConfig } from 'astro/config';\n\nexport default defineConfig({});\n",
  'knip.json':
    '{ "ignoreDependencies": [".*"], "ignoreBinaries": [".*"], "entry": ["src/pages/*.astro", "scripts/*.ts"] }\n',
  // Replaces the niche file's check; scripts/niche-file/ has its own tests.
  'scripts/check-niches.ts': "console.log('niches: valid');\n",
  'src/used.ts': "export const greeting: string = 'Hello';\n",
  'src/named.ts': "export const name: string = 'Ada';\n",
  'src/pages/named.astro': "---\nimport { name } from '../named.ts';\n---\n\n<p>{name}</p>\n",
  'src/used.css': '.used {\n  margin: 0;\n}\n',
  'src/pages/index.astro':
    "---\nimport { greeting } from '../used.ts';\nimport '../used.css';\n---\n\n<p class=\"used\">{greeting}</p>\n",
};

let project = '';

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

beforeAll(() => {
  project = temporaryState('checks');
  for (const file of CONFIG) cpSync(join(ROOT, file), join(project, file));
  for (const script of SCRIPTS) cpSync(join(ROOT, script), join(project, script));
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');
  for (const [path, text] of Object.entries(VALID)) write(path, text);
  // A separate repository, so that the root's .gitignore does not hide it from the checks.
  spawnSync('git', ['init', '-q'], { cwd: project });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** For each check: a file, its planted error, and the expected message. All run together, since a run takes seconds. */
const FAULTS: readonly (readonly [check: string, path: string, text: string, message: string])[] = [
  ['format and lint', 'src/named.ts', "export const name: any = 'Ada';\n", 'noExplicitAny'],
  [
    'format of .astro',
    'src/pages/named.astro',
    `${VALID['src/pages/named.astro'] ?? ''}<p   class="crooked"></p>\n`,
    '[warn] src/pages/named.astro',
  ],
  ['styles', 'src/used.css', '.used {\n  color: #123456;\n}\n', 'color-no-hex'],
  [
    'types of .astro',
    'src/pages/index.astro',
    VALID['src/pages/index.astro']?.replace('{greeting}', '{greeting.missing}') ?? '',
    "Property 'missing' does not exist",
  ],
  ['types', 'src/used.ts', 'export const greeting: string = 7;\n', 'error TS2322'],
  [
    'unused code',
    'src/forgotten.ts',
    "export const forgotten = 'nobody imports this';\n",
    'src/forgotten.ts',
  ],
  ['niche file', 'scripts/check-niches.ts', "throw new Error('a niche is invalid');\n", 'a niche is invalid'],
];

// Every run on this project verifies that a valid one passes.
it('finds a planted error with each check', { timeout: 120_000 }, () => {
  for (const [, path, text] of FAULTS) write(path, text);
  const { status, stdout, stderr } = spawnSync('node', ['scripts/check.ts'], {
    cwd: project,
    encoding: 'utf8',
  });
  // CI output is colored.
  const output = stripVTControlCharacters(stdout);
  expect(status).toBe(1);
  for (const [name, , , message] of FAULTS) {
    expect(output).toContain(`✗ ${name} (`);
    expect(output).toContain(message);
    expect(stderr).toMatch(new RegExp(`check: failed: .*\\b${name}(?:,|$)`, 'm'));
  }
});
