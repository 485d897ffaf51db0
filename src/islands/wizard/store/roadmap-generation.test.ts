import { describe, expect, it, vi } from 'vitest';
import { CUSTOMER_TYPES } from '../../../domain/wizard/business-options.ts';
import type { SharedReport } from '../../../share/shared-report.ts';
import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { parseEntries } from './entries-schema.ts';
import { answerAll, createTestWizard, ROADMAP } from './testing.ts';

/** Entries with every step answered. */
function createAnswered() {
  const { store } = createTestWizard();
  answerAll(store);
  return store.$state.get().entries;
}

const getView = ({ store }: ReturnType<typeof createTestWizard>) => store.$state.get().view;
const roadmap = ({ store }: ReturnType<typeof createTestWizard>) => {
  const state = store.$state.get();
  return state.view === 'results' ? state.roadmap : null;
};

describe('the roadmap', () => {
  const openResults = () => {
    const wizard = createTestWizard();
    answerAll(wizard.store);
    wizard.store.next();
    return wizard;
  };

  it('is generated once on arrival, shown as it streams, and stored', async () => {
    const wizard = openResults();
    const [call] = wizard.roadmaps;
    expect(call?.request.language).toBe('en');
    expect(call?.request.analysisData).toMatchObject({
      websiteAnalysis: null,
      customerType: 35,
      teamSize: 20,
      score: { totalScore: 44, maxPossibleScore: 140, basePercentage: 31, finalPercentage: 46 },
    });
    const [step] = ROADMAP.preparationSteps;
    if (step) call?.sendPart({ kind: 'step', step });
    expect(roadmap(wizard)).toMatchObject({ phase: 'generating', parts: { steps: [step], hashtags: [] } });
    await call?.respond({ ok: true, data: ROADMAP });
    expect(roadmap(wizard)).toEqual({ phase: 'ready' });
    wizard.store.back();
    wizard.store.next();
    expect(roadmap(wizard)).toEqual({ phase: 'ready' });
    expect(wizard.roadmaps).toHaveLength(1);
  });

  it('is generated once when a seller to consumers asks for companies', () => {
    const wizard = openResults();
    wizard.store.answerBuyers('families');
    const before = wizard.roadmaps.length;
    wizard.store.addCompanies();
    expect(wizard.roadmaps).toHaveLength(before + 1);
    const { answers, buyers, plan } = wizard.store.$state.get().entries;
    expect([answers.customerType, buyers, plan.topics]).toEqual([CUSTOMER_TYPES.b2b2c, '', ['firms']]);
  });

  it('logs a failure and can be retried', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const wizard = openResults();
    await wizard.roadmaps[0]?.respond({ ok: false, error: { code: 'internal', message: '' } });
    expect(log).toHaveBeenCalledWith('Error generating roadmap');
    expect(roadmap(wizard)).toEqual({ phase: 'failed' });
    wizard.store.generate();
    expect(roadmap(wizard)?.phase).toBe('generating');
    await wizard.roadmaps[1]?.respond({ ok: true, data: ROADMAP });
    expect(roadmap(wizard)).toEqual({ phase: 'ready' });
    log.mockRestore();
  });

  it('is regenerated after an answer has changed', async () => {
    const wizard = openResults();
    await wizard.roadmaps[0]?.respond({ ok: true, data: ROADMAP });
    wizard.store.open('teamSize');
    wizard.store.choose('teamSize', '50+');
    wizard.store.resume();
    expect(roadmap(wizard)?.phase).toBe('generating');
    expect(wizard.roadmaps[1]?.request.analysisData.teamSize).toBe(6);
  });

  it('is dropped when the visitor leaves before it is complete', async () => {
    const wizard = openResults();
    wizard.store.back();
    expect(wizard.roadmaps[0]?.signal?.aborted).toBe(true);
    await wizard.roadmaps[0]?.respond({ ok: true, data: ROADMAP });
    expect(getView(wizard)).toBe('biggestChallenges');
    expect(wizard.store.$state.get().entries.roadmaps).toEqual({});
  });
});

