/** The realtime database compared with a bare `ws` server in the same run. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebSocket } from 'ws';
import { ADMIN } from '../../../packages/realtime-database/auth/token.ts';
import { Database } from '../../../packages/realtime-database/database.ts';
import { Journal } from '../../../packages/realtime-database/journal/journal.ts';
import { generateApplication, generateApplications } from '../applications.ts';
import type { Bench, Row } from '../bench.ts';
import { formatNumber, median } from '../bench.ts';
import { connect, start } from './children.ts';
import { measureListeners, measureUnaffectedListeners } from './listener-rows.ts';

const WRITERS = 20;
const LISTENERS = 200;
/** Echo and database alternate, so that other load affects both. */
const ROUNDS = 5;
const SECONDS = 1;
const RECORDS = 50_000;
/** Durability of the measured writes: in the system's cache, not yet on the disk. */
const DURABILITY = 'safe from a kill (not from a power cut)';

/** Round trips per second of these sockets, with one pending request each. */
async function measureRoundTrips(
  sockets: readonly WebSocket[],
  message: (n: number) => string,
): Promise<number> {
  let count = 0;
  let isRunning = true;
  const started = performance.now();
  const done = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.on('message', (data) => {
          if (String(data).includes('denied')) throw new Error(String(data));
          count += 1;
          if (isRunning) socket.send(message(count));
          else resolve();
        });
        count += 1;
        socket.send(message(count));
      }),
  );
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const perSecond = (count * 1000) / (performance.now() - started);
  isRunning = false;
  await Promise.all(done);
  for (const socket of sockets) socket.removeAllListeners('message');
  return perSecond;
}

