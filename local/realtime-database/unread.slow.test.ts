/** Clients that never read what they are sent, beside a server with little memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onValue, ref } from 'firebase/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectClient, NAMESPACE, OPEN_RULES } from './testing/clients.ts';
import { temporaryFolder } from './testing/folder.ts';

const HEAP_MB = 64;
/** Of a megabyte each, for every client that does not read. */
const WRITES = 120;

/** A server; what it says of clients that it has cut off goes to `lines`. */
async function startSmall(lines: string[]): Promise<number> {
  const rules = path.join(temporaryFolder(), 'rules.json');
  writeFileSync(rules, OPEN_RULES);
  const main = path.join(import.meta.dirname, 'main.ts');
  const args = ['--port', '0', '--rules', rules, '--namespace', NAMESPACE];
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, main, ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /:(\d+)\//.exec(line) ?? [];
    if (port) return Number(port);
  }
  throw new Error('the server said no port');
}

/** Sends a request and reads nothing of its answer. */
async function deaf(port: number, ...head: readonly string[]): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`${[...head, 'Host: localhost'].join('\r\n')}\r\n\r\n`);
}

test('unread event streams do not fill the memory', { timeout: 120_000 }, async () => {
  const cutOff: string[] = [];
  const port = await startSmall(cutOff);
  const lengths: number[] = [];
  onValue(ref(connectClient({ port }), 'text'), (snapshot) => lengths.push(String(snapshot.val()).length));
  await vi.waitUntil(() => lengths.length === 1, { timeout: 20_000 });
  for (let i = 0; i < 3; i += 1) await deaf(port, 'GET /text.json HTTP/1.1', 'Accept: text/event-stream');
  const url = `http://127.0.0.1:${port}/text.json?ns=${NAMESPACE}&print=silent`;
  for (let i = 1; i <= WRITES; i += 1) {
    const response = await fetch(url, { method: 'PUT', body: JSON.stringify('ä'.repeat(500_000 + i)) });
    expect(response.status).toBe(204);
  }
  expect(cutOff).toEqual(new Array(3).fill('closed a request: nobody reads its answer'));
  // Who reads has seen the last one.
  await vi.waitUntil(() => lengths.at(-1) === 500_000 + WRITES, { timeout: 20_000 });
});
