import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import { rankFindings } from '../../../domain/website/rank.ts';
import { ANALYSIS, answerAll, createTestWizard, ROADMAP } from './testing.ts';
import { SUCCESS_DELAY_MS } from './wizard-store.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

const getView = ({ store }: ReturnType<typeof createTestWizard>) => store.$state.get().view;
const getWebsite = ({ store }: ReturnType<typeof createTestWizard>) => {
  const state = store.$state.get();
  return state.view === 'website' ? state.website : null;
};

describe('the website', () => {
  const setUpWithUrl = (url = ' brightwork.example ') => {
    const wizard = createTestWizard();
    wizard.store.open('website');
    wizard.store.setUrl(url);
    return wizard;
  };

  it('is analyzed, shown as done, and followed by the next step after 1.5 seconds', async () => {
    const wizard = setUpWithUrl();
    wizard.store.analyze();
    expect(getWebsite(wizard)).toEqual({ phase: 'analyzing' });
    expect(wizard.analyses[0]?.request).toEqual({ websiteUrl: 'brightwork.example', language: 'en' });
    await wizard.analyses[0]?.respond({ ok: true, data: ANALYSIS });
    expect(getWebsite(wizard)).toEqual({ phase: 'success' });
    expect(SUCCESS_DELAY_MS).toBe(1500);
    vi.advanceTimersByTime(1500);
    expect(getView(wizard)).toBe('businessPhase');
    expect(wizard.store.$state.get().entries.website.report).toEqual(ANALYSIS);
  });

  it.each([
    [
      { code: 'not-found', message: 'No such site' },
      { code: 'message', message: 'No such site' },
    ],
    [{ code: 'internal', message: ' ' }, { code: 'failed' }],
    [{ code: 'deadline-exceeded', message: '', isClientTimeout: true }, { code: 'timeout' }],
    [{ code: 'deadline-exceeded', message: '' }, { code: 'failed' }],
  ] as const)('returns to the field after %o', async (error, shown) => {
    const wizard = setUpWithUrl();
    wizard.store.analyze();
    await wizard.analyses[0]?.respond({ ok: false, error });
    expect(getWebsite(wizard)).toEqual({ phase: 'idle', error: shown });
    expect(wizard.store.$state.get().entries.website.url).toBe(' brightwork.example ');
    wizard.store.setUrl('brightwork.exampl');
    expect(getWebsite(wizard)).toEqual({ phase: 'idle', error: null });
  });

  it('is shown as the rules read it, and completed by what a model reads', async () => {
    const read: WebsiteAnalysis = {
      ...ANALYSIS,
      engine: 'rules+llm',
      facts: { ...ANALYSIS.facts, audiences: [{ text: 'dairies', business: true }] },
    };
    const wizard = setUpWithUrl();
    wizard.store.analyze();
    wizard.analyses[0]?.sendPart(ANALYSIS);
    expect(getWebsite(wizard)).toEqual({ phase: 'success' });
    vi.advanceTimersByTime(1500);
    expect(getView(wizard)).toBe('businessPhase');
    await wizard.analyses[0]?.respond({ ok: true, data: read });
    expect(getView(wizard)).toBe('businessPhase');
    expect(wizard.store.$state.get().entries.website.report).toEqual(read);
  });

  it.each([
    ['fails', { ok: false, error: { code: 'internal', message: 'No.' } }],
    ['is about a report that was replaced', { ok: true, data: { ...ANALYSIS, engine: 'rules+llm' } }],
  ] as const)('keeps its report if what follows %s', async (_, outcome) => {
    const wizard = setUpWithUrl();
    wizard.store.analyze();
    wizard.analyses[0]?.sendPart(ANALYSIS);
    const later = { ...ANALYSIS, fetchedAt: '2026-11-21T12:00:00.000Z' };
    if (outcome.ok) {
      wizard.store.open('website');
      wizard.store.analyze();
      wizard.analyses[1]?.sendPart(later);
    }
    await wizard.analyses[0]?.respond(outcome);
    expect(wizard.store.$state.get().entries.website.report).toEqual(outcome.ok ? later : ANALYSIS);
  });

  it('is required', () => {
    const wizard = setUpWithUrl('  ');
    wizard.store.analyze();
    expect(getWebsite(wizard)).toEqual({ phase: 'idle', error: { code: 'blank' } });
    expect(wizard.analyses).toHaveLength(0);
  });

  it('is not requested while offline', () => {
    const wizard = createTestWizard({ isOnline: () => false });
    wizard.store.open('website');
    wizard.store.setUrl('brightwork.example');
    wizard.store.analyze();
    expect(getWebsite(wizard)).toEqual({ phase: 'idle', error: { code: 'offline' } });
    expect(wizard.analyses).toHaveLength(0);
  });

  it('can be canceled; a late response changes nothing', async () => {
    const wizard = setUpWithUrl();
    wizard.store.analyze();
    wizard.store.cancelAnalysis();
    expect(wizard.analyses[0]?.signal?.aborted).toBe(true);
    await wizard.analyses[0]?.respond({ ok: true, data: ANALYSIS });
    expect(getWebsite(wizard)).toEqual({ phase: 'idle', error: null });
    expect(wizard.store.$state.get().entries.website.report).toBeNull();
  });

  it('outdates a roadmap based on the website, even when it is skipped', () => {
    const wizard = setUpWithUrl();
    wizard.store.context.updateEntries(() => ({ roadmaps: { en: ROADMAP } }));
    wizard.store.skipWebsite();
    expect(wizard.store.$state.get().entries.roadmaps).toEqual({});
  });

  it('does not advance a visitor who went back in the meantime', async () => {
    const wizard = setUpWithUrl();
    wizard.store.analyze();
    await wizard.analyses[0]?.respond({ ok: true, data: ANALYSIS });
    wizard.store.back();
    vi.advanceTimersByTime(1500);
    expect(getView(wizard)).toBe('welcome');
  });
});

