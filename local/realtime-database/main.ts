/**
 * Runs the server alone:
 *
 *   node local/realtime-database/main.ts --rules database.rules.json [--port 9000] [--data .local/database]
 *     [--namespace demo-anbahn-default-rtdb] [--debug]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startRealtimeDatabase } from './server.ts';

try {
  const { values } = parseArgs({
    options: {
      rules: { type: 'string' },
      port: { type: 'string', default: '9000' },
      data: { type: 'string' },
      namespace: { type: 'string', default: 'demo-anbahn-default-rtdb' },
      debug: { type: 'boolean', default: false },
    },
  });
  if (values.rules === undefined) throw new Error('name the rules file: --rules database.rules.json');
  const server = await startRealtimeDatabase({
    port: Number(values.port),
    rules: readFileSync(values.rules, 'utf8'),
    namespace: values.namespace,
    ...(values.data === undefined ? {} : { dataDir: values.data }),
    log: (line) => {
      if (values.debug || !line.startsWith('denied')) console.error(line);
    },
  });
  console.log(`Realtime database: ${server.url}`);
  console.log('Loopback only: tokens are not proven here. Never open this port to a network.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`Realtime database: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
