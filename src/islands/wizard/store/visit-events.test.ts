/** Visit events of the business check. */
import { describe, expect, it } from 'vitest';
import { STEPS } from './steps.ts';
import { ANALYSIS, answerAll, createTestWizard, ROADMAP } from './testing.ts';

it('reports each step on arrival, and the outcome of website and roadmap', async () => {
  const { store, roadmaps, trackedEvents } = createTestWizard();
  answerAll(store);
  store.next();
  expect(trackedEvents).toEqual([
    ...['step-website', 'website-skipped'],
    ...STEPS.slice(1).map((step) => `step-${step}`),
    'result-seen',
  ]);
  await roadmaps[0]?.respond({ ok: true, data: ROADMAP });
  expect(trackedEvents.at(-1)).toBe('roadmap-made');
});

it('does not report a start for a deep link or a resumed check', () => {
  const { store, trackedEvents } = createTestWizard();
  store.open('website');
  store.open('welcome');
  store.resume();
  expect(trackedEvents).toEqual(['step-website', 'step-website']);
  store.open('welcome');
  store.start();
  expect(trackedEvents.slice(2)).toEqual(['check-started', 'step-website']);
});

describe('the website', () => {
  const startAnalysis = (isOnline = () => true) => {
    const wizard = createTestWizard({ isOnline });
    wizard.store.open('website');
    wizard.store.setUrl('brightwork.example');
    wizard.store.analyze();
    return wizard;
  };

  it('reports a completed analysis', async () => {
    const { analyses, trackedEvents } = startAnalysis();
    await analyses[0]?.respond({ ok: true, data: ANALYSIS });
    expect(trackedEvents.at(-1)).toBe('website-read');
  });

  it.each([
    ['invalid-argument', 'address'],
    ['not-found', 'not-found'],
    ['permission-denied', 'refused'],
    ['unavailable', 'unreachable'],
    ['aborted', 'unreachable'],
    ['deadline-exceeded', 'timeout'],
    ['resource-exhausted', 'limit'],
    ['internal', 'other'],
  ] as const)('reports a failed analysis, with %s: %s', async (code, kind) => {
    const { analyses, trackedEvents } = startAnalysis();
    await analyses[0]?.respond({ ok: false, error: { code, message: 'Said.' } });
    expect(trackedEvents.at(-1)).toBe(`website-failed-${kind}`);
  });

  it('reports nothing while offline', () => {
    expect(startAnalysis(() => false).trackedEvents.at(-1)).toBe('website-failed-offline');
  });

  it('reports nothing for a blank field or a canceled analysis', async () => {
    const { store, analyses, trackedEvents } = createTestWizard();
    store.open('website');
    store.analyze();
    store.setUrl('brightwork.example');
    store.analyze();
    store.cancelAnalysis();
    await analyses[0]?.respond({ ok: false, error: { code: 'internal', message: '' } });
    expect(trackedEvents.filter((event) => event.startsWith('website-'))).toEqual([]);
  });
});

it('reports an opened shared result, but not an invalid one', () => {
  const { store, trackedEvents } = createTestWizard();
  store.showShared(null);
  expect(trackedEvents).toEqual([]);
  store.showShared({
    answers: store.$state.get().entries.answers,
    analysis: ANALYSIS,
    roadmap: null,
    locale: 'en',
  });
  expect(trackedEvents).toEqual(['shared-result-opened']);
});
