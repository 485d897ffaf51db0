import { describe, expect, it, vi } from 'vitest';
import {
  type NewSavedCheck,
  SAVED_CHECK_SLOTS,
  type SavedCheck,
} from '../../../domain/accounts/saved-check.ts';
import { DEFAULT_PRICE_RANGE } from '../../../domain/wizard/price.ts';
import type { SavedChecksResult } from '../../../services/backend.ts';
import { SHARE_PREFIX } from '../../../share/fragments.ts';
import { decodeReport } from '../../../share/share-link.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { ANALYSIS, ROADMAP } from '../store/testing.ts';
import { createSaveStore } from './save-store.ts';

const REPORT: SharedReport = {
  answers: { priceRange: DEFAULT_PRICE_RANGE, customChallenge: '' },
  analysis: { ...ANALYSIS, score: 61.5, url: { ...ANALYSIS.url, final: 'https://www.example.com/de' } },
  roadmap: ROADMAP,
  locale: 'de',
};
const UNREACHABLE = { ok: false, error: 'unreachable' } as const;
const REFUSED = { ok: false, error: 'refused' } as const;

/** An in-memory account. @param full number of saved checks */
function setUp(count = 0) {
  const checks = new Map<string, SavedCheck>(
    SAVED_CHECK_SLOTS.slice(0, count).map((slot, i) => [
      slot,
      { slot, at: i + 1, host: `h${i}`, report: `r${i}` },
    ]),
  );
  const service = {
    list: vi.fn(
      async (): Promise<SavedChecksResult<readonly SavedCheck[]>> => ({
        ok: true,
        data: [...checks.values()].sort((a, b) => b.at - a.at),
      }),
    ),
    save: vi.fn(async (slot: string, check: NewSavedCheck): Promise<SavedChecksResult<null>> => {
      if (checks.has(slot)) return REFUSED;
      checks.set(slot, { ...check, slot, at: 100 });
      return { ok: true, data: null };
    }),
    remove: vi.fn(async (slot: string): Promise<SavedChecksResult<null>> => {
      checks.delete(slot);
      return { ok: true, data: null };
    }),
  };
  return { checks, service, store: createSaveStore(service) };
}

describe('saving a result', () => {
  it('stores the whole result with host and score, once', async () => {
    const { checks, store } = setUp(1);
    await Promise.all([store.save(REPORT), store.save(REPORT)]);
    expect(store.$save.get()).toEqual({ status: 'done', action: 'save', data: { wasSaved: false } });
    expect(checks.size).toBe(2);
    expect(checks.get('01')).toMatchObject({ host: 'example.com', score: 61.5 });
    expect(await decodeReport(SHARE_PREFIX + (checks.get('01')?.report ?? ''))).toMatchObject({
      answers: REPORT.answers,
      analysis: { title: ANALYSIS.title, url: { final: 'https://www.example.com/de' } },
      locale: 'de',
    });
  });

  it('recognizes one that is already saved', async () => {
    const { service, store, checks } = setUp();
    await store.save(REPORT);
    const secondStore = createSaveStore(service);
    await secondStore.save(REPORT);
    expect(secondStore.$save.get()).toEqual({ status: 'done', action: 'save', data: { wasSaved: true } });
    expect(checks.size).toBe(1);
  });

  it('saves one without a website or a score', async () => {
    const { checks, store } = setUp();
    await store.save({ ...REPORT, analysis: null });
    expect(checks.get('00')).not.toHaveProperty('score');
    expect(checks.get('00')).toMatchObject({ host: '' });
  });

  it('tries the next slot if another tab took this one', async () => {
    const { checks, service, store } = setUp();
    service.save.mockImplementationOnce(async () => {
      checks.set('00', { slot: '00', at: 5, host: 'x', report: 'x' });
      return REFUSED;
    });
    await store.save(REPORT);
    expect(store.$save.get()).toEqual({ status: 'done', action: 'save', data: { wasSaved: false } });
    expect([...checks.keys()]).toEqual(['00', '01']);
  });

  it.each([
    ['list', UNREACHABLE],
    ['list', REFUSED],
    ['save', UNREACHABLE],
    ['save', REFUSED],
  ] as const)('reports the error (%s: %o), and can be retried', async (call, failure) => {
    const { service, store } = setUp();
    service[call].mockResolvedValue(failure);
    await store.save(REPORT);
    expect(store.$save.get()).toEqual({ status: 'rejected', action: 'save', error: failure.error });
    service[call].mockReset();
    service.list.mockResolvedValue({ ok: true, data: [] });
    service.save.mockResolvedValue({ ok: true, data: null });
    await store.save(REPORT);
    expect(store.$save.get()).toEqual({ status: 'done', action: 'save', data: { wasSaved: false } });
  });
});