describe('a repeated check', () => {
  const setUpChecked = async () => {
    const wizard = createTestWizard();
    answerAll(wizard.store);
    wizard.store.open('website');
    wizard.store.setUrl('brightwork.example');
    wizard.store.analyze();
    await wizard.analyses[0]?.respond({ ok: true, data: ANALYSIS });
    wizard.store.open('results');
    wizard.store.checkAgain();
    return wizard;
  };

  it('analyzes the same website, then shows the result with the changes', async () => {
    const wizard = await setUpChecked();
    expect(wizard.analyses[1]?.request.websiteUrl).toBe(ANALYSIS.url.requested);
    await wizard.analyses[1]?.respond({ ok: true, data: { ...ANALYSIS, score: 70 } });
    vi.advanceTimersByTime(SUCCESS_DELAY_MS);
    expect(getView(wizard)).toBe('results');
    const { entries } = wizard.store.$state.get();
    expect(entries.lastTime).toMatchObject({ at: ANALYSIS.fetchedAt, score: ANALYSIS.score });
    expect(entries.website.report).toMatchObject({ score: 70 });
  });

  it('keeps the previous report if the website is unreachable', async () => {
    const wizard = await setUpChecked();
    await wizard.analyses[1]?.respond({ ok: false, error: { code: 'internal', message: '' } });
    expect(getWebsite(wizard)).toEqual({ phase: 'idle', error: { code: 'failed' } });
    expect(wizard.store.$state.get().entries.website.report).toEqual(ANALYSIS);
    expect(wizard.store.$state.get().entries.lastTime).toBeNull();
  });

  it('discards the previous report after starting over', async () => {
    const wizard = await setUpChecked();
    await wizard.analyses[1]?.respond({ ok: true, data: ANALYSIS });
    wizard.store.startOver();
    expect(wizard.store.$state.get().entries.lastTime).toBeNull();
    expect(wizard.storedItems.size).toBe(0);
  });

  it('remembers the kind of business that the visitor chose', async () => {
    const wizard = await setUpChecked();
    const getReport = () => wizard.store.$state.get().entries.website.report as WebsiteAnalysis;
    wizard.store.chooseBusiness('trade');
    expect(getReport().priorities).toEqual(rankFindings(ANALYSIS.findings, 'trade'));
    await wizard.analyses[1]?.respond({ ok: true, data: { ...ANALYSIS, score: 70 } });
    expect(getReport()).toMatchObject({ score: 70, facts: { business: { kind: 'trade', evidence: '' } } });
    wizard.store.chooseBusiness(null);
    expect(getReport().facts.business).toBeUndefined();
  });

  it('has the kind of business that was chosen without a website', async () => {
    const wizard = createTestWizard();
    wizard.store.skipWebsite();
    wizard.store.chooseBusiness('trade');
    wizard.store.open('website');
    wizard.store.setUrl('example.com');
    wizard.store.analyze();
    await wizard.analyses[0]?.respond({ ok: true, data: ANALYSIS });
    const { report } = wizard.store.$state.get().entries.website;
    expect(report).toMatchObject({ facts: { business: { kind: 'trade' } } });
  });
});
