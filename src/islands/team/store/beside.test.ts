import { expect, it } from 'vitest';
import { fakeSession } from '../testing.ts';
import { LATE_MS, watchBeside } from './beside.ts';

function setUp() {
  const { session, listeners, stopped } = fakeSession();
  let time = 1000;
  const timers: (readonly [ms: number, act: () => void])[] = [];
  const [beside, stop] = watchBeside({
    session,
    now: () => time,
    after: (ms, act) => {
      timers.push([ms, act]);
      return () => stopped.push('timer');
    },
  });
  const pass = (ms: number) => {
    time += ms;
    for (const [due, act] of timers) if (time >= 1000 + due) act();
  };
  return { beside, stop, listeners, stopped, pass };
}

it('reports when the connection was lost, until it is back', () => {
  const { beside, listeners, pass } = setUp();
  listeners.connection(false);
  expect(beside.$lostSince.get()).toBeNull();
  listeners.connection(true);
  pass(50);
  listeners.connection(false);
  pass(50);
  listeners.connection(false);
  expect(beside.$lostSince.get()).toBe(1050);
  listeners.connection(true);
  expect(beside.$lostSince.get()).toBeNull();
  pass(LATE_MS);
  expect(beside.$lostSince.get()).toBeNull();
});

it('reports a connection that was never made', () => {
  const { beside, listeners, pass } = setUp();
  listeners.connection(false);
  pass(LATE_MS - 1);
  expect(beside.$lostSince.get()).toBeNull();
  pass(1);
  expect(beside.$lostSince.get()).toBe(1000);
  listeners.connection(true);
  expect(beside.$lostSince.get()).toBeNull();
});

it('passes values on until it is stopped', () => {
  const { beside, stop, listeners, stopped } = setUp();
  listeners.held(new Set(['a']));
  listeners.undelivered(new Set(['b']));
  listeners.mail('morning');
  expect([beside.$held.get(), beside.$undelivered.get()]).toEqual([new Set(['a']), new Set(['b'])]);
  expect(beside.$mail.get()).toBe('morning');
  stop();
  expect(stopped.toSorted()).toEqual(
    ['connection', 'expiring', 'held', 'log', 'mail', 'spam', 'timer', 'undelivered'].toSorted(),
  );
});
