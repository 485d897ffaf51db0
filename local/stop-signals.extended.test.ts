/** No process survives its command, however the command or npm ends. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from './backend.ts';
import { MarkedRun } from './testing/marked-run.ts';
import { temporaryState } from './testing/temporary-state.ts';

const PATIENT = { timeout: 600_000 };
/** Allow for building and starting everything on a busy machine. */
const STARTED = { timeout: 300_000 };
const STOPPED = { timeout: 120_000 };

const folders: string[] = [];
const runs: MarkedRun[] = [];
afterEach(async () => {
  for (const run of runs.splice(0)) await run.end();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const folder = (): string => {
  const temporary = mkdtempSync(join(tmpdir(), 'anbahn-stop-'));
  folders.push(temporary);
  return temporary;
};

const npm = (cwd: string, ...args: string[]): MarkedRun => {
  const run = new MarkedRun('npm', ['run', '--silent', ...args], cwd);
  runs.push(run);
  return run;
};

async function expectNothingLeft(run: MarkedRun): Promise<void> {
  await expect.poll(() => run.processes(), { ...STOPPED, message: run.output.slice(-2000) }).toEqual([]);
  await run.closed;
}

describe('an npm script that waits for a signal', () => {
  /** Runs a program that ignores signals, and stops as `stop` specifies. */
  function script(stop: string): MarkedRun {
    const cwd = folder();
    const modules = ['children', 'stop-signals'].map((name) =>
      JSON.stringify(join(ROOT, 'local', `${name}.ts`)),
    );
    writeFileSync(join(cwd, 'package.json'), '{ "scripts": { "wait": "node wait.ts" } }');
    writeFileSync(
      join(cwd, 'wait.ts'),
      `import { spawnGroup } from ${modules[0]};
       import { stopOnSignal } from ${modules[1]};
       spawnGroup('sh', ['-c', 'sleep 1000; sleep 1000'], {});
       spawnGroup('sleep', ['1000'], {});
       stopOnSignal(() => ${stop});
       setInterval(() => undefined, 1000);
       console.log('waiting');`,
    );
    return npm(cwd, 'wait');
  }

  it.each([
    ['Ctrl-C', (run: MarkedRun) => run.interrupt()],
    ['SIGTERM to npm alone', (run: MarkedRun) => process.kill(run.pid, 'SIGTERM')],
    ['SIGKILL to npm alone', (run: MarkedRun) => process.kill(run.pid, 'SIGKILL')],
    ['SIGTERM to itself', (run: MarkedRun) => process.kill(run.find(/^node wait/) ?? Number.NaN, 'SIGTERM')],
  ])('ends with all its child processes on %s', PATIENT, async (_, signal) => {
    const run = script(`console.log('stopping')`);
    await run.waitForOutput('waiting');
    await expect
      .poll(() => run.processes().filter(({ command }) => command.startsWith('sleep')), STOPPED)
      .toHaveLength(2);
    signal(run);
    await expectNothingLeft(run);
    expect(run.output.match(/stopping/g)).toHaveLength(1);
  });

  it('removes temporary state that a build it started still writes', PATIENT, async () => {
    const cwd = folder();
    const [build, stop, state] = ['build', 'stop-signals', 'testing/temporary-state'].map((name) =>
      JSON.stringify(join(ROOT, 'local', `${name}.ts`)),
    );
    writeFileSync(join(cwd, 'package.json'), '{ "scripts": { "wait": "node wait.ts" } }');
    writeFileSync(
      join(cwd, 'wait.ts'),
      `import { run } from ${build};
       import { stopOnSignal } from ${stop};
       import { temporaryState } from ${state};
       stopOnSignal(() => undefined);
       const folder = temporaryState('written');
       console.log('in ' + folder);
       await run('sh', ['-c', '(while mkdir -p "$0"; do :; done) & wait', folder + '/late'], '.');`,
    );
    const run = npm(cwd, 'wait');
    await run.waitForOutput('in ');
    const written = /in (.+)/.exec(run.output)?.[1] ?? '';
    await expect.poll(() => existsSync(join(written, 'late')), STARTED).toBe(true);
    run.interrupt();
    await expectNothingLeft(run);
    expect(existsSync(written)).toBe(false);
  });

  it('waits for cleanup, but not after a second Ctrl-C', PATIENT, async () => {
    const run = script(`{ console.log('stopping'); return new Promise(() => undefined); }`);
    await run.waitForOutput('waiting');
    run.interrupt();
    await run.waitForOutput('stopping');
    const isThere = () => run.find(/^node wait/) !== undefined;
    expect(isThere()).toBe(true);
    await expect.poll(() => (isThere() ? run.interrupt() : 'gone'), STOPPED).toBe('gone');
    await expectNothingLeft(run);
    expect(run.output.match(/stopping/g)).toHaveLength(1);
  });
});

describe('the product', () => {
  async function startProduct(): Promise<{ readonly run: MarkedRun; readonly data: string }> {
    const data = temporaryState('stop');
    folders.push(data);
    const run = npm(ROOT, 'dev', '--', '--data', data);
    await run.waitForOutput('Ctrl-C stops it.');
    const { auth } = JSON.parse(readFileSync(join(data, 'address.json'), 'utf8'));
    const signUp = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
    const account = { email: 'ada@lovelace.example', password: 'correct horse' };
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(signUp, { method: 'POST', headers, body: JSON.stringify(account) });
    expect(response.status).toBe(200);
    // Started by the schedules.
    await expect.poll(() => run.find(/functionsEmulatorRuntime/), STARTED).toBeDefined();
    return { run, data };
  }
  const accountsIn = (data: string): string =>
    existsSync(join(data, 'accounts'))
      ? readFileSync(join(data, 'accounts/auth_export/accounts.json'), 'utf8')
      : '';

  it('saves accounts and leaves no process after repeated Ctrl-C', PATIENT, async () => {
    const { run, data } = await startProduct();
    const isThere = () => run.find(/^node local\/start/) !== undefined;
    await expect.poll(() => (isThere() ? run.interrupt() : 'gone'), STOPPED).toBe('gone');
    await expectNothingLeft(run);
    expect(accountsIn(data)).toContain('ada@lovelace.example');
  });

  it('saves accounts and leaves no process when it is killed', PATIENT, async () => {
    const { run, data } = await startProduct();
    process.kill(run.find(/^node local\/start/) ?? Number.NaN, 'SIGKILL');
    await expectNothingLeft(run);
    expect(accountsIn(data)).toContain('ada@lovelace.example');
  });

  it('leaves no process when its emulators are killed', PATIENT, async () => {
    const { run } = await startProduct();
    process.kill(run.find(/emulators:start/) ?? Number.NaN, 'SIGKILL');
    await expectNothingLeft(run);
    expect(run.output).toContain('The emulators stopped unexpectedly');
  });
});

describe('the end-to-end tests', () => {
  const start = (): MarkedRun =>
    npm(ROOT, 'test:e2e', '--', 'tests/e2e/site/headers.spec.ts', '--reporter=line', '--output', folder());
  const stateOf = (run: MarkedRun): string =>
    join(ROOT, '.local', `e2e-${run.find(/^node scripts\/e2e/) ?? 'none'}`);

  it('leave nothing on Ctrl-C while the backend starts', PATIENT, async () => {
    const run = start();
    await expect.poll(() => existsSync(stateOf(run)), STARTED).toBe(true);
    const state = stateOf(run);
    run.interrupt();
    await expectNothingLeft(run);
    expect(existsSync(state)).toBe(false);
  });

  it('leave nothing on Ctrl-C while they run', PATIENT, async () => {
    const run = start();
    await run.waitForOutput('Running ');
    const state = stateOf(run);
    expect(existsSync(state)).toBe(true);
    run.interrupt();
    await expectNothingLeft(run);
    expect(existsSync(state)).toBe(false);
  });
});
