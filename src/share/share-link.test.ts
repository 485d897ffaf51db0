import { describe, expect, it } from 'vitest';
import type { Roadmap } from '../contract/roadmap/generate-roadmap.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { phaseChoice } from '../domain/wizard/answers.ts';
import { DEFAULT_PRICE_RANGE } from '../domain/wizard/price.ts';
import { ANALYSIS, answerAll, createTestWizard, ROADMAP } from '../islands/wizard/store/testing.ts';
import { deflate } from './deflate.ts';
import { loadExample } from './example.ts';
import { SHARE_PREFIX } from './fragments.ts';
import { decodeReport, encodeReport } from './share-link.ts';
import type { SharedFinding, SharedReport } from './shared-report.ts';

const REPORT: SharedReport = {
  answers: {
    businessPhase: phaseChoice(['mvp', 'ads']),
    priceRange: DEFAULT_PRICE_RANGE,
    customChallenge: 'Between us: the cash runs out',
  },
  buyers: 'Dairy farms – „ja“ 🙂',
  niche: 'Milking robots',
  analysis: ANALYSIS,
  roadmap: ROADMAP,
  locale: 'de',
};

/** Text of a language model, which cannot be regenerated. */
const WRITTEN: Roadmap = { ...ROADMAP, engine: 'rules+llm' };

const roundTrip = async (report: SharedReport): Promise<SharedReport | null> =>
  decodeReport(await encodeReport(report));

it('carries what decides the plan: its own answers, and the town of the website', async () => {
  const plan = { offer: 'Drums', kind: 'manufacturer', wants: ['staff'], topics: ['hiring'] } as const;
  const place = { name: 'Kiel', country: 'de' };
  const analysis = { ...ANALYSIS, facts: { ...ANALYSIS.facts, place } };
  const carried = await roundTrip({ ...REPORT, plan, analysis });
  expect(carried?.plan).toEqual(plan);
  expect(carried?.analysis?.facts.place).toEqual(place);
});

it('carries answers, buyers, niche and report without the free text', async () => {
  const fragment = await encodeReport(REPORT);
  expect(fragment).toMatch(/^#r=[\w-]+$/);
  const carried = await decodeReport(fragment);
  const { answers, buyers, niche, locale } = REPORT;
  expect(carried).toMatchObject({ answers: { ...answers, customChallenge: '' }, buyers, niche, locale });
  const { title, url, score, coverage, strengths, priorities, limits } = ANALYSIS;
  expect(carried?.analysis).toMatchObject({ title, score, coverage, strengths, priorities });
  expect(carried?.analysis?.url.final).toBe(url.final);
  expect(carried?.analysis?.limits.notes).toEqual(limits.notes);
});

it("carries every step's answer", async () => {
  const { store } = createTestWizard();
  answerAll(store);
  const { answers } = store.$state.get().entries;
  expect((await roundTrip({ ...REPORT, answers }))?.answers).toEqual(answers);
});

it.each(LOCALES)('shows the same findings as the original report (%s)', async (locale) => {
  const { analysis, ...rest } = await loadExample(locale);
  const carried = await roundTrip({ ...rest, analysis });
  const displayed = (report: SharedReport['analysis']) =>
    report?.findings.map(({ id, status, evidence, seen, idea, points, weight }) => ({
      ...{ id, status, evidence, seen, idea, weight },
      points: Math.round(points ?? 0),
    }));
  expect(displayed(carried?.analysis ?? null)).toEqual(displayed(analysis));
  expect(carried?.analysis?.facts).toMatchObject({
    audiences: analysis?.facts.audiences,
    firstLook: analysis?.facts.firstLook,
  });
});

it('carries small findings and all places of one', async () => {
  const finding = { ...ANALYSIS.findings[0], small: true, places: ['#', '/soon'] } as SharedFinding;
  const carried = await roundTrip({ ...REPORT, analysis: { ...ANALYSIS, findings: [finding] } });
  expect(carried?.analysis?.findings[0]).toMatchObject({ small: true, places: ['#', '/soon'] });
});

describe('the roadmap', () => {
  it('is omitted if the rules can regenerate it', async () => {
    expect((await roundTrip(REPORT))?.roadmap).toBeNull();
  });

  it('is included if a language model wrote it', async () => {
    const answers = { ...REPORT.answers, customChallenge: '' };
    expect((await roundTrip({ ...REPORT, answers, roadmap: WRITTEN }))?.roadmap).toEqual(WRITTEN);
  });

  it('is omitted if it quotes the free text', async () => {
    const [group] = ROADMAP.b2bTargetGroups;
    if (!group) throw new Error('The group is gone.');
    const named = {
      ...group,
      name: 'Dental labs',
      said: { by: 'words', quote: 'We sell to dental labs' },
    } as const;
    const roadmap = { ...WRITTEN, b2bTargetGroups: [named], unused: ['No money for ads'] };
    const carried = await roundTrip({ ...REPORT, roadmap });
    expect(carried).not.toBeNull();
    expect(JSON.stringify(carried)).not.toMatch(/dental labs|no money|cash runs out/i);
  });
});

it('carries only competitor checks that differ or could not be compared', async () => {
  const theirs = {
    ...ANALYSIS,
    findings: ANALYSIS.findings.map((finding) =>
      finding.id === 'booking' ? { ...finding, status: 'pass' as const } : finding,
    ),
  };
  const carried = await roundTrip({ ...REPORT, competitor: theirs });
  expect(carried?.competitor?.findings.map(({ id }) => id)).toEqual(['booking', 'email']);
  expect(carried?.competitor?.score).toBe(theirs.score);
});

it('carries a result without website and roadmap', async () => {
  const bare = { ...REPORT, analysis: null, roadmap: null };
  expect(await roundTrip(bare)).toMatchObject({ analysis: null, roadmap: null });
});

it.each(['', 'x', '%%%', 'AAAA', 'bm90IGRlZmxhdGVk'])('rejects "%s"', async (letters) => {
  expect(await decodeReport(SHARE_PREFIX + letters)).toBeNull();
});

it('rejects a truncated link', async () => {
  const fragment = await encodeReport(REPORT);
  expect(await decodeReport(fragment.slice(0, -20))).toBeNull();
});

it.each([
  { version: 2, locale: 'en', answers: {}, analysis: null, roadmap: null },
  { version: 1, locale: 'xx', answers: {}, analysis: null, roadmap: null },
  { version: 1, locale: 'en', answers: {}, analysis: { title: 'x' }, roadmap: null },
  { version: 1, locale: 'en', answers: {}, analysis: null, roadmap: { hashtags: ['#x'] } },
  { v: 2, l: 'xx', a: [] },
  { v: 2, l: 'en', a: [], w: { title: 'x' } },
  { v: 3, l: 'en', a: [] },
])('rejects a link that carries %o', async (data) => {
  expect(await decodeReport(SHARE_PREFIX + (await deflate(JSON.stringify(data))))).toBeNull();
});

it('rejects a decompression bomb', async () => {
  const bomb = JSON.stringify({ version: 1, locale: 'en', pad: 'x'.repeat(3_000_000) });
  expect(await decodeReport(SHARE_PREFIX + (await deflate(bomb)))).toBeNull();
});
