import { expect, it } from 'vitest';
import { EMPTY_ENTRIES, serializeEntries } from './entries.ts';
import { parseEntries } from './entries-schema.ts';
import { ANALYSIS, answerAll, createTestWizard, ROADMAP } from './testing.ts';

const createEdited = (
  edit: (stored: { version: number; entries: Record<string, unknown> }) => void,
): string => {
  const { store } = createTestWizard();
  answerAll(store);
  const stored = JSON.parse(serializeEntries(store.$state.get().entries));
  edit(stored);
  return JSON.stringify(stored);
};

it('round-trips', () => {
  const { store } = createTestWizard();
  answerAll(store);
  store.setCustomChallenge('No time at all');
  const entries = {
    ...store.$state.get().entries,
    website: { url: 'brightwork.example', report: ANALYSIS },
    roadmaps: { de: ROADMAP },
  } as const;
  expect(parseEntries(serializeEntries(entries))).toEqual(entries);
  expect(parseEntries(serializeEntries(EMPTY_ENTRIES))).toEqual(EMPTY_ENTRIES);
});

it.each([null, '', '{', '[]', 'null', '{"version":0,"entries":{}}', '{"version":1}'])(
  'rejects %s',
  (json) => {
    expect(parseEntries(json)).toBeNull();
  },
);

it('drops unknown options and recomputes points', () => {
  const json = createEdited(({ entries }) => {
    entries.answers = {
      businessPhase: { selected: ['ads', 'made_up', 'mvp', 'ads'], totalPoints: 999 },
      productTypes: { selected: [], totalPoints: 70 },
      customerType: 36,
      teamSize: 20,
      priceRange: { min: 100, max: 9000, highTicketBonus: 0 },
      biggestChallenges: 'all',
      customChallenge: 'x'.repeat(2000),
    };
  });
  expect(parseEntries(json)?.answers).toEqual({
    businessPhase: { selected: ['mvp', 'ads'], totalPoints: 8 },
    teamSize: 20,
    priceRange: { min: 100, max: 9000, highTicketBonus: 20 },
    customChallenge: 'x'.repeat(1000),
  });
});

it.each([
  { min: 500, max: 100 },
  { min: 0, max: 100 },
  { min: 10, max: 1_000_000 },
  { min: '10', max: 100 },
  null,
])('resets the price if it is %o', (priceRange) => {
  const json = createEdited(({ entries }) => {
    entries.answers = { priceRange };
  });
  expect(parseEntries(json)?.answers.priceRange).toEqual(EMPTY_ENTRIES.answers.priceRange);
});

it('drops an invalid report or roadmap, and keeps the rest', () => {
  const json = createEdited(({ entries }) => {
    entries.website = { url: 'a.example', report: { ...ANALYSIS, findings: [{ id: 'nonsense' }] } };
    entries.roadmaps = { en: { ...ROADMAP, hashtags: [1] } };
  });
  const entries = parseEntries(json);
  expect(entries?.website).toEqual({ url: 'a.example', report: null });
  expect(entries?.roadmaps).toEqual({});
  expect(entries?.answers.teamSize).toBe(20);
});
