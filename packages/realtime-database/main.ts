#!/usr/bin/env node
/** Runs the server standalone: see HELP. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startRealtimeDatabase } from './server.ts';

const HELP = `A Realtime Database on this machine.

  realtime-database --rules database.rules.json [options]

  --rules <file>         the rules that it enforces
  --data <folder>        where it keeps the data; without it everything is gone at the end
  --port <number>        9000, unless told otherwise; 0 for a free one
  --namespace <name>     the default database, "demo-default-rtdb" unless told otherwise
  --debug                says of every denial which rules were asked and why they did not hold
  --help                 this text

Tokens are those of the Auth emulator, which nothing proves: whoever reaches the port is an administrator.`;

const MAX_PORT = 65_535;

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new Error(`--port must be a number from 0 to ${MAX_PORT}, not "${text}"`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rules: { type: 'string' },
      port: { type: 'string', default: '9000' },
      data: { type: 'string' },
      namespace: { type: 'string', default: 'demo-default-rtdb' },
      debug: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (values.rules === undefined)
    throw new Error('missing rules file: --rules database.rules.json (see --help)');
  const server = await startRealtimeDatabase({
    port: portOf(values.port),
    rules: readFileSync(values.rules, 'utf8'),
    namespace: values.namespace,
    ...(values.data === undefined ? {} : { dataDir: values.data }),
    log: (line) => {
      if (values.debug || !line.startsWith('denied')) console.error(line);
    },
  });
  console.log(`Realtime database: ${server.url}`);
  console.log('Tokens are not verified: anyone who can reach this port has admin access.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(() => process.exit(0), end);
    });
  }
}

function end(error: unknown): void {
  console.error(`Realtime database: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

run().catch(end);
