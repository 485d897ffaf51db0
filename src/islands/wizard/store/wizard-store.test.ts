import { describe, expect, it, vi } from 'vitest';
import { EMPTY_ENTRIES, entriesFrom } from './entries.ts';
import { STORAGE_KEY } from './kept-entries.ts';
import { ANALYSIS, answerAll, ROADMAP, wizardForTest } from './testing.ts';
import { SUCCESS_DELAY_MS } from './wizard-store.ts';

const at = ({ store }: ReturnType<typeof wizardForTest>) => store.$state.get().at;
const website = ({ store }: ReturnType<typeof wizardForTest>) => {
  const state = store.$state.get();
  return state.at === 'website' ? state.website : null;
};
const roadmap = ({ store }: ReturnType<typeof wizardForTest>) => {
  const state = store.$state.get();
  return state.at === 'results' ? state.roadmap : null;
};

describe('steps', () => {
  it('lead from the welcome to the result and back', () => {
    const wizard = wizardForTest();
    expect(at(wizard)).toBe('welcome');
    answerAll(wizard.store);
    expect(at(wizard)).toBe('biggestChallenges');
    wizard.store.next();
    expect(at(wizard)).toBe('results');
    wizard.store.back();
    expect(at(wizard)).toBe('biggestChallenges');
  });

  it('go no further than the answers', () => {
    const wizard = wizardForTest();
    wizard.store.open('website');
    wizard.store.next();
    expect(at(wizard)).toBe('website');
    wizard.store.skipWebsite();
    wizard.store.next();
    expect(at(wizard)).toBe('businessPhase');
    wizard.store.open('results');
    expect(at(wizard)).toBe('businessPhase');
  });

  it('take back an answer that is unticked again', () => {
    const { store } = wizardForTest();
    store.togglePhase('ads');
    store.togglePhase('mvp');
    expect(store.$state.get().entries.answers.businessPhase).toEqual({
      selected: ['mvp', 'ads'],
      totalPoints: 8,
    });
    store.togglePhase('ads');
    store.togglePhase('mvp');
    expect(store.$state.get().entries.answers.businessPhase).toBeUndefined();
  });

  it('keep the lowest price below the highest', () => {
    const { store } = wizardForTest();
    const price = () => store.$state.get().entries.answers.priceRange;
    store.choosePricePreset('1k-10k');
    store.setMinPrice(20_000);
    expect(price()).toEqual({ min: 10_000, max: 10_000, highTicketBonus: 20 });
    store.setMaxPrice(50);
    expect(price()).toEqual({ min: 10_000, max: 10_000, highTicketBonus: 20 });
    store.setMinPrice(Number.NaN);
    store.setMinPrice(-5);
    store.setMaxPrice(4999);
    expect(price()).toEqual({ min: 10, max: 4999, highTicketBonus: 0 });
  });
});

