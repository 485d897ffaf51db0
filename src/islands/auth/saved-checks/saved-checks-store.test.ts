import { describe, expect, it, vi } from 'vitest';
import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import { DEFAULT_PRICE_RANGE } from '../../../domain/wizard/price.ts';
import type { SavedChecksResult } from '../../../services/backend.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { createSavedChecksStore } from './saved-checks-store.ts';

const REPORT: SharedReport = {
  answers: { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' },
  analysis: null,
  roadmap: null,
  locale: 'de',
};
const check = (slot: string, at: number): SavedCheck => ({ slot, at, host: 'example.com', report: slot });
const CHECKS = [check('02', 3), check('01', 2), check('00', 1)];
const UNREACHABLE = { ok: false, error: 'unreachable' } as const;

async function setUp() {
  const savedChecks = {
    list: vi.fn(async (): Promise<SavedChecksResult<readonly SavedCheck[]>> => ({ ok: true, data: CHECKS })),
    remove: vi.fn(async (): Promise<SavedChecksResult<null>> => ({ ok: true, data: null })),
    getMonthlyWebsite: vi.fn(
      async (): Promise<SavedChecksResult<string | null>> => ({ ok: true, data: null }),
    ),
  };
  const read = vi.fn(async (): Promise<SharedReport | null> => REPORT);
  const store = createSavedChecksStore({ savedChecks, read });
  await store.load();
  return { savedChecks, read, store };
}

describe('the list', () => {
  it('loads together with the monthly check', async () => {
    const { store } = await setUp();
    expect(store.$state.get()).toEqual({ status: 'ready', checks: CHECKS, monthly: null });
  });

  it.each(['list', 'getMonthlyWebsite'] as const)(
    'reports a load failure (%s), and loads on a retry',
    async (call) => {
      const { savedChecks, store } = await setUp();
      savedChecks[call].mockResolvedValueOnce(UNREACHABLE);
      await store.load();
      expect(store.$state.get()).toEqual({ status: 'failed', error: 'unreachable' });
      await store.load();
      expect(store.$state.get()).toMatchObject({ status: 'ready' });
    },
  );
});

describe('changes from another tab', () => {
  const OTHER = [check('03', 4), check('01', 2)];

  it('are merged, and a deleted check is deselected', async () => {
    const { savedChecks, store } = await setUp();
    await store.toggleSelection('00');
    savedChecks.list.mockResolvedValueOnce({ ok: true, data: OTHER });
    savedChecks.getMonthlyWebsite.mockResolvedValueOnce({ ok: true, data: 'example.com' });
    await store.refresh();
    expect(store.$state.get()).toMatchObject({ status: 'ready', checks: OTHER, monthly: 'example.com' });
    expect(store.$comparison.get()).toEqual({ status: 'none' });
  });

  it.each(['list', 'getMonthlyWebsite'] as const)(
    'are skipped if they cannot be loaded (%s)',
    async (call) => {
      const { savedChecks, store } = await setUp();
      savedChecks[call].mockResolvedValueOnce(UNREACHABLE);
      await store.refresh();
      expect(store.$state.get()).toMatchObject({ status: 'ready', checks: CHECKS });
    },
  );

  it('do not interrupt a confirmation or undo a local change', async () => {
    const { savedChecks, store } = await setUp();
    savedChecks.list.mockClear();
    store.requestRemoval('01');
    await store.refresh();
    expect(savedChecks.list).not.toHaveBeenCalled();
    store.cancelRemoval();
    savedChecks.list.mockResolvedValueOnce({ ok: true, data: CHECKS });
    const refreshed = store.refresh();
    store.requestRemoval('01');
    await store.remove();
    await refreshed;
    expect(store.$state.get()).toMatchObject({ checks: [check('02', 3), check('00', 1)] });
  });
});

describe('deleting', () => {
  it('asks for confirmation, and deletes the check it asked about', async () => {
    const { savedChecks, store } = await setUp();
    await store.remove();
    expect(savedChecks.remove).not.toHaveBeenCalled();
    store.requestRemoval('01');
    await Promise.all([store.remove(), store.remove()]);
    expect(savedChecks.remove).toHaveBeenCalledExactlyOnceWith('01');
    expect(store.$state.get()).toMatchObject({ checks: [CHECKS[0], CHECKS[2]] });
    expect(store.$removal.get()).toMatchObject({ status: 'done', action: '01' });
  });

  it('keeps the check if the user cancels or deleting fails', async () => {
    const { savedChecks, store } = await setUp();
    store.requestRemoval('01');
    store.cancelRemoval();
    await store.remove();
    expect(savedChecks.remove).not.toHaveBeenCalled();
    savedChecks.remove.mockResolvedValueOnce(UNREACHABLE);
    store.requestRemoval('01');
    await store.remove();
    expect(store.$state.get()).toMatchObject({ checks: CHECKS });
    expect(store.$removal.get()).toEqual({ status: 'rejected', action: '01', error: 'unreachable' });
  });
});

describe('comparing', () => {
  it('shows the older one first, regardless of selection order', async () => {
    const { store } = await setUp();
    await store.toggleSelection('00');
    expect(store.$comparison.get()).toEqual({ status: 'chosen', slots: ['00'] });
    await store.toggleSelection('02');
    expect(store.$comparison.get()).toMatchObject({
      status: 'shown',
      older: { check: { slot: '00' } },
      newer: { check: { slot: '02' } },
    });
    await store.toggleSelection('01');
    expect(store.$comparison.get()).toMatchObject({ slots: ['02', '01'], older: { check: { slot: '01' } } });
    await store.toggleSelection('02');
    expect(store.$comparison.get()).toEqual({ status: 'chosen', slots: ['01'] });
    store.closeComparison();
    expect(store.$comparison.get()).toEqual({ status: 'none' });
  });

  it.each([null, new Error('no script')])('reports an unreadable check (%s)', async (cause) => {
    const { read, store } = await setUp();
    if (cause) read.mockRejectedValueOnce(cause);
    else read.mockResolvedValueOnce(null);
    await store.toggleSelection('00');
    await store.toggleSelection('01');
    expect(store.$comparison.get()).toEqual({ status: 'unreadable', slots: ['00', '01'] });
  });

  it('ends when one of its checks is deleted', async () => {
    const { store } = await setUp();
    await store.toggleSelection('00');
    await store.toggleSelection('01');
    store.requestRemoval('01');
    await store.remove();
    expect(store.$comparison.get()).toEqual({ status: 'chosen', slots: ['00'] });
  });

  it('shows the latest selection when results arrive late', async () => {
    const { read, store } = await setUp();
    const late = Promise.withResolvers<SharedReport>();
    read.mockImplementationOnce(() => late.promise);
    await store.toggleSelection('00');
    const first = store.toggleSelection('01');
    store.closeComparison();
    late.resolve(REPORT);
    await first;
    expect(store.$comparison.get()).toEqual({ status: 'none' });
  });
});
