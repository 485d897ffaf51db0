/** What a write costs beside listeners, within one process. */
import { ADMIN, ANONYMOUS } from '../../../local/realtime-database/auth/token.ts';
import { Database } from '../../../local/realtime-database/database.ts';
import { parseWireQuery, WHOLE } from '../../../local/realtime-database/query/query.ts';
import { application, applications } from '../applications.ts';
import { formatted, median, type Row } from '../bench.ts';

const RECORDS = 50_000;
const MEMBERS = 5_000;

/** Microseconds for one write below so many records, watched by the newest hundred. */
function watchedWrite(records: number, watched: boolean): number {
  const database = new Database('bench', '{"rules": {}}', null, {
    now: () => 0,
    record: () => undefined,
    log: () => undefined,
  });
  database.put([], { applications: applications(records) }, ADMIN);
  let told = 0;
  if (watched) {
    const query = parseWireQuery({ i: 'createdAt', l: 100, vf: 'r' });
    const changed = () => {
      told += 1;
    };
    database.listen(['applications'], query, { identity: ADMIN, changed, revoked: () => undefined });
  }
  const times: number[] = [];
  for (let i = 0; i < 2000; i += 1) {
    const started = performance.now();
    // Every write is the newest: it enters the window and pushes another one out.
    database.put(['applications', `-P${i}`], { ...application(i), createdAt: 1_900_000_000_000 + i }, ADMIN);
    times.push(performance.now() - started);
  }
  if (watched && told !== times.length) throw new Error('the listener was not told');
  return median(times) * 1000;
}

/** Microseconds for one write, watched by so many listeners elsewhere, each granted by a place of its own. */
function writeBesideGrants(listeners: number): number {
  const rules =
    '{"rules": {"leads": {"$uid": {".read": "root.child(\'team\').child($uid).val() === true"}}}}';
  const database = new Database('bench', rules, null, {
    now: () => 0,
    record: () => undefined,
    log: () => undefined,
  });
  const team = Object.fromEntries(Array.from({ length: MEMBERS }, (_, i) => [`u${i}`, true]));
  database.put([], { team, applications: applications(500) }, ADMIN);
  for (let i = 0; i < listeners; i += 1) {
    const subscriber = { identity: ANONYMOUS, changed: () => undefined, revoked: () => undefined };
    database.listen(['leads', `u${i}`], WHOLE, subscriber);
  }
  const times: number[] = [];
  for (let i = 0; i < 2000; i += 1) {
    const started = performance.now();
    database.put(['applications', `-P${i}`], application(i), ADMIN);
    times.push(performance.now() - started);
  }
  return median(times) * 1000;
}

/** Writes that concern no rule of those who listen. */
export function grantRows(): Row[] {
  const [alone, beside] = [writeBesideGrants(0), writeBesideGrants(MEMBERS)];
  return [
    {
      what: `a write beside ${formatted(MEMBERS, 'listeners')} whose rules read elsewhere`,
      measured: `${formatted(beside, 'µs')} = ${formatted(beside / alone, 'times that beside none')}`,
      aim: 'less than 3 times',
      reached: beside < alone * 3,
    },
  ];
}

/** Writes into a window of few and of many. */
export function listenerRows(): Row[] {
  const [few, many] = [watchedWrite(500, true), watchedWrite(RECORDS, true)];
  return [
    {
      what: 'a write beside 50,000, nobody listens',
      measured: formatted(watchedWrite(RECORDS, false), 'µs'),
    },
    { what: 'a write into limitToLast(100) of 500', measured: formatted(few, 'µs') },
    {
      what: 'a write into limitToLast(100) of 50,000',
      measured: `${formatted(many, 'µs')} = ${formatted(many / few, 'times that of 500')}`,
      aim: 'no full sort: less than 5 times',
      reached: many < few * 5,
    },
  ];
}
