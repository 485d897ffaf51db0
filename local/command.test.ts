import { expect, it } from 'vitest';
import { findOptionsTakenByNpm, requireCommand, requireEmail } from './command.ts';

it('recognizes options before a forgotten --', () => {
  const names = ['live', 'dry-run', 'data'];
  const environment = { npm_lifecycle_event: 'backup', npm_config_live: 'true', npm_config_dry_run: '' };
  expect(findOptionsTakenByNpm(names, environment)).toEqual(['live', 'dry-run']);
  expect(findOptionsTakenByNpm(names, { npm_config_live: 'true' })).toEqual([]);
  expect(findOptionsTakenByNpm(names, { npm_lifecycle_event: 'backup' })).toEqual([]);
});

it.each(['liv', 'lives', 'lvie', 'dryrun', 'dry_rum', 'onlin'])(
  'recognizes the misspelled option %s',
  (typed) => {
    const environment = { npm_lifecycle_event: 'backup', [`npm_config_${typed}`]: 'true' };
    const name = typed.replaceAll('_', '-');
    expect(findOptionsTakenByNpm(['live', 'dry-run', 'online', 'yes'], environment)).toEqual([name]);
  },
);

it('leaves npm its own options, and those of an .npmrc', () => {
  const names = ['live', 'dry-run', 'online', 'data', 'project', 'yes'];
  const own =
    'yes,offline,local_prefix,proxy,prefix,tag,link,only,o,sharp_binary_host,nodedir,save_dev'.split(',');
  const environment = Object.fromEntries(own.map((name) => [`npm_config_${name}`, 'true']));
  expect(findOptionsTakenByNpm(names, { npm_lifecycle_event: 'backup', ...environment })).toEqual([]);
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