/** Milliseconds until all receivers have a message. */
async function measureFanOut(
  sender: WebSocket,
  receivers: readonly WebSocket[],
  message: (n: number) => string,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 120; round += 1) {
    let pending = receivers.length;
    const started = performance.now();
    await new Promise<void>((resolve) => {
      for (const socket of receivers) {
        socket.once('message', () => {
          pending -= 1;
          if (pending === 0) resolve();
        });
      }
      sender.send(message(round));
    });
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Subscribes sockets in order: each sends a message and waits for a response that contains a text. */
async function subscribe(
  sockets: readonly WebSocket[],
  message: string,
  expectedText: string,
): Promise<void> {
  for (const socket of sockets) {
    const answered = new Promise<void>((resolve) => {
      const onMessage = (data: unknown) => {
        if (!String(data).includes(expectedText)) return;
        socket.off('message', onMessage);
        resolve();
      };
      socket.on('message', onMessage);
    });
    socket.send(message);
    await answered;
  }
}

const body = (n: number): string => JSON.stringify(generateApplication(n));
const request = (r: number, a: string, b: string): string => `{"t":"d","d":{"r":${r},"a":"${a}","b":${b}}}`;

async function measureSockets(folder: string): Promise<Row[]> {
  const echo = await start('echo-server.ts');
  const database = await start('database-server.ts', [folder]);
  const echoUrl = `ws://127.0.0.1:${echo.message}`;
  const databaseUrl = `ws://127.0.0.1:${database.message}/.ws?v=5`;
  const open = (url: string, count: number, hello: boolean) =>
    Promise.all(Array.from({ length: count }, () => connect(url, hello)));
  try {
    const [echoWriters, writers] = [
      await open(echoUrl, WRITERS, false),
      await open(databaseUrl, WRITERS, true),
    ];
    const write = (n: number) => request(n, 'p', `{"p":"/applications/-a${n}","d":${body(n)}}`);
    const rounds: { echoed: number; written: number }[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const echoed = await measureRoundTrips(echoWriters, write);
      rounds.push({ echoed, written: await measureRoundTrips(writers, (n) => write(n + round * 1e7)) });
    }
    rounds.shift();
    const echoed = median(rounds.map((round) => round.echoed));
    const written = median(rounds.map((round) => round.written));
    const share = median(rounds.map((round) => round.written / round.echoed));

    const [echoReaders, readers] = [
      await open(echoUrl, LISTENERS, false),
      await open(databaseUrl, LISTENERS, true),
    ];
    await subscribe(echoReaders, 'listen', 'listen');
    await subscribe(readers, request(1, 'q', '{"p":"/open","h":""}'), '"r":1');
    const [echoSender] = echoWriters;
    const [sender] = writers;
    if (!echoSender || !sender) throw new Error('no writers');
    for (const socket of echoWriters) socket.on('message', () => undefined);
    const echoTime = await measureFanOut(echoSender, echoReaders, (n) => `all${write(n)}`);
    const time = await measureFanOut(sender, readers, (n) =>
      request(n, 'p', `{"p":"/open/a","d":${body(n)}}`),
    );
    return [
      { label: `echo, ${WRITERS} connections`, measured: formatNumber(echoed, 'round trips per s') },
      {
        label: `writes under rules, ${DURABILITY}, ${WRITERS} connections`,
        measured: `${formatNumber(written, 'per s')} = ${formatNumber(share, 'of the echo')}`,
        goal: 'at least 0.5 of the echo',
        met: share >= 0.5,
      },
      { label: `echo to ${LISTENERS} sockets`, measured: formatNumber(echoTime, 'ms') },
      {
        label: `a write, ${DURABILITY}, seen by ${LISTENERS} listeners`,
        measured: `${formatNumber(time, 'ms')} = ${formatNumber(time / echoTime, 'times the echo')}`,
        goal: 'at most 3 times the echo',
        met: time <= echoTime * 3,
      },
    ];
  } finally {
    echo.stop();
    database.stop();
  }
}

async function measureLoading(folder: string): Promise<Row[]> {
  const data = { applications: generateApplications(RECORDS) };
  const database = new Database('{"rules": {}}', null, {
    now: () => 0,
    record: () => undefined,
    log: () => undefined,
  });
  database.put([], data, ADMIN);
  const journal = Journal.open({ folder, log: () => undefined });
  journal.append('bench', [{ path: [], value: database.root }], database.root);
  journal.flush();
  await journal.close();
  // The next start writes a snapshot, which the measured ones read.
  await Journal.open({ folder, log: () => undefined }).close();
  const jsonFile = path.join(folder, 'data.json');
  writeFileSync(jsonFile, JSON.stringify(data));
  const runs: { parseTime: number; loadTime: number; memory: number; size: number }[] = [];
  for (let i = 0; i < 5; i += 1) {
    const { message, stop } = await start('load.ts', [folder, jsonFile], ['--expose-gc']);
    stop();
    if (typeof message === 'object' && message !== null)
      runs.push(Object.assign({ parseTime: 0, loadTime: 0, memory: 0, size: 0 }, message));
  }
  const parseTime = median(runs.map((run) => run.parseTime));
  const loadTime = median(runs.map((run) => run.loadTime));
  const memory = median(runs.map((run) => run.memory));
  const size = runs[0]?.size ?? Number.NaN;
  return [
    {
      label: `JSON.parse of ${formatNumber(RECORDS, 'applications')}, ${formatNumber(size / 1e6, 'MB')}`,
      measured: formatNumber(parseTime, 'ms'),
    },
    {
      label: 'start with them',
      measured: `${formatNumber(loadTime, 'ms')} = ${formatNumber(loadTime / parseTime, 'times JSON.parse')}`,
      goal: 'less than 3 times JSON.parse',
      met: loadTime < parseTime * 3,
    },
    {
      label: 'memory for them',
      measured: `${formatNumber(memory / 1e6, 'MB')} = ${formatNumber(memory / size, 'times their size')}`,
      goal: 'at most 6 times their size',
      met: memory <= size * 6,
    },
  ];
}

export const bench: Bench = {
  title: 'Realtime database',
  async run() {
    const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'bench-rtdb-')));
    const [first = '', second = ''] = folders;
    try {
      return [
        ...(await measureSockets(first)),
        ...(await measureLoading(second)),
        ...measureListeners(),
        ...measureUnaffectedListeners(),
      ];
    } finally {
      for (const folder of folders) rmSync(folder, { recursive: true });
    }
  },
};
