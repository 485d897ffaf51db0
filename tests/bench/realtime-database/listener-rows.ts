/** The cost of a write with listeners, within one process. */
import { ADMIN, ANONYMOUS } from '../../../packages/realtime-database/auth/token.ts';
import { Database } from '../../../packages/realtime-database/database.ts';
import { parseWireQuery, WHOLE } from '../../../packages/realtime-database/query/query.ts';
import { generateApplication, generateApplications } from '../applications.ts';
import { formatNumber, median, type Row } from '../bench.ts';

const RECORDS = 50_000;
const MEMBERS = 5_000;

/** Microseconds per write to a list, optionally with a listener on the newest hundred. */
function timeWrite(records: number, hasListener: boolean): number {
  const database = new Database('{"rules": {}}', null, {
    now: () => 0,
    record: () => undefined,
    log: () => undefined,
  });
  database.put([], { applications: generateApplications(records) }, ADMIN);
  let notifications = 0;
  if (hasListener) {
    const query = parseWireQuery({ i: 'createdAt', l: 100, vf: 'r' });
    const changed = () => {
      notifications += 1;
    };
    database.listen(['applications'], query, { identity: () => ADMIN, changed, revoked: () => undefined });
  }
  const times: number[] = [];
  for (let i = 0; i < 2000; i += 1) {
    const started = performance.now();
    // Every write is the newest, so it enters the window and evicts another one.
    database.put(
      ['applications', `-P${i}`],
      { ...generateApplication(i), createdAt: 1_900_000_000_000 + i },
      ADMIN,
    );
    times.push(performance.now() - started);
  }
  if (hasListener && notifications !== times.length) throw new Error('The listener missed a write.');
  return median(times) * 1000;
}

/** Microseconds per write with unaffected listeners whose rules read different paths. */
function timeUnrelatedWrite(listeners: number): number {
  const rules =
    '{"rules": {"leads": {"$uid": {".read": "root.child(\'team\').child($uid).val() === true"}}}}';
  const database = new Database(rules, null, {
    now: () => 0,
    record: () => undefined,
    log: () => undefined,
  });
  const team = Object.fromEntries(Array.from({ length: MEMBERS }, (_, i) => [`u${i}`, true]));
  database.put([], { team, applications: generateApplications(500) }, ADMIN);
  for (let i = 0; i < listeners; i += 1) {
    const subscriber = { identity: () => ANONYMOUS, changed: () => undefined, revoked: () => undefined };
    database.listen(['leads', `u${i}`], WHOLE, subscriber);
  }
  const times: number[] = [];
  for (let i = 0; i < 2000; i += 1) {
    const started = performance.now();
    database.put(['applications', `-P${i}`], generateApplication(i), ADMIN);
    times.push(performance.now() - started);
  }
  return median(times) * 1000;
}

/** Writes that affect no listener's rule. */
export function measureUnaffectedListeners(): Row[] {
  const [baseline, withListeners] = [timeUnrelatedWrite(0), timeUnrelatedWrite(MEMBERS)];
  return [
    {
      label: `a write with ${formatNumber(MEMBERS, 'unaffected listeners')}`,
      measured: `${formatNumber(withListeners, 'µs')} = ${formatNumber(withListeners / baseline, 'times that without')}`,
      goal: 'less than 3 times',
      met: withListeners < baseline * 3,
    },
  ];
}

/** Writes into a window of small and large lists. */
export function measureListeners(): Row[] {
  const [small, large] = [timeWrite(500, true), timeWrite(RECORDS, true)];
  return [
    {
      label: 'a write to 50,000 without a listener',
      measured: formatNumber(timeWrite(RECORDS, false), 'µs'),
    },
    { label: 'a write into limitToLast(100) of 500', measured: formatNumber(small, 'µs') },
    {
      label: 'a write into limitToLast(100) of 50,000',
      measured: `${formatNumber(large, 'µs')} = ${formatNumber(large / small, 'times that of 500')}`,
      goal: 'no full sort: less than 5 times',
      met: large < small * 5,
    },
  ];
}
