import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltFunctions, startBuiltFunctions } from '../../testing/built-functions.ts';
import { type HttpSite, html, startHttpSite } from '../../testing/http-site.ts';
import { READING } from './limits.ts';
import { procMeter } from './meter.ts';

/**
 * Simulates a page that abuses the reader in every way we know: decoding a page that names a culprit runs it in the
 * bundle.
 */
const CULPRITS = `
const CULPRITS = {
  map: () => { const map = new Map(); for (let i = 0; ; i++) map.set(i, { i }); },
  buffer: () => { const list = []; for (;;) list.push(Buffer.alloc(1_000_000, 1)); },
  string: () => { let text = 'x'; const list = []; for (;;) { text += text.slice(0, 1_000_000); list.push(Buffer.from(text).toString()); } },
  regexp: () => /^(a+)+$/.test('a'.repeat(60) + 'b'),
  idle: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  exit: () => process.exit(0),
  garbage: () => { for (;;) process.stdout.write('x'.repeat(100_000)); },
  write: () => process.getBuiltinModule('fs').writeFileSync('/tmp/anbahn-was-here', ''),
  start: () => process.getBuiltinModule('child_process').execSync('true'),
  secrets: () => { throw new Error('secrets: ' + Object.keys(process.env).sort().join(' ')); },
};
const decode = TextDecoder.prototype.decode;
TextDecoder.prototype.decode = function (...args) {
  const text = decode.apply(this, args);
  const [, name] = /culprit:(\\w+)/.exec(text.slice(0, 100)) ?? [];
  CULPRITS[name]?.();
  return text;
};
`;

const MEMORY = ['map', 'buffer', 'string'];
const PROCESSOR = ['regexp'];

let website: HttpSite;
let built: BuiltFunctions;
beforeAll(async () => {
  const paths = [...MEMORY, ...PROCESSOR, 'exit', 'garbage', 'write', 'start', 'harmless'].map((name) => [
    `/${name}`,
    html(`<!-- culprit:${name} --><title>Seite ${name}</title><p>Text`),
  ]);
  website = await startHttpSite(Object.fromEntries(paths));
  built = await startBuiltFunctions([website.origin], CULPRITS);
}, 60_000);
afterAll(async () => {
  await built.close();
  await website.close();
});

const read = (path: string, language = 'en') =>
  built.call({ websiteUrl: `${website.origin}/${path}`, language });
const TOO_COMPLEX = {
  status: 400,
  body: {
    error: {
      message: 'This website is too large or too complex for us to read.',
      details: { reason: 'too-complex' },
    },
  },
};

/** Maximum memory and CPU time of any of the bundle's processes during the work. */
async function measureMaxUsage(
  work: Promise<unknown>,
): Promise<{ readonly memory: number; readonly cpuMs: number }> {
  let [memory, cpuMs] = [0, 0];
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  const before = new Map<number, number>();
  for (const pid of built.children()) before.set(pid, (await procMeter(pid))?.cpuMs ?? 0);
  while (!isDone) {
    for (const pid of built.children()) {
      const usage = await procMeter(pid);
      memory = Math.max(memory, usage?.memory ?? 0);
      cpuMs = Math.max(cpuMs, (usage?.cpuMs ?? 0) - (before.get(pid) ?? 0));
    }
    await sleep(5);
  }
  return { memory, cpuMs };
}

it.each([...MEMORY, ...PROCESSOR])(
  'stops an endless %s without affecting other visitors',
  async (culprit) => {
    expect(await read('harmless')).toMatchObject({ status: 200 });
    const reading = read(culprit);
    const maxUsage = measureMaxUsage(reading);
    // A later call gets its response while the culprit runs.
    const first = await Promise.race([reading.then(() => 'culprit'), built.call({ websiteUrl: 'no url' })]);
    expect(first).toMatchObject({ status: 400, body: { error: { details: { reason: 'not-a-url' } } } });
    expect(await reading).toMatchObject(TOO_COMPLEX);
    // Includes the process's startup, and the effect of other work on this machine.
    expect((await maxUsage).memory).toBeLessThan(215_000_000);
    // Ended by its usage, long before the deadline.
    expect((await maxUsage).cpuMs).toBeLessThan(READING.deadlineMs / 2);
    expect(await read('harmless', 'de')).toMatchObject({ status: 200 });
  },
  60_000,
);

it.each(['exit', 'garbage'])(
  'affects only the visitor whose process runs %s',
  async (culprit) => {
    expect(await read(culprit)).toMatchObject(TOO_COMPLEX);
    expect(await read(`harmless?${culprit}`)).toMatchObject({ status: 404 });
    expect(await read('harmless')).toMatchObject({ status: 200 });
  },
  60_000,
);

it.each(['write', 'start'])(
  'does not let the process %s',
  async (culprit) => {
    expect(await read(culprit)).toMatchObject({
      status: 500,
      body: { error: { message: 'Error during analysis' } },
    });
  },
  60_000,
);
