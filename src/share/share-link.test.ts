import { expect, it } from 'vitest';
import { phaseChoice } from '../domain/wizard/answers.ts';
import { DEFAULT_PRICE_RANGE } from '../domain/wizard/price.ts';
import { ANALYSIS, ROADMAP } from '../islands/wizard/store/testing.ts';
import { deflated } from './deflate.ts';
import { SHARE_PREFIX } from './fragments.ts';
import { fragmentOf, reportIn } from './share-link.ts';

const REPORT = {
  answers: {
    businessPhase: phaseChoice(['mvp', 'ads']),
    priceRange: DEFAULT_PRICE_RANGE,
    customChallenge: 'Between us: the cash runs out',
  },
  analysis: { ...ANALYSIS, summary: 'Grüße – „ja“ 🙂' },
  roadmap: ROADMAP,
  locale: 'de',
} as const;

it('carries a whole result, without the free text', async () => {
  const fragment = await fragmentOf(REPORT);
  expect(fragment).toMatch(/^#r=[\w-]+$/);
  expect(await reportIn(fragment)).toEqual({
    ...REPORT,
    answers: { ...REPORT.answers, customChallenge: '' },
  });
});

it('carries who buys, and nothing of the visitor’s own words', async () => {
  const [group] = ROADMAP.b2bTargetGroups;
  if (!group) throw new Error('The group is gone.');
  const said = (by: 'answer' | 'words') => ({ ...group, said: { by, quote: `${by} quoted` } });
  const roadmap = {
    ...ROADMAP,
    b2bTargetGroups: [said('answer'), said('words')],
    heard: [{ at: 'groups', quote: 'heard quoted', so: 'So.' }],
    unused: ['unused quoted'],
  };
  const shared = await reportIn(await fragmentOf({ ...REPORT, buyers: 'Dairy farms', roadmap }));
  expect(shared?.buyers).toBe('Dairy farms');
  const text = JSON.stringify(shared);
  expect(text).toContain('answer quoted');
  expect(text).not.toMatch(/(?:words|heard|unused) quoted/);
});

it('carries a result without website and roadmap', async () => {
  const bare = { ...REPORT, analysis: null, roadmap: null };
  expect(await reportIn(await fragmentOf(bare))).toMatchObject({ analysis: null, roadmap: null });
});

it.each(['', 'x', '%%%', 'AAAA', 'bm90IGRlZmxhdGVk'])('is broken when it says "%s"', async (letters) => {
  expect(await reportIn(SHARE_PREFIX + letters)).toBeNull();
});

it('is broken when it was cut off', async () => {
  const fragment = await fragmentOf(REPORT);
  expect(await reportIn(fragment.slice(0, -20))).toBeNull();
});

it.each([
  { version: 2, locale: 'en', answers: {}, analysis: null, roadmap: null },
  { version: 1, locale: 'fr', answers: {}, analysis: null, roadmap: null },
  { version: 1, locale: 'en', answers: {}, analysis: { title: 'x' }, roadmap: null },
  { version: 1, locale: 'en', answers: {}, analysis: null, roadmap: { hashtags: ['#x'] } },
])('is broken when it carries %o', async (data) => {
  expect(await reportIn(SHARE_PREFIX + (await deflated(JSON.stringify(data))))).toBeNull();
});

it('gives up on what inflates beyond measure', async () => {
  const bomb = JSON.stringify({ version: 1, locale: 'en', pad: 'x'.repeat(3_000_000) });
  expect(await reportIn(SHARE_PREFIX + (await deflated(bomb)))).toBeNull();
});
