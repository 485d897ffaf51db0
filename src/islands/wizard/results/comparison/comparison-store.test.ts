import { expect, it } from 'vitest';
import { STORAGE_KEY } from '../../../../share/storage-key.ts';
import { parseEntries } from '../../store/entries-schema.ts';
import { ANALYSIS, createTestWizard } from '../../store/testing.ts';
import { createComparisonStore } from './comparison-store.ts';

const setUpWithUrl = (url: string, isOnline = true) => {
  const wizard = createTestWizard();
  const { store } = wizard;
  const comparison = createComparisonStore({
    backend: wizard.backend,
    wizard: store,
    locale: 'en',
    isOnline: () => isOnline,
  });
  comparison.setUrl(url);
  return { ...wizard, comparison, getCompetitor: () => store.$state.get().entries.competitor };
};

it('analyzes the other website with the same call and stores its report on the device', async () => {
  const { comparison, analyses, getCompetitor, storedItems } = setUpWithUrl(' other.example ');
  const done = comparison.compare();
  expect(analyses[0]?.request).toEqual({ websiteUrl: 'other.example', language: 'en' });
  expect(comparison.$comparison.get()).toEqual({ phase: 'analyzing' });
  await analyses[0]?.respond({ ok: true, data: ANALYSIS });
  await done;
  expect(getCompetitor()).toEqual({ url: ' other.example ', report: ANALYSIS });
  expect(parseEntries(storedItems.get(STORAGE_KEY) ?? null)?.competitor).toEqual(getCompetitor());
});

it('keeps the URL and the last comparison if the analysis fails, and reports why', async () => {
  const { comparison, analyses, getCompetitor } = setUpWithUrl('other.example');
  const first = comparison.compare();
  await analyses[0]?.respond({ ok: true, data: ANALYSIS });
  await first;
  comparison.setUrl('gone.example');
  const second = comparison.compare();
  await analyses[1]?.respond({ ok: false, error: { code: 'not-found', message: 'No such site' } });
  await second;
  expect(comparison.$comparison.get()).toEqual({
    phase: 'idle',
    error: { code: 'message', message: 'No such site' },
  });
  expect(getCompetitor()).toEqual({ url: 'gone.example', report: ANALYSIS });
  comparison.setUrl('gone.exampl');
  expect(comparison.$comparison.get()).toEqual({ phase: 'idle', error: null });
});

it('ignores a response that arrives after the visitor canceled', async () => {
  const { comparison, analyses, getCompetitor } = setUpWithUrl('other.example');
  const done = comparison.compare();
  comparison.cancel();
  expect(analyses[0]?.signal?.aborted).toBe(true);
  await analyses[0]?.respond({ ok: true, data: ANALYSIS });
  await done;
  expect(getCompetitor().report).toBeNull();
});

it.each([
  ['  ', true, 'blank'],
  ['other.example', false, 'offline'],
] as const)('sends no request for %o if online is %s', async (url, isOnline, code) => {
  const { comparison, analyses } = setUpWithUrl(url, isOnline);
  await comparison.compare();
  expect(analyses).toHaveLength(0);
  expect(comparison.$comparison.get()).toEqual({ phase: 'idle', error: { code } });
});

it('removes the comparison and its URL', async () => {
  const { comparison, getCompetitor } = setUpWithUrl('other.example');
  comparison.remove();
  expect(getCompetitor()).toEqual({ url: '', report: null });
});
