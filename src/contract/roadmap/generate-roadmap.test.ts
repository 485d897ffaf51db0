import { describe, expect, test } from 'vitest';
import { toRequestError } from '../request-error.ts';
import { generateRoadmap } from './generate-roadmap.ts';

const ANALYSIS_DATA = {
  websiteAnalysis: {
    title: 'Kontor Nord',
    url: { final: 'https://www.kontor-nord.de/start' },
  },
  businessPhase: { selected: ['scaling', 'mvp'], totalPoints: 6 },
  customerType: 35,
  productTypes: { selected: ['consulting'], totalPoints: 22 },
  priceRange: { min: 10_000, max: 100_000, highTicketBonus: 20 },
  teamSize: 20,
  biggestChallenges: { selected: ['conversion'] },
  customerAcquisition: { selected: ['referral', 'email'] },
  score: { totalScore: 68, maxPossibleScore: 140, basePercentage: 49, finalPercentage: 64 },
};
const REQUEST = { analysisData: ANALYSIS_DATA };

const parse = (data: unknown) => generateRoadmap.request.safeParse(data);

type Path = readonly [string, ...string[]];

/** The request with one field replaced, or removed if `value` is undefined. */
function withField(
  request: Readonly<Record<string, unknown>>,
  [name, ...rest]: Path,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const { [name]: old, ...others } = request;
  const [next, ...further] = rest;
  if (next === undefined) return value === undefined ? others : { ...others, [name]: value };
  const inner = typeof old === 'object' && old !== null ? Object.fromEntries(Object.entries(old)) : {};
  return { ...others, [name]: withField(inner, [next, ...further], value) };
}

const faultyField = (data: unknown): string => {
  const parsed = parse(data);
  return parsed.success ? 'fits' : toRequestError(parsed.error).field;
};

describe('a valid request', () => {
  test('is converted to options, with the score recomputed', () => {
    const dressedUp = withField(REQUEST, ['analysisData', 'score', 'finalPercentage'], 100);
    expect(parse(dressedUp)).toMatchObject({
      success: true,
      data: {
        language: 'en',
        customChallenge: '',
        prices: { min: 10_000, max: 100_000 },
        chosen: {
          businessPhase: ['mvp', 'scaling'],
          customerType: ['b2b'],
          productTypes: ['consulting'],
          priceRange: ['10k-plus'],
          customerAcquisition: ['referral', 'email'],
          teamSize: ['6-20'],
          biggestChallenges: ['conversion'],
        },
        score: { totalScore: 68, maxPossibleScore: 140, basePercentage: 49, finalPercentage: 64 },
        site: {
          title: 'Kontor Nord',
          host: 'kontor-nord.de',
        },
      },
    });
  });

  test.each([null, undefined])('does not require an analysis (%j)', (none) => {
    expect(parse(withField(REQUEST, ['analysisData', 'websiteAnalysis'], none))).toMatchObject({
      success: true,
      data: { site: null },
    });
  });

  test('needs only the title of an analysis', () => {
    const bare = withField(REQUEST, ['analysisData', 'websiteAnalysis'], { title: 'Kontor Nord' });
    expect(parse(bare)).toMatchObject({
      success: true,
      data: { site: { title: 'Kontor Nord', host: null } },
    });
  });

  test('may have null where the SDK had undefined', () => {
    expect(parse({ ...REQUEST, language: null, customChallenge: null })).toMatchObject({
      success: true,
      data: { language: 'en', customChallenge: '' },
    });
  });

  test('keeps whole whom somebody looks for', () => {
    const seeks =
      'demolition firms, councils and farmers with old barns, before they tip the brick into a skip, Brandenburg';
    expect(parse({ ...REQUEST, seeks })).toMatchObject({ data: { seeks } });
  });

  test('limits free text to 1000 characters on one line, without invisible characters', () => {
    const text = `  zu\u202e viel\n\tArbeit\u0000${'x'.repeat(1_000_000)}`;
    const parsed = parse({ ...REQUEST, customChallenge: text });
    expect(parsed.success && parsed.data.customChallenge.startsWith('zu viel Arbeitxxx')).toBe(true);
    expect(parsed.success && parsed.data.customChallenge.length).toBe(1000);
  });

  test.each(['javascript:alert(1)', 'not an address', ''])('extracts no host from %j', (final) => {
    const parsed = parse(withField(REQUEST, ['analysisData', 'websiteAnalysis', 'url', 'final'], final));
    expect(parsed.success && parsed.data.site?.host).toBeNull();
  });
});

