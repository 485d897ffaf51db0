/** Two tabs of one browser share its storage. */
import { expect, it } from 'vitest';
import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { ANALYSIS, answerAll, createTestWizard, ROADMAP } from './testing.ts';

function openTwoTabs() {
  const device = new Map<string, string>();
  const storage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  };
  const [one, two] = [createTestWizard({ storage }), createTestWizard({ storage })];
  return { one, two, device };
}

const getEntries = ({ store }: ReturnType<typeof createTestWizard>) => store.$state.get().entries;
const getState = ({ store }: ReturnType<typeof createTestWizard>) => store.$state.get();

it('applies a change on top of another tab’s, with or without a storage event', () => {
  const { one, two } = openTwoTabs();
  one.store.setUrl('brightwork.example');
  two.store.choose('businessPhase', 'mvp');
  one.store.setCustomChallenge('Too few hours');
  two.store.choose('businessPhase', 'ads');
  expect(getEntries(two)).toMatchObject({
    website: { url: 'brightwork.example' },
    answers: { businessPhase: { selected: ['mvp', 'ads'] }, customChallenge: 'Too few hours' },
  });
  one.store.syncFromStorage();
  expect(getEntries(one)).toEqual(getEntries(two));
});

it('keeps the other tab’s changes when a report arrives', async () => {
  const { one, two } = openTwoTabs();
  one.store.open('website');
  one.store.setUrl('brightwork.example');
  one.store.analyze();
  two.store.choose('businessPhase', 'mvp');
  await one.analyses[0]?.respond({ ok: true, data: ANALYSIS });
  two.store.syncFromStorage();
  expect(getEntries(two).website.report).toEqual(ANALYSIS);
  expect(getEntries(one).answers.businessPhase?.selected).toEqual(['mvp']);
});

it.each([
  ['there is no storage', null],
  [
    'the storage is full',
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    },
  ],
] as const)('does not lose any entries if %s', (_, storage) => {
  const { store } = createTestWizard({ storage });
  store.syncFromStorage();
  store.setUrl('brightwork.example');
  store.choose('businessPhase', 'mvp');
  store.choose('businessPhase', 'ads');
  store.syncFromStorage();
  expect(store.$state.get().entries).toMatchObject({
    website: { url: 'brightwork.example' },
    answers: { businessPhase: { selected: ['mvp', 'ads'] } },
  });
});

it('ignores events without changes and invalid data', () => {
  const { one, two, device } = openTwoTabs();
  one.store.choose('businessPhase', 'mvp');
  two.store.syncFromStorage();
  const before = getState(two);
  two.store.syncFromStorage();
  device.set(STORAGE_KEY, 'not ours');
  two.store.syncFromStorage();
  expect(getState(two)).toBe(before);
});

it('keeps its place as far as the answers allow', () => {
  const { one, two } = openTwoTabs();
  answerAll(one.store);
  two.store.syncFromStorage();
  two.store.open('teamSize');
  one.store.choose('customerAcquisition', 'email');
  two.store.syncFromStorage();
  expect(getState(two).view).toBe('teamSize');
  one.store.choose('customerAcquisition', 'email');
  one.store.choose('customerAcquisition', 'referral');
  two.store.syncFromStorage();
  expect(getState(two).view).toBe('customerAcquisition');
});

it('returns to the welcome when the other tab starts over', () => {
  const { one, two, device } = openTwoTabs();
  answerAll(one.store);
  two.store.syncFromStorage();
  one.store.startOver();
  two.store.syncFromStorage();
  expect(getState(two).view).toBe('welcome');
  expect(device.size).toBe(0);
  two.store.setUrl('new.example');
  expect(getEntries(two).answers.teamSize).toBeUndefined();
});

it('uses the other tab’s roadmap instead of requesting another one', async () => {
  const { one, two } = openTwoTabs();
  answerAll(one.store);
  two.store.syncFromStorage();
  one.store.next();
  two.store.open('results');
  await one.roadmaps[0]?.respond({ ok: true, data: ROADMAP });
  two.store.syncFromStorage();
  expect(getState(two)).toMatchObject({ view: 'results', roadmap: { phase: 'ready' } });
  expect(two.roadmaps[0]?.signal?.aborted).toBe(true);
});

it('outdates the roadmap when the other tab changes an answer, and cancels a pending one', async () => {
  const { one, two } = openTwoTabs();
  answerAll(one.store);
  two.store.syncFromStorage();
  two.store.open('results');
  one.store.choose('businessPhase', 'ads');
  // The storage event has not arrived yet; the response is for outdated answers.
  await two.roadmaps[0]?.respond({ ok: true, data: ROADMAP });
  expect(getState(two)).toMatchObject({ view: 'results', roadmap: { phase: 'missing' } });
  expect(getEntries(two).roadmaps).toEqual({});
  two.store.generate();
  await two.roadmaps[1]?.respond({ ok: true, data: ROADMAP });
  expect(getEntries(two).roadmaps.en).toEqual(ROADMAP);
  one.store.choose('businessPhase', 'ads');
  two.store.syncFromStorage();
  expect(getState(two)).toMatchObject({ view: 'results', roadmap: { phase: 'missing' } });
});
