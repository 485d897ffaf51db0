import { expect, it } from 'vitest';
import type { LogEvent } from '../../../domain/applications/history.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { CONNECTION_TIMEOUT_MS, watchLiveValues } from './live-values.ts';

function setUp() {
  const { session, listeners, stopped } = fakeSession();
  let time = 1000;
  const timers: (readonly [ms: number, act: () => void])[] = [];
  const [values, stop] = watchLiveValues(session, {
    now: () => time,
    schedule: (ms, act) => {
      timers.push([ms, act]);
      return () => stopped.push('timer');
    },
  });
  const advance = (ms: number) => {
    time += ms;
    for (const [due, act] of timers) if (time >= 1000 + due) act();
  };
  return { values, stop, listeners, stopped, advance };
}

it('reports when the connection was lost', () => {
  const { values, listeners, advance } = setUp();
  listeners.connection(false);
  expect(values.$lostSince.get()).toBeNull();
  listeners.connection(true);
  advance(50);
  listeners.connection(false);
  advance(50);
  listeners.connection(false);
  expect(values.$lostSince.get()).toBe(1050);
  listeners.connection(true);
  expect(values.$lostSince.get()).toBeNull();
  advance(CONNECTION_TIMEOUT_MS);
  expect(values.$lostSince.get()).toBeNull();
});

it('reports a connection that was never established', () => {
  const { values, listeners, advance } = setUp();
  listeners.connection(false);
  advance(CONNECTION_TIMEOUT_MS - 1);
  expect(values.$lostSince.get()).toBeNull();
  advance(1);
  expect(values.$lostSince.get()).toBe(1000);
  listeners.connection(true);
  expect(values.$lostSince.get()).toBeNull();
});

it('updates values until it is stopped', () => {
  const { values, stop, listeners, stopped } = setUp();
  listeners.unsent(new Set(['a']));
  listeners.members([{ uid: 'mara', name: 'Mara', mail: 'morning' }]);
  expect(values.$unsent.get()).toEqual(new Set(['a']));
  expect(values.$members.get()).toHaveLength(1);
  stop();
  expect(stopped.toSorted()).toEqual(
    ['connection', 'expiring', 'log', 'members', 'spam', 'timer', 'unsent'].toSorted(),
  );
});

const entry = (id: string, at: number, what = 'status', about = id): LogEvent => ({
  ...{ id, at, what, about, from: null, to: null },
  who: { name: 'code' },
});

it('drops an entry of the log that the database refused', () => {
  const { values, listeners } = setUp();
  const [corrected, own] = [entry('a', 1, 'corrected', 'ada'), entry('b', 2, 'status', 'ada')];
  listeners.log([corrected, own]);
  expect(values.$corrected.get().size).toBe(0);
  listeners.log([corrected]);
  expect(values.$log.get()).toEqual([corrected]);
  expect([...values.$corrected.get()]).toEqual([['ada', corrected]]);
});
