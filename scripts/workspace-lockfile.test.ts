import { expect, it } from 'vitest';
import { lockfileOf } from './workspace-lockfile.ts';

const lock = (packages: Record<string, object>) => ({
  name: 'whole',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: { '': { workspaces: ['part'] }, ...packages },
});

it("includes the workspace's dependencies in the same versions, and nothing else", () => {
  const whole = lock({
    part: { name: 'part', version: '2.0.0', dependencies: { a: '1.0.0' }, devDependencies: { c: '1.0.0' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' }, dev: true },
    'node_modules/b': { version: '1.5.0', integrity: 'sha512-b' },
    'node_modules/c': { version: '1.0.0' },
  });
  expect(lockfileOf(whole, 'part')).toEqual({
    name: 'part',
    version: '2.0.0',
    lockfileVersion: 3,
    packages: {
      '': { name: 'part', version: '2.0.0', dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
      'node_modules/b': { version: '1.5.0', integrity: 'sha512-b' },
    },
  });
});

it("hoists the workspace's own version, and nests the other one in its dependent", () => {
  const whole = lock({
    part: { dependencies: { a: '1.0.0', b: '2.0.0' } },
    'part/node_modules/b': { version: '2.0.0' },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0', c: '*' } },
    'node_modules/b': { version: '1.5.0', dependencies: { c: '*' } },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/a/node_modules/c': { version: '4.0.0' },
  });
  const { packages } = lockfileOf(whole, 'part');
  expect(Object.entries(packages).map(([place, { version }]) => [place, version])).toEqual([
    ['', undefined],
    ['node_modules/a', '1.0.0'],
    ['node_modules/a/node_modules/b', '1.5.0'],
    ['node_modules/a/node_modules/b/node_modules/c', '3.0.0'],
    ['node_modules/b', '2.0.0'],
    ['node_modules/c', '4.0.0'],
  ]);
});

it('skips an optional package that is not installed', () => {
  const whole = lock({ part: { dependencies: {}, optionalDependencies: { gone: '1.0.0' } } });
  expect(Object.keys(lockfileOf(whole, 'part').packages)).toEqual(['']);
});

it('rejects an unknown workspace', () => {
  expect(() => lockfileOf(lock({}), 'part')).toThrow('knows no workspace part');
});
