import { countVisit as contract } from '../../../src/contract/visits/count-visit.ts';
import { site } from '../../../src/site.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { withBeacons } from '../platform/beacon.ts';
import { callable } from '../platform/callable.ts';
import { callerAddress } from '../platform/caller.ts';
import { countIn } from './count.ts';
import { drawShard } from './shards.ts';

const SHARD = drawShard();

async function add(places: readonly string[]): Promise<void> {
  const [database, { ServerValue }] = await Promise.all([
    backendDatabase(),
    import('firebase-admin/database'),
  ]);
  await database.ref().update(Object.fromEntries(places.map((place) => [place, ServerValue.increment(1)])));
}

/** Counts what happened in a page. Whoever does not want to be counted says so in the call's headers as well. */
export const countVisit = withBeacons(
  callable(contract, {
    // A beacon has no headers, and so cannot prove anything.
    options: {
      enforceAppCheck: false,
      timeoutSeconds: 30,
      memory: '256MiB',
      concurrency: 80,
      maxInstances: 8,
    },
    handle: async (visit, { raw: { rawRequest } }) => {
      const { headers } = rawRequest;
      if (headers['sec-gpc'] === '1' || headers.dnt === '1') return null;
      await countIn(visit, {
        counting: site.counting,
        limits: await backendLimits(),
        caller: callerAddress(rawRequest),
        shard: SHARD,
        now: Date.now(),
        add,
      });
      return null;
    },
  }),
);
