import { countVisit as contract } from '../../../src/contract/visits/count-visit.ts';
import { localDay } from '../../../src/domain/values/local-day.ts';
import { getDroppedPath } from '../../../src/domain/visits/visit-totals.ts';
import { site } from '../../../src/site.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { withBeacons } from '../platform/beacon.ts';
import { callable } from '../platform/callable.ts';
import { callerIp } from '../platform/caller.ts';
import { chooseRandomShard, countVisitEvents, SHARDS } from './count.ts';
import { createDropCounter } from './drop-counter.ts';
import { createIpLimits } from './ip-limits.ts';

const SHARD = chooseRandomShard();
const allow = createIpLimits(Date.now);
const onDropped = createDropCounter((count) =>
  increment([getDroppedPath(localDay(Date.now(), site.counting.timeZone).day, SHARD)], count),
);

async function increment(paths: readonly string[], count = 1): Promise<void> {
  const [database, { ServerValue }] = await Promise.all([
    backendDatabase(),
    import('firebase-admin/database'),
  ]);
  await database.ref().update(Object.fromEntries(paths.map((path) => [path, ServerValue.increment(count)])));
}

/** Counts page events. Honors opt-out headers of the call. */
export const countVisit = withBeacons(
  callable(contract, {
    // A beacon cannot carry an App Check header.
    options: {
      enforceAppCheck: false,
      timeoutSeconds: 30,
      memory: '256MiB',
      concurrency: 80,
      maxInstances: SHARDS.length,
    },
    handle: async (visit, { raw: { rawRequest } }) => {
      const { headers } = rawRequest;
      if (headers['sec-gpc'] === '1' || headers.dnt === '1') return null;
      await countVisitEvents(visit, {
        counting: site.counting,
        allow,
        caller: callerIp(rawRequest),
        shard: SHARD,
        now: Date.now(),
        increment,
        onDropped,
      });
      return null;
    },
  }),
);
