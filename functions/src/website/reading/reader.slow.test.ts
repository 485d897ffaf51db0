import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { writeProgram } from '../../testing/reader-program.ts';
import { READING, REPLACE_AFTER, type ReadingLimits } from './limits.ts';
import { procMeter } from './meter.ts';
import { openReader, type Reader } from './reader.ts';
import { canLimit, type ReaderChild, spawnReader } from './spawn-reader.ts';

const TASK = { websiteUrl: 'a.de', language: 'en' } as const;

const READY = `process.stdin.resume(); process.stdin.on('end', () => process.exit());
const send = (message) => console.log(JSON.stringify(message)); send({ type: 'ready' });`;
/** Writes a program that runs code on its first command. */
const writeProgramOnRead = (code: string): string =>
  writeProgram(`${READY} process.stdin.once('data', () => { ${code} });`);

interface OpenedReader {
  readonly child: ReaderChild;
  readonly reader: Promise<Reader>;
  readonly ends: readonly string[];
}
function open(file: string, limits: Partial<ReadingLimits> = {}): OpenedReader {
  const child = spawnReader(true, file);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ends: string[] = [];
  const reader = openReader({
    child,
    meter: procMeter,
    onEnd: (reason) => ends.push(reason),
    onFailure: () => {},
    limits: { ...READING, ...limits },
  });
  return { child, reader, ends };
}
const allowContact = async (): Promise<null> => null;

it.each([
  ['exits immediately', 'process.exit(3)', 'It exited (3)'],
  ['cannot start', 'import "./not-there.mjs"', 'It exited (1)'],
  ['writes anything else before it is ready', 'console.log("hello")', 'It sent an invalid message'],
])('rejects a process that %s', async (_what, code, reason) => {
  const { reader, ends } = open(writeProgram(code));
  await expect(reader).rejects.toMatchObject({ fault: 'unexpected' });
  expect(ends).toEqual([expect.stringContaining(reason)]);
});

it('kills a process that hangs during startup', async () => {
  const { child, reader } = open(writeProgram('setInterval(() => {}, 1000)'), { startMs: 300 });
  const closed = once(child, 'close');
  await expect(reader).rejects.toMatchObject({ fault: 'busy' });
  expect((await closed)[1]).toBe('SIGKILL');
});

it.each<[string, string, Partial<ReadingLimits>, string]>([
  ['writes an invalid message', 'console.log("<html>")', {}, 'It sent an invalid message'],
  ['sends an invalid report', 'send({ type: "report", report: {} })', {}, 'It sent an invalid message'],
  [
    'reports an unknown fault',
    'send({ type: "fault", fault: "toString", values: {} })',
    {},
    'It sent an invalid message',
  ],
  [
    'writes an endless line',
    'setInterval(() => process.stdout.write("x".repeat(9_999)), 1)',
    { line: 50_000 },
    'It sent a line that is too long',
  ],
  [
    'requests one host after another',
    'let i = 0; setInterval(() => send({ type: "contact", host: i++ + ".de" }), 1)',
    {},
    'It requested too many hosts',
  ],
  ['never responds', '', { deadlineMs: 200 }, 'It took too long'],
  ['loops forever', 'for (;;);', { cpuMs: 200 }, 'ms of CPU time'],
  ['allocates too much', 'globalThis.stored = Buffer.alloc(60_000_000, 1)', { memory: 80_000_000 }, ' MB'],
  ['crashes', 'process.kill(process.pid, "SIGSEGV")', {}, 'It exited (SIGSEGV)'],
])('reports too-complex if the process %s', async (_what, code, limits, reason) => {
  const { reader, ends, child } = open(writeProgramOnRead(code), limits);
  const closed = once(child, 'close');
  const opened = await reader;
  expect(opened.isFit()).toBe(true);
  await expect(opened.read(TASK, allowContact)).rejects.toMatchObject({ fault: 'too-complex' });
  expect(opened.isFit()).toBe(false);
  expect(ends).toEqual([expect.stringContaining(reason)]);
  await closed;
});

