import { describe, expect, it } from 'vitest';
import {
  backoffMs,
  claimAttempt,
  type Delivery,
  isDue,
  type Outcome,
  parseDelivery,
  recordOutcome,
  resetForResend,
} from './delivery.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const fresh: Delivery = { state: 'waiting', attempts: 0, createdAt: 1_000, nextAt: 1_000 };
const failed: Outcome = { kind: 'failed', reason: 'unreachable', isPermanent: false };

/** Repeats an outcome at each scheduled attempt; returns the attempt times, in minutes, and the final entry. */
function runUntilEnd(outcome: Outcome): { readonly minutes: number[]; readonly end: Delivery } {
  const minutes: number[] = [];
  let delivery = fresh;
  while (delivery.state === 'waiting') {
    const now = delivery.nextAt ?? Number.NaN;
    minutes.push((now - fresh.createdAt) / MINUTE);
    const claimed = claimAttempt(delivery, delivery.attempts, now);
    const next = claimed && recordOutcome(claimed, delivery.attempts, outcome, now);
    if (!next) throw new Error('The attempt could not be claimed.');
    delivery = next;
  }
  return { minutes, end: delivery };
}

describe('a delivery', () => {
  it('is retried with growing delays for a day, then given up', () => {
    const { minutes, end } = runUntilEnd(failed);
    expect(minutes.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 247]);
    expect(minutes.at(-1)).toBe(24 * 60);
    expect(minutes).toEqual([...new Set(minutes)]);
    expect(end).toEqual({
      state: 'failed',
      attempts: minutes.length,
      createdAt: 1_000,
      error: 'unreachable',
    });
  });

  it('is given up immediately if a retry would not help', () => {
    expect(runUntilEnd({ ...failed, isPermanent: true }).minutes).toEqual([0]);
  });

  it('is given up if every attempt crashes', () => {
    let delivery: Delivery | null = { ...fresh, attempts: 39 };
    delivery = claimAttempt(delivery, 39, 5_000);
    expect(delivery && recordOutcome(delivery, 39, failed, 6_000)?.state).toBe('failed');
  });

  it('expires after a day even while rate-limited', () => {
    const claimed = claimAttempt(fresh, 0, 2_000);
    if (!claimed) throw new Error('The attempt could not be claimed.');
    expect(recordOutcome(claimed, 0, { kind: 'later', at: 9_000, reason: 'limit' }, 3_000)).toMatchObject({
      state: 'waiting',
      nextAt: 9_000,
      error: 'limit',
    });
    expect(recordOutcome(claimed, 0, { kind: 'later', at: 3 * DAY, reason: 'limit' }, 3_000)?.nextAt).toBe(
      1_000 + DAY,
    );
    expect(recordOutcome(claimed, 0, { kind: 'later', at: 3 * DAY, reason: 'limit' }, 2 * DAY)?.state).toBe(
      'failed',
    );
  });

  it('can be claimed by only one worker, and never after it ended', () => {
    const claimed = claimAttempt(fresh, 0, 5_000);
    expect(claimed).toMatchObject({ attempts: 1, nextAt: 5_000 + 2 * MINUTE });
    expect(claimed && claimAttempt(claimed, 0, 5_000)).toBeNull();
    for (const state of ['sent', 'failed', 'held'] as const)
      expect(claimAttempt({ ...fresh, state }, 0, 5_000)).toBeNull();
  });

  it('ignores the failure of a worker that lost its claim, but records its success', () => {
    const takenOver: Delivery = { ...fresh, attempts: 2 };
    expect(recordOutcome(takenOver, 0, failed, 5_000)).toBeNull();
    expect(recordOutcome(takenOver, 0, { kind: 'sent' }, 5_000)).toEqual({
      state: 'sent',
      attempts: 2,
      createdAt: 1_000,
      sentAt: 5_000,
    });
    expect(recordOutcome({ ...takenOver, state: 'sent' }, 1, failed, 5_000)).toBeNull();
  });

  it('restarts for another day on request if it failed or is held', () => {
    const { end } = runUntilEnd(failed);
    const anew = resetForResend(end, 5 * DAY);
    const attempts = end.attempts + 1;
    expect(anew).toEqual({
      state: 'waiting',
      attempts,
      earlier: attempts,
      createdAt: 5 * DAY,
      nextAt: 5 * DAY,
    });
    const claimed = anew && claimAttempt(anew, attempts, 5 * DAY);
    expect(claimed && recordOutcome(claimed, attempts, failed, 5 * DAY)).toMatchObject({
      state: 'waiting',
      nextAt: 5 * DAY + MINUTE,
    });
    const held: Delivery = { state: 'held', attempts: 0, createdAt: 1, error: 'flood' };
    expect(resetForResend(held, 9)).toMatchObject({ state: 'waiting', createdAt: 9 });
    for (const error of ['flood', 'spam', 'mailbox', 'restored'])
      expect(resetForResend({ ...held, error }, 9)).not.toHaveProperty('error');
    for (const other of [fresh, { ...fresh, state: 'sent' }, { ...held, error: 'no-mail' }] as const)
      expect(resetForResend(other, 9)).toBeNull();
  });

  it('is due at its time while waiting', () => {
    expect(isDue(fresh, 999)).toBe(false);
    expect(isDue(fresh, 1_000)).toBe(true);
    expect(isDue({ ...fresh, state: 'held' }, 1_000)).toBe(false);
    expect(isDue({ state: 'waiting', attempts: 0, createdAt: 1 }, 1_000)).toBe(false);
  });
});

it.each([null, 'sent', 3, {}, { state: 'odd', attempts: 0, createdAt: 1 }, { state: 'sent' }])(
  'rejects %j',
  (value) => {
    expect(parseDelivery(value)).toBeNull();
  },
);

it('doubles the delay up to two hours', () => {
  expect([1, 2, 3, 7, 8, 20].map((attempts) => backoffMs(attempts) / MINUTE)).toEqual([
    1, 2, 4, 64, 120, 120,
  ]);
});
