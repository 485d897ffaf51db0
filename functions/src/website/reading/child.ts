/**
 * The process that reads untrusted websites; `reader.js` in the bundle. Receives commands on stdin, writes results to stdout,
 * and exits when stdin ends, because its parent is gone.
 */

import { AnalysisError } from '../fault.ts';
import { backendGuard } from '../fetch/backend-guard.ts';
import { publicGuard } from '../fetch/guard.ts';
import { CPU_BUDGET_MS } from './limits.ts';
import { createLineReader } from './lines.ts';
import type { ReaderCommand, ReaderMessage, Task } from './messages.ts';
import { readWebsite } from './read-website.ts';
import type { Contact } from './reader.ts';
import { warmUp } from './warm-up.ts';

const send = (message: ReaderMessage): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
const guard = backendGuard(publicGuard);
const pendingContacts = new Map<string, (wait: number | null) => void>();

/** Asks the parent process, which counts hosts across instances. */
const contact: Contact = (host) =>
  new Promise((resolve) => {
    pendingContacts.set(host, resolve);
    send({ type: 'contact', host });
  });

async function read(task: Task): Promise<void> {
  const start = process.cpuUsage();
  const isSpent = (): boolean => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 > CPU_BUDGET_MS;
  };
  try {
    const report = await readWebsite(task, { guard, now: Date.now, contact, isSpent });
    send({ type: 'report', report });
  } catch (error) {
    if (error instanceof AnalysisError && error.fault !== 'unexpected') {
      send({ type: 'fault', fault: error.fault, values: error.values });
    } else if (error instanceof RangeError) {
      // A string, call stack or buffer exceeded its limit.
      send({ type: 'fault', fault: 'too-complex', values: {} });
    } else
      send({
        type: 'failure',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}

function handleCommand(line: string): void {
  // Trusted, because only the parent process writes it.
  const command: ReaderCommand = JSON.parse(line);
  if (command.type === 'read') void read(command.task);
  else pendingContacts.get(command.host)?.(command.wait);
}

process.stdin.setEncoding('utf8');
process.stdin.on(
  'data',
  createLineReader(1_000_000, handleCommand, () => process.exit(1)),
);
process.stdin.on('end', () => process.exit());
warmUp();
send({ type: 'ready' });