it('relies on the operating system’s limits without a meter', async () => {
  const child = spawnReader(
    true,
    writeProgramOnRead('const all = []; for (;;) all.push(Buffer.alloc(1_000_000, 1))'),
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const ends: string[] = [];
  const onEnd = (reason: string): void => void ends.push(reason);
  const opened = await openReader({ child, meter: null, onEnd, onFailure: () => {} });
  await expect(opened.read(TASK, allowContact)).rejects.toMatchObject({ fault: 'too-complex' });
  expect(ends).toEqual([expect.stringContaining('It exited')]);
});

it('asks whether each host may be contacted, and forwards the response', async () => {
  const code = `send({ type: 'contact', host: 'b.de' });
    process.stdin.once('data', (order) => send({ type: 'fault', fault: 'host-limit', values: { minutes: JSON.parse(order).wait } }));`;
  const opened = await open(writeProgramOnRead(code)).reader;
  const contacted: string[] = [];
  const contact = async (host: string): Promise<number> => {
    contacted.push(host);
    return 7;
  };
  await expect(opened.read(TASK, contact)).rejects.toMatchObject({
    fault: 'host-limit',
    values: { minutes: 7 },
  });
  expect(contacted).toEqual(['b.de']);
  expect(opened.isFit()).toBe(true);
});

it.each([
  ['reached its maximum number of readings', REPLACE_AFTER.readings, ''],
  ['uses much memory', 1, `globalThis.stored = Buffer.alloc(${REPLACE_AFTER.memory}, 1);`],
])('does not reuse a process that %s', async (_what, readings, code) => {
  const opened = await open(
    writeProgram(`${READY} process.stdin.on('data', () => {
      ${code} send({ type: 'fault', fault: 'blank', values: {} }); });`),
    // Touching that much memory can take seconds of CPU time on some machines.
    { memory: 2 * REPLACE_AFTER.memory, cpuMs: 10_000 },
  ).reader;
  for (let i = 0; i < readings; i += 1) {
    expect(opened.isFit()).toBe(true);
    await expect(opened.read(TASK, allowContact)).rejects.toMatchObject({ fault: 'blank' });
  }
  expect(opened.isFit()).toBe(false);
});

it('does not pass secrets to the process', async () => {
  process.env.TEAM_CODE = 'hidden';
  onTestFinished(() => void delete process.env.TEAM_CODE);
  const names =
    'Object.keys(process.env).filter((name) => !/^(PATH|TZ|PWD|SHLVL|_|OLDPWD|MALLOC_ARENA_MAX|UV_THREADPOOL_SIZE|NODE_EXTRA_CA_CERTS|SSL_CERT_.*)$/.test(name))';
  const opened = await open(
    writeProgramOnRead(`send({ type: 'fault', fault: 'blank', values: { names: ${names}.length } })`),
  ).reader;
  await expect(opened.read(TASK, allowContact)).rejects.toMatchObject({ values: { names: 0 } });
});

it('exits when its parent process is gone', async () => {
  const spawner = new URL('./spawn-reader.ts', import.meta.url).href;
  const parent = fork(
    writeProgram(`const { spawnReader } = await import(${JSON.stringify(spawner)});
      const child = spawnReader(true, ${JSON.stringify(writeProgram(READY))});
      child.stdout.once('data', () => process.send(child.pid)); setInterval(() => {}, 1000);`),
    { execArgv: [] },
  );
  const [pid]: readonly unknown[] = await once(parent, 'message');
  expect(await procMeter(Number(pid))).toBeDefined();
  parent.kill('SIGKILL');
  await expect.poll(() => procMeter(Number(pid)), { timeout: 10_000 }).toBeUndefined();
});

it('cannot measure a process that is gone', async () => {
  expect(await procMeter(2 ** 30)).toBeUndefined();
});

it('determines whether the platform has limits', () => {
  expect(canLimit()).toBe(true);
  expect(canLimit('/no/shell')).toBe(false);
  // A shell that could not load says nothing about the limits.
  expect(() => canLimit('/bin/false')).toThrow('exited (1)');
  expect(() => canLimit('/')).toThrow();
});

it('does not start a process without the limits that were asked for', () => {
  const child = spawnReader(true, writeProgram(READY));
  child.kill('SIGKILL');
  expect(child.spawnargs.join(' ')).toContain('ulimit');
  const script = child.spawnargs[2]?.replaceAll('ulimit', 'false') ?? '';
  const refused = spawnSync('/bin/sh', ['-c', script, 'sh', 'echo', 'started'], { encoding: 'utf8' });
  expect(refused).toMatchObject({ status: 78, stdout: '' });
});
