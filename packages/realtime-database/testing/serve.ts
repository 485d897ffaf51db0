/** A server in a process of its own. Argument: its options as JSON. Prints its URL. */
import { startRealtimeDatabase } from '../index.ts';

const server = await startRealtimeDatabase({
  ...JSON.parse(process.argv[2] ?? ''),
  log: (line) => console.error(line),
});
console.log(server.url);
