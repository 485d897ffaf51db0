import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRequestError } from '../../../src/contract/request-error.ts';
import { generateRoadmap } from '../../../src/contract/roadmap/generate-roadmap.ts';
import { LIBRARY } from '../testing/library.ts';
import { anyProfile, requestOf } from '../testing/roadmap-requests.ts';
import { writeRoadmap } from './write-roadmap.ts';

const hostileValue = fc.oneof(
  fc.constantFrom(null, true, '', 'NaN', '__proto__', 'constructor', 1e308, -0, -1, Number.NaN, [], {}, [[]]),
  fc.constantFrom('x'.repeat(1_000_000), '\u0000\u202e\ud800', '{group}', '$&', '„“"'),
  fc.json().map((text): unknown => JSON.parse(text)),
);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Path = readonly (string | number)[];

/** Lists the paths of a value and of all values nested in it. */
const listPaths = (value: unknown, path: Path = []): readonly Path[] => {
  const inner = Array.isArray(value)
    ? value.flatMap((entry, index) => listPaths(entry, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) => listPaths(entry, [...path, key]))
      : [];
  return [path, ...inner];
};

/** Returns a copy with another value at a path. */
function replaceAt(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => (index === first ? replaceAt(entry, rest, other) : entry));
  }
  if (!isRecord(value)) return value;
  return { ...value, [first]: replaceAt(value[first], rest, other) };
}

test('returns a complete roadmap or names the invalid field if any value of a request is replaced', () => {
  fc.assert(
    fc.property(
      anyProfile,
      fc.array(fc.tuple(fc.nat(), hostileValue), { minLength: 1, maxLength: 3 }),
      (profile, replacements) => {
        const request = replacements.reduce((value: unknown, [pathIndex, other]) => {
          const paths = listPaths(value);
          return replaceAt(value, paths[pathIndex % paths.length] ?? [], other);
        }, requestOf(profile));
        const parsed = generateRoadmap.request.safeParse(request);
        if (!parsed.success) {
          expect(toRequestError(parsed.error).field).toMatch(
            /^(?:data|analysisData|language|customChallenge|niche|buyers|kind|offer|strength|wants|seeks|topics)(?:$|[.[])/,
          );
          return;
        }
        const roadmap = writeRoadmap(parsed.data, LIBRARY);
        expect(roadmap.preparationSteps.length).toBeLessThanOrEqual(5);
        expect(roadmap.b2bTargetGroups.length).toBeLessThanOrEqual(5);
        expect(JSON.stringify(roadmap).length).toBeLessThan(20_000);
        for (const { description } of roadmap.preparationSteps) expect(description.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});
