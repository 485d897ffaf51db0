import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRequestError } from '../../../src/contract/request-error.ts';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { MINIMAL_BUSINESS } from '../testing/businesses.ts';
import { anyProfile, inputOf, requestOf } from '../testing/roadmap-requests.ts';
import { roadmapOf } from './roadmap.ts';

const hostile = fc.oneof(
  fc.constantFrom(null, true, '', 'NaN', '__proto__', 'constructor', 1e308, -0, -1, Number.NaN, [], {}, [[]]),
  fc.constantFrom('x'.repeat(1_000_000), '\u0000\u202e\ud800', '{group}', '$&', '„“"'),
  fc.json().map((text): unknown => JSON.parse(text)),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Path = readonly (string | number)[];

/** The path of every value in a value. */
const pathsOf = (value: unknown, path: Path = []): readonly Path[] => {
  const inner = Array.isArray(value)
    ? value.flatMap((entry, index) => pathsOf(entry, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, [...path, key]))
      : [];
  return [path, ...inner];
};

/** A copy with another value at a path. */
function replaceAt(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === first ? replaceAt(entry, rest, other) : entry));
  }
  if (!isRecord(value)) return value;
  return { ...value, [first]: replaceAt(value[first], rest, other) };
}

test('names the field or returns a complete roadmap if any value of a request is replaced', () => {
  fc.assert(
    fc.property(
      anyProfile,
      fc.array(fc.tuple(fc.nat(), hostile), { minLength: 1, maxLength: 3 }),
      (profile, swaps) => {
        const request = swaps.reduce((value: unknown, [pathIndex, other]) => {
          const paths = pathsOf(value);
          return replaceAt(value, paths[pathIndex % paths.length] ?? [], other);
        }, requestOf(profile));
        const parsed = generateRoadmap.request.safeParse(request);
        if (!parsed.success) {
          expect(toRequestError(parsed.error).field).toMatch(
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

test('fills no slot and expands no replacement pattern in user input', () => {
  const customChallenge = 'Neukunden {group} $& $1 {offer}';
  expect(JSON.stringify(roadmapOf(inputOf({ ...MINIMAL_BUSINESS, customChallenge })))).toContain(
    'Neukunden {group} $& $1 {offer}',
  );
});