describe('the website', () => {
  const typed = (url = ' brightwork.example ') => {
    const wizard = wizardForTest();
    wizard.store.open('website');
    wizard.store.setUrl(url);
    return wizard;
  };

  it('is analysed, shown as done, and left for the next step after 1.5 seconds', async () => {
    const wizard = typed();
    wizard.store.analyze();
    expect(website(wizard)).toEqual({ phase: 'analyzing' });
    expect(wizard.analyses[0]?.request).toEqual({ websiteUrl: 'brightwork.example', language: 'en' });
    await wizard.analyses[0]?.answer({ ok: true, data: ANALYSIS });
    expect(website(wizard)).toEqual({ phase: 'success' });
    expect(SUCCESS_DELAY_MS).toBe(1500);
    wizard.wind(1500);
    expect(at(wizard)).toBe('businessPhase');
    expect(wizard.store.$state.get().entries.website.report).toEqual(ANALYSIS);
  });

  it.each([
    [
      { code: 'not-found', message: 'No such site' },
      { code: 'message', message: 'No such site' },
    ],
    [{ code: 'internal', message: ' ' }, { code: 'failed' }],
    [{ code: 'deadline-exceeded', message: '', gaveUp: true }, { code: 'timeout' }],
    [{ code: 'deadline-exceeded', message: '' }, { code: 'failed' }],
  ] as const)('that fails with %o comes back to the field', async (error, fault) => {
    const wizard = typed();
    wizard.store.analyze();
    await wizard.analyses[0]?.answer({ ok: false, error });
    expect(website(wizard)).toEqual({ phase: 'idle', fault });
    expect(wizard.store.$state.get().entries.website.url).toBe(' brightwork.example ');
    wizard.store.setUrl('brightwork.exampl');
    expect(website(wizard)).toEqual({ phase: 'idle', fault: null });
  });

  it('is asked for when the field is blank', () => {
    const wizard = typed('  ');
    wizard.store.analyze();
    expect(website(wizard)).toEqual({ phase: 'idle', fault: { code: 'blank' } });
    expect(wizard.analyses).toHaveLength(0);
  });

  it('is not asked for offline', () => {
    const wizard = wizardForTest({ isOnline: () => false });
    wizard.store.open('website');
    wizard.store.setUrl('brightwork.example');
    wizard.store.analyze();
    expect(website(wizard)).toEqual({ phase: 'idle', fault: { code: 'offline' } });
    expect(wizard.analyses).toHaveLength(0);
  });

  it('can be cancelled; an answer that still comes changes nothing', async () => {
    const wizard = typed();
    wizard.store.analyze();
    wizard.store.cancelAnalysis();
    expect(wizard.analyses[0]?.signal?.aborted).toBe(true);
    await wizard.analyses[0]?.answer({ ok: true, data: ANALYSIS });
    expect(website(wizard)).toEqual({ phase: 'idle', fault: null });
    expect(wizard.store.$state.get().entries.website.report).toBeNull();
  });

  it('makes a roadmap outdated that rests on the website, also when it is skipped', () => {
    const initial = { at: 'website', website: { phase: 'idle', fault: null } } as const;
    const entries = { ...EMPTY_ENTRIES, roadmaps: { en: ROADMAP } };
    const wizard = wizardForTest({ initial: { ...initial, entries } });
    wizard.store.skipWebsite();
    expect(wizard.store.$state.get().entries.roadmaps).toEqual({});
  });

  it('does not pull a visitor forward who went back in the meantime', async () => {
    const wizard = typed();
    wizard.store.analyze();
    await wizard.analyses[0]?.answer({ ok: true, data: ANALYSIS });
    wizard.store.back();
    wizard.wind(1500);
    expect(at(wizard)).toBe('welcome');
  });
});

