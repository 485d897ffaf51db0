/** At most one server per data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { lockFolder } from './lock.ts';

const HOLDER = `
  const { lockFolder } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))});
  try {
    globalThis.unlock = lockFolder(process.argv[1]);
    console.log('held');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.message);
  }`;

/** Starts another process that locks a folder; resolves with its output. */
async function lockInOtherProcess(folder: string) {
  const args = ['--input-type=module', '-e', HOLDER, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [output] = await once(child.stdout, 'data');
  return { child, output: String(output).trim() };
}

test('a folder locked by another process is refused, and is free once that process is killed', async () => {
  const folder = temporaryFolder();
  const { child, output } = await lockInOtherProcess(folder);
  expect(output).toBe('held');
  expect(() => lockFolder(folder)).toThrow(/is in use by another server/);
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  const unlock = lockFolder(folder);
  expect((await lockInOtherProcess(folder)).output).toContain('is in use by another server');
  unlock();
  expect((await lockInOtherProcess(folder)).output).toBe('held');
});

test('a process can lock a folder only once', () => {
  const folder = temporaryFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('in use');
  expect(() => lockFolder(path.join(folder, '..', path.basename(folder)))).toThrow('in use');
  unlock();
  lockFolder(folder)();
});

test('the lock is empty, so that a full disk cannot leave a stale one', () => {
  const folder = temporaryFolder();
  const unlock = lockFolder(folder);
  expect(fs.readdirSync(folder)).toEqual(['lock.sqlite']);
  expect(fs.statSync(path.join(folder, 'lock.sqlite')).size).toBe(0);
  unlock();
});
