import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CEILINGS } from './architecture/ceilings.ts';
import { findFolderCycles, importCycles } from './architecture/cycles.ts';
import { importsOf } from './architecture/imports.ts';
import { findFirebaseInPages, findLayerViolations } from './architecture/rules.ts';
import { findSizeViolations, measureSource } from './architecture/source-size.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLANTED = fileURLToPath(new URL('fixtures/architecture', import.meta.url));

/** Source files below a folder without tests, which may import more than their subject. */
const listFiles = (root: string, ...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter(
        (path) =>
          /\.(ts|tsx|astro)$/.test(path) &&
          !/\.(test|config)\.tsx?$|node_modules|\/dist\/|^functions\/src\/.*fixtures/.test(path),
      ),
  );

describe('layers', () => {
  it('allow only the imports in the table', () => {
    const files = listFiles(ROOT, 'src', 'functions/src', 'local', 'packages').filter(
      (file) => !file.startsWith('packages/realtime-database/testing/'),
    );
    expect(files.length).toBeGreaterThan(60);
    expect(findLayerViolations(ROOT, files)).toEqual([]);
  });

  it.each([
    ['src/domain/uses-react.ts', 'src/domain/uses-react.ts imports the package react'],
    ['src/contract/uses-copy.ts', 'src/contract/uses-copy.ts imports src/copy/index.ts'],
    ['src/copy/uses-domain.ts', 'src/copy/uses-domain.ts imports src/domain/score.ts'],
    [
      'src/islands/one/OneIsland.tsx',
      'src/islands/one/OneIsland.tsx imports another island: src/islands/two/TwoIsland.tsx',
    ],
    [
      'src/screens/Inside.astro',
      'src/screens/Inside.astro imports the inside of an island: src/islands/two/two-store.ts',
    ],
    ['src/stores/uses-firebase.ts', 'src/stores/uses-firebase.ts imports the package firebase/app'],
    [
      'functions/src/uses-local.ts',
      'functions/src/uses-local.ts imports packages/realtime-database/index.ts',
    ],
  ])('report a planted violation in %s', (file, violation) => {
    expect(findLayerViolations(PLANTED, [file])).toEqual([violation]);
  });
});

describe('realtime database', () => {
  /** The benchmark measures internals. */
  const mayReachInside = (file: string): boolean =>
    file.startsWith('packages/realtime-database/') || file.startsWith('tests/bench/realtime-database/');

  it('is imported only through its public entry point, even by tests', () => {
    const files = ['src', 'functions/src', 'local', 'packages', 'scripts', 'tests'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/fixtures\/|\/dist\//.test(path)),
    );
    const imports = files
      .filter((file) => !mayReachInside(file))
      .flatMap((file) => importsOf(join(ROOT, file)))
      .flatMap(({ specifier }) => /realtime-database\/.*/.exec(specifier) ?? []);
    expect(imports.length).toBeGreaterThan(1);
    expect(new Set(imports)).toEqual(new Set(['realtime-database/index.ts']));
  });
});

describe('imports', () => {
  it('contain no cycles between files', () => {
    const files = listFiles(ROOT, 'src', 'functions/src', 'local', 'packages', 'scripts', 'tests').filter(
      (file) => !file.startsWith('tests/fixtures/'),
    );
    expect(importCycles(ROOT, files)).toEqual([]);
  });

  it('report a planted cycle through a type import', () => {
    const files = ['one', 'two', 'three'].map((name) => `src/domain/cycle/${name}.ts`);
    expect(importCycles(PLANTED, files)).toEqual([[...files, files[0]].join(' > ')]);
  });

  it('contain no cycles between folders of the functions', () => {
    const files = listFiles(ROOT, 'functions/src').filter((file) => !file.includes('/testing/'));
    expect(files.length).toBeGreaterThan(60);
    expect(findFolderCycles(ROOT, files, 'functions/src/')).toEqual([]);
  });

  it('report a planted cycle between folders through import()', () => {
    const files = ['one/one', 'one/other', 'two/two'].map((name) => `functions/src/${name}.ts`);
    expect(findFolderCycles(PLANTED, files, 'functions/src/')).toEqual(['one > two > one']);
  });
});

describe('pages', () => {
  it('have no Firebase package in their static import graph', () => {
    expect(findFirebaseInPages(ROOT, listFiles(ROOT, 'src/pages'))).toEqual([]);
  });

  it('report a planted Firebase import two files away', () => {
    expect(findFirebaseInPages(PLANTED, ['src/pages/index.astro'])).toEqual([
      'src/pages/index.astro > src/screens/Firebase.astro > src/services/firebase/app.ts > firebase/app',
    ]);
  });

  it('have at most ten lines', () => {
    const long = listFiles(ROOT, 'src/pages')
      .filter((file) => file.endsWith('.astro'))
      .filter((file) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length > 10);
    expect(long).toEqual([]);
  });
});

describe('the source', () => {
  it('is within the ceiling of each folder', () => {
    const size = measureSource(ROOT, Object.keys(CEILINGS));
    expect(findSizeViolations(size, CEILINGS)).toEqual([]);
  });

  it('reports a folder that grew, shrank or is new, and a long line', () => {
    const size = { bytes: { grew: 9, shrank: 9, same: 9, fresh: 1 }, longLines: { 'a.ts': 1 } };
    expect(findSizeViolations(size, { grew: 8, shrank: 9000, same: 9 })).toEqual([
      'grew: 9 bytes, above its ceiling of 8',
      'shrank: 9 bytes; lower its ceiling of 9000',
      'fresh: 1 bytes, above its ceiling of 0',
      'a.ts: 1 lines over 300 characters',
    ]);
  });
});
