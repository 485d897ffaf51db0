/** Plants errors in a small site's niche file, and expects its build to report each with its location. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capture } from '../local/children.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HEADER = 'nische;mikronische;beschreibung;zielgruppe';
const VALID = `${HEADER}\nBau;Hallenbau;Zwei Hallen.;Bauherren\nBau;Stallbau;Ein Stall.;Reiter\n`;

let project = '';

beforeAll(() => {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  project = mkdtempSync(join(ROOT, '.local', 'niches-'));
  for (const path of [
    'src/content.config.ts',
    'src/content/niches/loader.ts',
    'src/domain/niches',
    'src/domain/site',
    'tsconfig.json',
  ])
    cpSync(join(ROOT, path), join(project, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(project, 'src/pages'));
  writeFileSync(
    join(project, 'src/pages/index.astro'),
    `---
import { getCollection } from 'astro:content';
const niches = await getCollection('niches');
---

{niches.map(({ data: { mikronische, words } }) => <p>{mikronische}: {words.join(', ')}</p>)}
`,
  );
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const write = (file: string, text: string): void =>
  writeFileSync(join(project, 'src/content/niches', file), text);

/** Runs `astro build` with a niche file. */
async function build(file: string) {
  write('niches.csv', file);
  const { succeeded, output } = await capture(['astro', 'build', '--root', project]);
  return { succeeded, output: stripVTControlCharacters(output.toString()) };
}
const page = (): string => readFileSync(join(project, 'dist/index.html'), 'utf8');

it('builds a valid file without search words', async () => {
  expect(await build(VALID)).toMatchObject({ succeeded: true });
  expect(page()).toContain('<p>Stallbau: </p>');
});

it('builds a valid file with its search words and ignores others', async () => {
  write('search-words.csv', 'mikronische;buyers;words\nStallbau;riders;Reitstall, stable\nSilos;x;Futter\n');
  expect(await build(VALID)).toMatchObject({ succeeded: true });
  expect(page()).toContain('<p>Hallenbau: </p><p>Stallbau: Reitstall, stable</p>');
});

it('reports every broken row at once', async () => {
  const broken = [
    'Bau;Hofbau;Zwei.',
    'Bau;;Zwei.;Leute',
    'Bau;?!;Zwei.;Leute',
    'Bau;STALLBAU;Zwei.;Leute',
    'Bau;"Hofbau;Zwei.;Leute',
  ];
  const { succeeded, output } = await build(VALID + broken.join('\n'));
  expect(succeeded).toBe(false);
  for (const error of [
    'line 4: 3 fields instead of 4',
    'line 5: no mikronische',
    'row 3: "?!" has no letters for a URL',
    'rows 2 and 4 have the same URL: "Stallbau", "STALLBAU"',
    'line 8: a quote is not closed',
  ])
    expect(output).toContain(error);
});
