/**
 * The process that reads what strangers wrote; the bundle has it as `reader.js`. It is told on its input what to read,
 * says on its output what it found, and exits when the input ends: nobody is there any more to hear it.
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

/** Asks our parent, who counts for all instances. */
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
      // Too long a text, too deep a call, too large a buffer: whatever it was, it was too much.
      say({ type: 'fault', fault: 'too-complex', values: {} });
    } else
      say({
        type: 'failure',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}

function obey(line: string): void {
  // Written by our own parent: no stranger gets at it.
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