describe('an invalid request reports the field', () => {
  test.each([undefined, null, 'text', 7, [], true])('%j as the whole request', (data) => {
    expect(faultyField(data)).toBe('data');
  });

  const FIELDS: readonly Path[] = [
    ['analysisData'],
    ['analysisData', 'businessPhase'],
    ['analysisData', 'businessPhase', 'selected'],
    ['analysisData', 'businessPhase', 'totalPoints'],
    ['analysisData', 'customerType'],
    ['analysisData', 'productTypes'],
    ['analysisData', 'productTypes', 'selected'],
    ['analysisData', 'productTypes', 'totalPoints'],
    ['analysisData', 'priceRange'],
    ['analysisData', 'priceRange', 'min'],
    ['analysisData', 'priceRange', 'max'],
    ['analysisData', 'priceRange', 'highTicketBonus'],
    ['analysisData', 'teamSize'],
    ['analysisData', 'biggestChallenges'],
    ['analysisData', 'biggestChallenges', 'selected'],
    ['analysisData', 'customerAcquisition'],
    ['analysisData', 'customerAcquisition', 'selected'],
    ['analysisData', 'score'],
    ['analysisData', 'score', 'totalScore'],
    ['analysisData', 'score', 'maxPossibleScore'],
    ['analysisData', 'score', 'basePercentage'],
    ['analysisData', 'score', 'finalPercentage'],
    ['analysisData', 'websiteAnalysis', 'title'],
  ];
  const WRONG = [undefined, null, 'NaN', true, [], {}, [[]], 1e308, -1, Number.NaN, Number.POSITIVE_INFINITY];

  test.each(FIELDS.map((path) => [path.join('.'), path] as const))('%s', (name, path) => {
    for (const value of WRONG.filter((wrong) => !(name.endsWith('.title') && wrong === 'NaN'))) {
      // An empty list or object has the right type but lacks its content, so the reported field may be deeper.
      expect(faultyField(withField(REQUEST, path, value))).toMatch(
        new RegExp(`^${name.replaceAll('.', '\\.')}`),
      );
    }
  });

  test.each([
    ['analysisData.customerType', 16],
    ['analysisData.customerType', '35'],
    ['analysisData.teamSize', 7],
    ['analysisData.businessPhase.selected[0]', ['__proto__'], 'analysisData.businessPhase.selected'],
    ['analysisData.productTypes.selected[1]', ['services', 'toString'], 'analysisData.productTypes.selected'],
    ['analysisData.biggestChallenges.selected', [], 'analysisData.biggestChallenges.selected'],
    ['analysisData.biggestChallenges.selected', ['conversion', 'conversion']],
    ['analysisData.biggestChallenges.selected', Array.from({ length: 11 }, () => 'conversion')],
    ['analysisData.customerAcquisition.selected[0]', [null], 'analysisData.customerAcquisition.selected'],
    ['analysisData.priceRange.min', 9],
    ['analysisData.priceRange.min', 50_001],
    ['analysisData.priceRange.max', 100_001],
    ['analysisData.websiteAnalysis', 'https://example.com'],
    ['analysisData.websiteAnalysis.url', 'https://example.com'],
    ['analysisData.websiteAnalysis.url.final', 5, 'analysisData.websiteAnalysis.url.final'],
    ['kind', 'circus'],
    ['wants', ['more', 'better', 'other']],
    ['wants[0]', ['everything'], 'wants'],
    ['topics[0]', [null], 'topics'],
    ['offer', 7],
    ['language', 'xx'],
    ['customChallenge', 12],
  ] as const)('%s', (field, value, put: string = field) => {
    const [first = '', ...rest] = put.split('.');
    expect(faultyField(withField(REQUEST, [first, ...rest], value))).toBe(field);
  });

  test('a minimum above the maximum', () => {
    expect(faultyField(withField(REQUEST, ['analysisData', 'priceRange', 'max'], 9999))).toBe(
      'analysisData.priceRange.min',
    );
  });

  test('inherited fields do not count', () => {
    const data: unknown = JSON.parse(`{"__proto__": ${JSON.stringify(REQUEST)}}`);
    expect(faultyField(data)).toBe('analysisData');
  });
});
