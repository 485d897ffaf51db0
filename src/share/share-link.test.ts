import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { roadmapRequest } from '../contract/roadmap/roadmap-request.ts';
import type { WebsiteAnalysis } from '../contract/website/analyze-website.ts';
import { FINDING_CATEGORIES, FINDING_IDS } from '../contract/website/finding-ids.ts';
import { LOCALES } from '../domain/site/locale.ts';
import { phaseChoice } from '../domain/wizard/answers.ts';
import { DEFAULT_PRICE_RANGE } from '../domain/wizard/price.ts';
import { getStatusKey } from '../islands/wizard/results/website/finding-status.ts';
import { createSharedRoadmapRequest } from '../islands/wizard/store/roadmap-request.ts';
import { ANALYSIS, answerAll, createTestWizard, ROADMAP } from '../islands/wizard/store/testing.ts';
import { pathOf } from '../routes.ts';
import { COMPACT_VERSION } from './compact-report.ts';
import { deflate } from './deflate.ts';
import { loadExample } from './example.ts';
import { SHARE_PREFIX } from './fragments.ts';
import { decodeReport, encodeReport } from './share-link.ts';
import type { SharedReport } from './shared-report.ts';

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

const roundTrip = async (report: SharedReport): Promise<SharedReport | null> =>
  decodeReport(await encodeReport(report));

it('carries everything that the rules make the plan from, but no roadmap', async () => {
  const { store } = createTestWizard();
  answerAll(store);
  const { answers } = store.$state.get().entries;
  const plan = {
    offer: 'Drums',
    strength: '',
    kind: null,
    wants: ['staff'],
    seeks: '',
    topics: ['hiring'],
  } as const;
  const business = { kind: 'manufacturer', evidence: 'We make drums' } as const;
  const place = { name: 'Kiel', country: 'de' };
  const analysis = { ...ANALYSIS, facts: { ...ANALYSIS.facts, place, business } };
  const report = { ...REPORT, answers: { ...answers, customChallenge: '' }, plan, analysis };
  const carried = await roundTrip(report);
  const request = (shared: SharedReport | null) =>
    shared && roadmapRequest.parse(createSharedRoadmapRequest(shared, 'de'));
  expect(request(carried)).toEqual(request(report));
  expect(request(carried)).toMatchObject({ kind: 'manufacturer', site: { place }, wants: ['staff'] });
  expect(carried?.roadmap).toBeNull();
});

