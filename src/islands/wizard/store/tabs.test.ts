/** Two tabs of one browser, which share its storage. */
import { expect, it } from 'vitest';
import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { ANALYSIS, answerAll, ROADMAP, wizardForTest } from './testing.ts';

function twoTabs() {
  const device = new Map<string, string>();
  const storage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  };
  const [one, two] = [wizardForTest({ storage }), wizardForTest({ storage })];
  return { one, two, device };
}

const entriesOf = ({ store }: ReturnType<typeof wizardForTest>) => store.$state.get().entries;
const stateOf = ({ store }: ReturnType<typeof wizardForTest>) => store.$state.get();

it('a change in one is made on top of what the other wrote, heard or not', () => {
  const { one, two } = twoTabs();
  one.store.setUrl('brightwork.example');
  two.store.togglePhase('mvp');
  one.store.setCustomChallenge('Too few hours');
  two.store.togglePhase('ads');
  expect(entriesOf(two)).toMatchObject({
    website: { url: 'brightwork.example' },
    answers: { businessPhase: { selected: ['mvp', 'ads'] }, customChallenge: 'Too few hours' },
  });
  one.store.takeOver();
  expect(entriesOf(one)).toEqual(entriesOf(two));
});

it('a report that arrives in one leaves alone what the other entered meanwhile', async () => {
  const { one, two } = twoTabs();
  one.store.open('website');
  one.store.setUrl('brightwork.example');
  one.store.analyze();
  two.store.togglePhase('mvp');
  await one.analyses[0]?.answer({ ok: true, data: ANALYSIS });
  two.store.takeOver();
  expect(entriesOf(two).website.report).toEqual(ANALYSIS);
  expect(entriesOf(one).answers.businessPhase?.selected).toEqual(['mvp']);
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
] as const)('loses nothing where %s', (_, storage) => {
  const { store } = wizardForTest({ storage });
  store.takeOver();
  store.setUrl('brightwork.example');
  store.togglePhase('mvp');
  store.togglePhase('ads');
  store.takeOver();
  expect(store.$state.get().entries).toMatchObject({
    website: { url: 'brightwork.example' },
    answers: { businessPhase: { selected: ['mvp', 'ads'] } },
  });
});

it('takes nothing over twice, nor what it cannot read', () => {
  const { one, two, device } = twoTabs();
  one.store.togglePhase('mvp');
  two.store.takeOver();
  const before = stateOf(two);
  two.store.takeOver();
  device.set(STORAGE_KEY, 'not ours');
  two.store.takeOver();
  expect(stateOf(two)).toBe(before);
});

it('stays where it is, as far as the answers still allow', () => {
  const { one, two } = twoTabs();
  answerAll(one.store);
  two.store.takeOver();
  two.store.open('teamSize');
  one.store.toggleAcquisition('email');
  two.store.takeOver();
  expect(stateOf(two).at).toBe('teamSize');
  one.store.toggleAcquisition('email');
  one.store.toggleAcquisition('referral');
  two.store.takeOver();
  expect(stateOf(two).at).toBe('customerAcquisition');
});

it('goes back to the welcome when all was deleted in the other, and brings nothing back', () => {
  const { one, two, device } = twoTabs();
  answerAll(one.store);
  two.store.takeOver();
  one.store.startOver();
  two.store.takeOver();
  expect(stateOf(two).at).toBe('welcome');
  expect(device.size).toBe(0);
  two.store.setUrl('new.example');
  expect(entriesOf(two).answers.teamSize).toBeUndefined();
});

it('takes the other’s roadmap instead of making one more', async () => {
  const { one, two } = twoTabs();
  answerAll(one.store);
  two.store.takeOver();
  one.store.next();
  two.store.open('results');
  await one.roadmaps[0]?.answer({ ok: true, data: ROADMAP });
  two.store.takeOver();
  expect(stateOf(two)).toMatchObject({ at: 'results', roadmap: { phase: 'ready' } });
  expect(two.roadmaps[0]?.signal?.aborted).toBe(true);
});

it('offers a new roadmap where the other has changed an answer, and drops one under way', async () => {
  const { one, two } = twoTabs();
  answerAll(one.store);
  two.store.takeOver();
  two.store.open('results');
  one.store.togglePhase('ads');
  // Not heard yet when the answer comes: the roadmap is for other answers.
  await two.roadmaps[0]?.answer({ ok: true, data: ROADMAP });
  expect(stateOf(two)).toMatchObject({ at: 'results', roadmap: { phase: 'missing' } });
  expect(entriesOf(two).roadmaps).toEqual({});
  two.store.generate();
  await two.roadmaps[1]?.answer({ ok: true, data: ROADMAP });
  expect(entriesOf(two).roadmaps.en).toEqual(ROADMAP);
  one.store.togglePhase('ads');
  two.store.takeOver();
  expect(stateOf(two)).toMatchObject({ at: 'results', roadmap: { phase: 'missing' } });
});
