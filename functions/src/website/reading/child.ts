/**
 * The process that reads strangers' websites; `reader.js` in the bundle. Receives orders on stdin, reports on stdout, and
 * exits when stdin ends, because its parent is gone.
 */

import { AnalysisError } from '../fault.ts';
import { guardOfBackend } from '../fetch/backend-guard.ts';
import { publicGuard } from '../fetch/guard.ts';
import { SPENT_MS } from './limits.ts';
import { lineReader } from './lines.ts';
import type { News, Order, Task } from './messages.ts';
import { readWebsite } from './read-website.ts';
import type { Contact } from './reader.ts';
import { warmUp } from './warm-up.ts';

const say = (news: News): void => void process.stdout.write(`${JSON.stringify(news)}\n`);
const guard = guardOfBackend(publicGuard);
const asked = new Map<string, (wait: number | null) => void>();

/** Asks the parent process, which counts across instances. */
const contact: Contact = (host) =>
  new Promise((resolve) => {
    asked.set(host, resolve);
    say({ type: 'contact', host });
  });

async function read(task: Task): Promise<void> {
  const start = process.cpuUsage();
  const isSpent = (): boolean => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 > SPENT_MS;
  };
  try {
    const report = await readWebsite(task, { guard, now: Date.now, contact, isSpent });
    say({ type: 'report', report });
  } catch (error) {
    if (error instanceof AnalysisError && error.fault !== 'unexpected') {
      say({ type: 'fault', fault: error.fault, values: error.values });
    } else if (error instanceof RangeError) {
      // A string, call stack or buffer exceeded its limit.
      say({ type: 'fault', fault: 'too-complex', values: {} });
    } else
      say({
        type: 'failure',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}

function obey(line: string): void {
  // Trusted, because only the parent process writes it.
  const order: Order = JSON.parse(line);
  if (order.type === 'read') void read(order.task);
  else asked.get(order.host)?.(order.wait);
}

process.stdin.setEncoding('utf8');
process.stdin.on(
  'data',
  lineReader(1_000_000, obey, () => process.exit(1)),
);
process.stdin.on('end', () => process.exit());
warmUp();
say({ type: 'ready' });
