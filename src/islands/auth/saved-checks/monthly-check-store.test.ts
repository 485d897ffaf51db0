import { expect, it, vi } from 'vitest';
import type { Backend } from '../../../services/backend.ts';
import { createMonthlyCheckStore } from './monthly-check-store.ts';

const CHECK = { slot: '00', at: 1, host: 'example.com', report: 'x' };

function setUp() {
  const setMonthlyCheck = vi.fn<Backend['setMonthlyCheck']>(async ({ website }) => ({
    ok: true,
    data: { website },
  }));
  const onChange = vi.fn();
  const store = createMonthlyCheckStore({
    backend: { setMonthlyCheck },
    language: 'de',
    getWebsiteUrl: async ({ host }) => `https://${host}/`,
    onChange,
  });
  return { setMonthlyCheck, onChange, store };
}

it("starts with a check's website, once for two clicks", async () => {
  const { setMonthlyCheck, onChange, store } = setUp();
  await Promise.all([store.begin(CHECK), store.begin(CHECK)]);
  expect(setMonthlyCheck).toHaveBeenCalledExactlyOnceWith({
    website: 'https://example.com/',
    language: 'de',
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('https://example.com/');
  expect(store.$setting.get()).toMatchObject({ status: 'done', action: 'begin' });
});

it('stops, and reports it', async () => {
  const { setMonthlyCheck, onChange, store } = setUp();
  await store.end();
  expect(setMonthlyCheck).toHaveBeenCalledExactlyOnceWith({ website: null, language: 'de' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(store.$setting.get()).toMatchObject({ status: 'done', action: 'end' });
});

it('stays unchanged and reports why if the server rejects the request, and can be retried', async () => {
  const { setMonthlyCheck, onChange, store } = setUp();
  setMonthlyCheck.mockResolvedValueOnce({ ok: false, error: { code: 'unavailable', message: 'Später.' } });
  await store.begin(CHECK);
  expect(store.$setting.get()).toMatchObject({ status: 'rejected', error: { message: 'Später.' } });
  expect(onChange).not.toHaveBeenCalled();
  await store.begin(CHECK);
  expect(onChange).toHaveBeenCalledOnce();
});
