/** The journey of an owner who answered 'double-opt-in', in a copy of the project with its own backend. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildSite, run } from '../../local/build.ts';
import { BACKEND_SOURCES, copyProject } from '../built-variant.ts';

it('sends, confirms and ends subscriptions by double opt-in', { timeout: 600_000 }, async () => {
  const root = await copyProject(BACKEND_SOURCES);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const file = join(root, 'src/site.ts');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/(?<=^ {2}newsletter: ).*(?=,$)/m, "'double-opt-in'");
  expect(changed).toContain("newsletter: 'double-opt-in',");
  await writeFile(file, changed);
  await buildSite(root);
  await run('node', ['scripts/e2e.ts', 'tests/e2e/newsletter/double-opt-in.spec.ts'], root);
});
