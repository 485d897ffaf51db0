import { expect, it } from 'vitest';
import { findOptionsTakenByNpm, requireCommand, requireEmail } from './command.ts';

it('recognizes options before a forgotten --', () => {
  const names = ['live', 'dry-run', 'data'];
  const environment = { npm_lifecycle_event: 'backup', npm_config_live: 'true', npm_config_dry_run: '' };
  expect(findOptionsTakenByNpm(names, environment)).toEqual(['live', 'dry-run']);
  expect(findOptionsTakenByNpm(names, { npm_config_live: 'true' })).toEqual([]);
  expect(findOptionsTakenByNpm(names, { npm_lifecycle_event: 'backup' })).toEqual([]);
});

it('requires an email address', () => {
  expect(requireEmail('ada@huber.at')).toBe('ada@huber.at');
  expect(() => requireEmail('notanemail')).toThrow('notanemail is not an email address.');
  expect(() => requireEmail(undefined)).toThrow('Which email address?');
});

it('lists the subcommands', () => {
  expect(requireCommand({ add: 1 }, 'add')).toBe(1);
  expect(() => requireCommand({ add: 1, list: 2 }, 'constructor')).toThrow(
    'There is no command constructor. There are add, list.',
  );
  expect(() => requireCommand({ add: 1 }, undefined)).toThrow('Which command?');
});
