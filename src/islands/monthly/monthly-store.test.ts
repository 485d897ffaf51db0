import { expect, it, vi } from 'vitest';
import type { ErrorCode, Outcome } from '../../contract/callable.ts';
import { createMonthlyStore } from './monthly-store.ts';

const ENDED = { ok: true, data: { ended: true } } as const;
const failed = (code: ErrorCode, message = '') => ({ ok: false, error: { code, message } }) as const;

function setUp(answer: Outcome<{ readonly ended: true }> = ENDED) {
  const endMonthlyCheck = vi.fn(async () => answer);
  return { store: createMonthlyStore({ endMonthlyCheck }, 'de'), endMonthlyCheck };
}

it('changes nothing on opening, and stops the check on one click', async () => {
  const { store, endMonthlyCheck } = setUp();
  store.open('ada.x');
  expect(store.$state.get()).toEqual({ at: 'ready' });
  expect(endMonthlyCheck).not.toHaveBeenCalled();
  await Promise.all([store.end(), store.end()]);
  expect(endMonthlyCheck).toHaveBeenCalledExactlyOnceWith('ada.x', 'de');
  expect(store.$state.get()).toEqual({ at: 'ended' });
});

it('requests nothing without a link', async () => {
  const { store, endMonthlyCheck } = setUp();
  store.open('');
  await store.end();
  expect(store.$state.get()).toEqual({ at: 'closed', why: 'no-link' });
  expect(endMonthlyCheck).not.toHaveBeenCalled();
});

it('reports an invalid link, and allows a retry for other errors', async () => {
  const forged = setUp(failed('permission-denied')).store;
  forged.open('x');
  await forged.end();
  expect(forged.$state.get()).toEqual({ at: 'closed', why: 'invalid' });

  const { store, endMonthlyCheck } = setUp(failed('unavailable', 'Later.'));
  store.open('ada.x');
  await store.end();
  expect(store.$state.get()).toEqual({ at: 'failed', message: 'Later.' });
  endMonthlyCheck.mockResolvedValueOnce(ENDED);
  await store.end();
  expect(store.$state.get()).toEqual({ at: 'ended' });
});
