import { expect, it, vi } from 'vitest';
import type { ErrorCode, Outcome } from '../../contract/callable.ts';
import { createStopMonthlyCheckStore } from './monthly-store.ts';

const ENDED = { ok: true, data: { ended: true } } as const;
const failed = (code: ErrorCode, message = '') => ({ ok: false, error: { code, message } }) as const;

function setUp(answer: Outcome<{ readonly ended: true }> = ENDED) {
  const endMonthlyCheck = vi.fn(async () => answer);
  return { store: createStopMonthlyCheckStore({ endMonthlyCheck }, 'de'), endMonthlyCheck };
}

it('changes nothing on opening, and stops the check on one click', async () => {
  const { store, endMonthlyCheck } = setUp();
  store.open('ada.x');
  expect(store.$submission.get()).toEqual({ status: 'idle' });
  expect(endMonthlyCheck).not.toHaveBeenCalled();
  await Promise.all([store.end(), store.end()]);
  expect(endMonthlyCheck).toHaveBeenCalledExactlyOnceWith({ token: 'ada.x', language: 'de' });
  expect(store.$submission.get().status).toBe('done');
});

it('requests nothing without a link', async () => {
  const { store, endMonthlyCheck } = setUp();
  store.open('');
  await store.end();
  expect(store.$token.get()).toBe('');
  expect(endMonthlyCheck).not.toHaveBeenCalled();
});

it('reports an error, and allows a retry', async () => {
  const { store, endMonthlyCheck } = setUp(failed('unavailable', 'Later.'));
  store.open('ada.x');
  await store.end();
  expect(store.$submission.get()).toMatchObject({ status: 'rejected', error: { message: 'Later.' } });
  endMonthlyCheck.mockResolvedValueOnce(ENDED);
  await store.end();
  expect(store.$submission.get().status).toBe('done');
});