it('carries answers, buyers, niche and report without the free text', async () => {
  const fragment = await encodeReport(REPORT);
  expect(fragment).toMatch(/^#r=[\w-]+$/);
  const carried = await decodeReport(fragment);
  const { answers, buyers, niche, locale } = REPORT;
  expect(carried).toMatchObject({ answers: { ...answers, customChallenge: '' }, buyers, niche, locale });
  const { title, url, score, coverage, priorities, limits } = ANALYSIS;
  expect(carried?.analysis).toMatchObject({ title, score, coverage, priorities });
  expect(carried?.analysis?.url.final).toBe(url.final);
  expect(carried?.analysis?.limits.notes).toEqual(limits.notes);
});

it("carries every step's answer", async () => {
  const { store } = createTestWizard();
  answerAll(store);
  const { answers } = store.$state.get().entries;
  expect((await roundTrip({ ...REPORT, answers }))?.answers).toEqual(answers);
});

it.each(LOCALES)(
  'shows the same states, areas and first quotes as the original report (%s)',
  async (locale) => {
    const { analysis, ...rest } = await loadExample(locale);
    const carried = await roundTrip({ ...rest, analysis });
    const displayed = (report: SharedReport['analysis']) =>
      FINDING_IDS.flatMap((id) => report?.findings.find((finding) => finding.id === id) ?? []).map(
        (finding) => ({
          id: finding.id,
          status: getStatusKey(finding),
          idea: finding.idea ?? false,
        }),
      );
    expect(displayed(carried?.analysis ?? null)).toEqual(displayed(analysis));
    expect(carried?.analysis?.categories.map(({ score }) => score)).toEqual(
      analysis?.categories.map(({ score }) => score && Math.round(score)),
    );
    const [offer] = analysis?.facts.firstLook?.offer ?? [];
    expect(carried?.analysis?.facts.firstLook?.offer[0]?.text.slice(0, 20)).toBe(offer?.text.slice(0, 20));
  },
);

it.each(LOCALES)('has at most 1,000 characters with the longest answers and website (%s)', async (locale) => {
  const words = (length: number, seed: number): string =>
    Array.from({ length }, (_, index) =>
      'eintrsauädlmgöbkü fwh'.at((index * index * 7 + index * seed) % 21),
    ).join('');
  const quote = (seed: number) => ({ text: words(160, seed), where: 'heading' }) as const;
  const findings = FINDING_IDS.map((id, index) => ({
    ...ANALYSIS.findings[0],
    id,
    status: (['fail', 'warn', 'pass', 'unknown', 'na'] as const)[(index * index) % 5] ?? 'na',
    evidence: words(160, index),
  })) as WebsiteAnalysis['findings'];
  const analysis: WebsiteAnalysis = {
    ...ANALYSIS,
    title: words(300, 3),
    url: { ...ANALYSIS.url, final: `https://www.${'firma'.repeat(8)}.example/${'x'.repeat(400)}` },
    findings,
    priorities: FINDING_IDS.slice(0, 30).toReversed(),
    categories: FINDING_CATEGORIES.map((category, index) => ({ category, score: 13 * index })),
    facts: {
      ...ANALYSIS.facts,
      place: { name: 'Bad Homburg vor der Höhe', country: 'de' },
      firstLook: {
        offer: [quote(1), quote(2)],
        forWhom: [quote(3), quote(4), quote(5)],
        proof: [quote(6), quote(7), quote(8)],
        next: { ...quote(9), works: true },
        description: words(300, 10),
        preview: { title: words(150, 11), description: words(300, 12), hasPicture: true },
      },
    },
  };
  const { store } = createTestWizard();
  answerAll(store);
  const report: SharedReport = {
    answers: store.$state.get().entries.answers,
    buyers: words(120, 13),
    niche: words(60, 14),
    plan: {
      offer: words(80, 15),
      strength: words(100, 15),
      kind: 'consulting',
      wants: ['other', 'better'],
      seeks: words(160, 17),
      topics: ['hiring', 'prices'],
    },
    analysis,
    competitor: {
      ...analysis,
      findings: findings.map((finding) => ({ ...finding, status: 'pass' as const })),
    },
    roadmap: ROADMAP,
    locale,
  };
  const fragment = await encodeReport(report);
  expect(`https://www.anbahn.example${pathOf('analysis', locale)}${fragment}`.length).toBeLessThanOrEqual(
    1000,
  );
  expect((await decodeReport(fragment))?.analysis?.findings).toHaveLength(FINDING_IDS.length);
});

it('carries only competitor checks that differ or could not be compared', async () => {
  const theirs = {
    ...ANALYSIS,
    findings: ANALYSIS.findings.map((finding) =>
      finding.id === 'orders' ? { ...finding, status: 'pass' as const } : finding,
    ),
  };
  const carried = await roundTrip({ ...REPORT, competitor: theirs });
  expect(carried?.competitor?.findings.map(({ id }) => id)).toEqual(['orders', 'email']);
  expect(carried?.competitor?.score).toBe(theirs.score);
});

it('carries a result without website and roadmap', async () => {
  const bare = { ...REPORT, analysis: null, roadmap: null };
  expect(await roundTrip(bare)).toMatchObject({ analysis: null, roadmap: null });
});

it.each(['', 'x', '%%%', 'AAAA', 'bm90IGRlZmxhdGVk'])('rejects "%s"', async (letters) => {
  expect(await decodeReport(SHARE_PREFIX + letters)).toBeNull();
});

it('has a new version whenever the order of the findings changes, by which it stores them', () => {
  const order = createHash('sha256').update(FINDING_IDS.join(' ')).digest('hex').slice(0, 12);
  expect({ order, version: COMPACT_VERSION }).toMatchInlineSnapshot(`
    {
      "order": "3a0a55896fea",
      "version": 6,
    }
  `);
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
  { v: 6, l: 'xx', a: [] },
  { v: 6, l: 'en', a: [], w: { t: 'x' } },
  { v: 3, l: 'en', a: [] },
  { v: 4, l: 'en', a: [] },
  { v: 5, l: 'en', a: [] },
])('rejects a link that carries %o', async (data) => {
  expect(await decodeReport(SHARE_PREFIX + (await deflate(JSON.stringify(data))))).toBeNull();
});

it('rejects a decompression bomb', async () => {
  const bomb = JSON.stringify({ version: 1, locale: 'en', pad: 'x'.repeat(3_000_000) });
  expect(await decodeReport(SHARE_PREFIX + (await deflate(bomb)))).toBeNull();
});
