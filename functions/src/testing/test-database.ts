import { readFileSync } from 'node:fs';
import {
  MISSING_INDEX,
  type RealtimeDatabase,
  type RealtimeDatabaseOptions,
  startRealtimeDatabase,
} from '../../../packages/realtime-database/index.ts';

/**
 * Starts an empty database under the deployed rules. Closing it fails if a query lacked an index, since the live
 * service would have sent the whole collection.
 */
export async function startTestDatabase(
  options: Pick<RealtimeDatabaseOptions, 'namespace' | 'dataDir'>,
): Promise<RealtimeDatabase> {
  const missing: string[] = [];
  const server = await startRealtimeDatabase({
    ...options,
    port: 0,
    rules: readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8'),
    log: (line) => {
      if (line.startsWith(MISSING_INDEX)) missing.push(line);
    },
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      if (missing.length > 0) throw new Error(missing.join('\n'));
    },
  };
}