describe('the roadmap of a shared result', () => {
  /** A result from somebody else's link. */
  const SHARED: SharedReport = {
    answers: createAnswered().answers,
    buyers: 'Vets',
    analysis: null,
    roadmap: null,
    locale: 'de',
  };
  const openShared = (report: SharedReport) => {
    const wizard = createTestWizard();
    wizard.store.showShared(report);
    const getShared = () => {
      const state = wizard.store.$state.get();
      return state.view === 'shared' ? state : null;
    };
    return { ...wizard, getShared };
  };

  it('is regenerated in the page’s language without storing or counting it', async () => {
    const { roadmaps, getShared, storedItems, trackedEvents } = openShared(SHARED);
    expect(roadmaps[0]?.request).toMatchObject({ language: 'en', buyers: 'Vets' });
    await roadmaps[0]?.respond({ ok: true, data: ROADMAP });
    expect(getShared()).toMatchObject({ regenerated: ROADMAP, roadmap: { phase: 'ready' } });
    expect(storedItems.size).toBe(0);
    expect(trackedEvents).toEqual(['shared-result-opened']);
  });

  it('is shown in its own language if the link carries it', () => {
    const { roadmaps, getShared } = openShared({ ...SHARED, roadmap: ROADMAP, locale: 'en' });
    expect(roadmaps).toHaveLength(0);
    expect(getShared()).toMatchObject({ regenerated: null, roadmap: { phase: 'ready' } });
  });

  it('can be retried after a failure', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { store, roadmaps, getShared } = openShared(SHARED);
    await roadmaps[0]?.respond({ ok: false, error: { code: 'internal', message: '' } });
    expect(getShared()?.roadmap).toEqual({ phase: 'failed' });
    store.generate();
    await roadmaps[1]?.respond({ ok: true, data: ROADMAP });
    expect(getShared()?.regenerated).toEqual(ROADMAP);
    log.mockRestore();
  });

  it('is not requested while an answer is missing', () => {
    const { customerType: _, ...answers } = SHARED.answers;
    expect(openShared({ ...SHARED, answers }).roadmaps).toHaveLength(0);
  });
});

describe('a niche from the finder', () => {
  it('is part of the request, is stored, and outdates a roadmap without it', async () => {
    const wizard = createTestWizard();
    wizard.store.chooseNiche('Hallenbau');
    answerAll(wizard.store);
    wizard.store.next();
    expect(wizard.roadmaps[0]?.request.niche).toBe('Hallenbau');
    await wizard.roadmaps[0]?.respond({ ok: true, data: ROADMAP });
    const entries = () => wizard.store.$state.get().entries;
    expect(parseEntries(wizard.storedItems.get(STORAGE_KEY) ?? null)).toEqual(entries());
    wizard.store.chooseNiche('Hallenbau');
    expect(entries().roadmaps.en).toEqual(ROADMAP);
    wizard.store.chooseNiche('');
    expect(entries().roadmaps).toEqual({});
  });

  it('is missing from the request without one', () => {
    const wizard = createTestWizard();
    answerAll(wizard.store);
    wizard.store.next();
    expect(wizard.roadmaps[0]?.request).not.toHaveProperty('niche');
  });
});

describe('the answer to “Who buys from you?”', () => {
  it('regenerates the roadmap, is part of the request, and is stored', async () => {
    const wizard = createTestWizard();
    answerAll(wizard.store);
    wizard.store.next();
    await wizard.roadmaps[0]?.respond({ ok: true, data: { ...ROADMAP, b2bTargetGroups: [] } });
    wizard.store.answerBuyers('  \u2068Dairy\u000bfarms\u2069 ');
    expect(roadmap(wizard)?.phase).toBe('generating');
    expect(wizard.roadmaps[1]?.request.buyers).toBe('Dairy farms');
    await wizard.roadmaps[1]?.respond({ ok: true, data: ROADMAP });
    expect(roadmap(wizard)).toEqual({ phase: 'ready' });
    const { entries } = wizard.store.$state.get();
    expect(parseEntries(wizard.storedItems.get(STORAGE_KEY) ?? null)).toEqual(entries);
    wizard.store.answerBuyers('Dairy farms');
    expect(wizard.roadmaps).toHaveLength(2);
  });

  it('is kept if the roadmap fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const wizard = createTestWizard();
    answerAll(wizard.store);
    wizard.store.next();
    await wizard.roadmaps[0]?.respond({ ok: true, data: ROADMAP });
    wizard.store.answerBuyers('Vets');
    await wizard.roadmaps[1]?.respond({ ok: false, error: { code: 'internal', message: '' } });
    expect(wizard.store.$state.get().entries.buyers).toBe('Vets');
    wizard.store.generate();
    expect(wizard.roadmaps[2]?.request.buyers).toBe('Vets');
    log.mockRestore();
  });
});