describe('the roadmap', () => {
  const arrived = () => {
    const wizard = wizardForTest();
    answerAll(wizard.store);
    wizard.store.next();
    return wizard;
  };

  it('is generated once on arrival, shown as it comes, and kept', async () => {
    const wizard = arrived();
    const [call] = wizard.roadmaps;
    expect(call?.request.language).toBe('en');
    expect(call?.request.analysisData).toMatchObject({
      websiteAnalysis: null,
      customerType: 35,
      teamSize: 20,
      score: { totalScore: 44, maxPossibleScore: 140, basePercentage: 31, finalPercentage: 46 },
    });
    const [step] = ROADMAP.preparationSteps;
    if (step) call?.part({ kind: 'step', step });
    expect(roadmap(wizard)).toMatchObject({ phase: 'generating', parts: { steps: [step], hashtags: [] } });
    await call?.answer({ ok: true, data: ROADMAP });
    expect(roadmap(wizard)).toEqual({ phase: 'ready' });
    wizard.store.back();
    wizard.store.next();
    expect(roadmap(wizard)).toEqual({ phase: 'ready' });
    expect(wizard.roadmaps).toHaveLength(1);
  });

  it('that fails is logged, and can be asked for again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const wizard = arrived();
    await wizard.roadmaps[0]?.answer({ ok: false, error: { code: 'internal', message: '' } });
    expect(log).toHaveBeenCalledWith('Error generating roadmap');
    expect(roadmap(wizard)).toEqual({ phase: 'failed' });
    wizard.store.generate();
    expect(roadmap(wizard)?.phase).toBe('generating');
    await wizard.roadmaps[1]?.answer({ ok: true, data: ROADMAP });
    expect(roadmap(wizard)).toEqual({ phase: 'ready' });
    log.mockRestore();
  });

  it('is made anew after an answer has changed', async () => {
    const wizard = arrived();
    await wizard.roadmaps[0]?.answer({ ok: true, data: ROADMAP });
    wizard.store.open('teamSize');
    wizard.store.chooseTeamSize('50+');
    wizard.store.resume();
    expect(roadmap(wizard)?.phase).toBe('generating');
    expect(wizard.roadmaps[1]?.request.analysisData.teamSize).toBe(6);
  });

  it('is dropped when the visitor leaves before it is there', async () => {
    const wizard = arrived();
    wizard.store.back();
    expect(wizard.roadmaps[0]?.signal?.aborted).toBe(true);
    await wizard.roadmaps[0]?.answer({ ok: true, data: ROADMAP });
    expect(at(wizard)).toBe('biggestChallenges');
    expect(wizard.store.$state.get().entries.roadmaps).toEqual({});
  });
});

describe('a niche from the finder', () => {
  it('goes into the request, is kept, and makes a roadmap without it outdated', async () => {
    const wizard = wizardForTest();
    wizard.store.chooseNiche('Hallenbau');
    answerAll(wizard.store);
    wizard.store.next();
    expect(wizard.roadmaps[0]?.request.niche).toBe('Hallenbau');
    await wizard.roadmaps[0]?.answer({ ok: true, data: ROADMAP });
    const entries = () => wizard.store.$state.get().entries;
    expect(entriesFrom(wizard.kept.get(STORAGE_KEY) ?? null)).toEqual(entries());
    wizard.store.chooseNiche('Hallenbau');
    expect(entries().roadmaps.en).toEqual(ROADMAP);
    wizard.store.chooseNiche('');
    expect(entries().roadmaps).toEqual({});
  });

  it('is not named in the request without one', () => {
    const wizard = wizardForTest();
    answerAll(wizard.store);
    wizard.store.next();
    expect(wizard.roadmaps[0]?.request).not.toHaveProperty('niche');
  });
});

describe('what the device keeps', () => {
  it('is every change at once, and comes back', () => {
    const wizard = wizardForTest();
    wizard.store.open('website');
    wizard.store.setUrl('bright');
    wizard.store.togglePhase('ads');
    const kept = wizard.kept.get(STORAGE_KEY) ?? null;
    expect(entriesFrom(kept)).toEqual(wizard.store.$state.get().entries);
    const later = wizardForTest({ storage: { getItem: () => kept, setItem: vi.fn(), removeItem: vi.fn() } });
    later.store.takeOver();
    expect(later.store.$state.get().entries).toEqual(wizard.store.$state.get().entries);
    expect(at(later)).toBe('welcome');
  });

  it('is gone after starting over', () => {
    const wizard = wizardForTest();
    answerAll(wizard.store);
    expect(wizard.kept.size).toBe(1);
    wizard.store.startOver();
    expect(wizard.kept.size).toBe(0);
    expect(at(wizard)).toBe('welcome');
    expect(wizard.store.$state.get().entries.answers.businessPhase).toBeUndefined();
  });

  it('may be nothing: the check goes on without', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const wizard = wizardForTest({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    wizard.store.takeOver();
    answerAll(wizard.store);
    expect(at(wizard)).toBe('biggestChallenges');
    wizard.store.startOver();
    expect(at(wizard)).toBe('welcome');
  });
});
