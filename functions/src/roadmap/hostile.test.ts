import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestFaultOf } from '../../../src/contract/request-fault.ts';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { SPARE } from '../testing/businesses.ts';
import { anyProfile, inputOf, requestOf } from '../testing/roadmap-requests.ts';
import { roadmapOf } from './roadmap.ts';

/** What a field is swapped for. */
const hostile = fc.oneof(
  fc.constantFrom(null, true, '', 'NaN', '__proto__', 'constructor', 1e308, -0, -1, Number.NaN, [], {}, [[]]),
  fc.constantFrom('x'.repeat(1_000_000), '\u0000\u202e\ud800', '{group}', '$&', '„“"'),
  fc.json().map((text): unknown => JSON.parse(text)),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Path = readonly (string | number)[];

/** Every place in a value where something stands. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => {
  const inner = Array.isArray(value)
    ? value.flatMap((entry, index) => pathsOf(entry, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))
      : [];
  return [path, ...inner];
};

/** The value with another one at a place. */
function swapped(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === first ? swapped(entry, rest, other) : entry));
  }
  if (!isRecord(value)) return value;
  return { ...value, [first]: swapped(value[first], rest, other) };
}

test('whatever stands anywhere in a request, it is refused by the name of a field or gives a whole roadmap', () => {
  fc.assert(
    fc.property(
      anyProfile,
      fc.array(fc.tuple(fc.nat(), hostile), { minLength: 1, maxLength: 3 }),
      (profile, swaps) => {
        const request = swaps.reduce((value: unknown, [place, other]) => {
          const paths = pathsOf(value);
          return swapped(value, paths[place % paths.length] ?? [], other);
        }, requestOf(profile));
        const parsed = generateRoadmap.request.safeParse(request);
        if (!parsed.success) {
          expect(requestFaultOf(parsed.error).field).toMatch(
            /^(?:data|analysisData|language|customChallenge|niche|buyers)(?:$|[.[])/,
          );
          return;
        }
        const roadmap = roadmapOf(parsed.data);
        expect(roadmap.preparationSteps.length).toBeGreaterThanOrEqual(6);
        expect(roadmap.b2bTargetGroups.length).toBeLessThanOrEqual(5);
        expect(JSON.stringify(roadmap).length).toBeLessThan(20_000);
        for (const { description } of roadmap.preparationSteps) expect(description.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});

test('free text and quotations are taken as they are: no slot, no pattern of a replacement works in them', () => {
  const customChallenge = 'Neukunden {group} $& $1 {offer}';
  expect(JSON.stringify(roadmapOf(inputOf({ ...SPARE, customChallenge })))).toContain(
    'Neukunden {group} $& $1 {offer}',
  );
});
