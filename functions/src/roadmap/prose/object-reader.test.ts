import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createObjectReader } from './object-reader.ts';

test('finds the same objects regardless of how the text is split', () => {
  const object = fc.record({
    id: fc.string(),
    description: fc.string(),
    inner: fc.record({ a: fc.string() }),
  });
  fc.assert(
    fc.property(fc.array(object), fc.array(fc.nat({ max: 60 })), (objects, cuts) => {
      const text = JSON.stringify(objects);
      const boundaries = [...new Set([0, ...cuts.map((cut) => cut % (text.length + 1)), text.length])].sort(
        (a, b) => a - b,
      );
      const reader = createObjectReader();
      const found = boundaries
        .slice(1)
        .flatMap((end, index) => reader.push(text.slice(boundaries[index], end)));
      expect(found).toEqual(objects);
    }),
  );
});

test('returns an object as soon as it is complete', () => {
  const reader = createObjectReader();
  expect(reader.push('```json\n[{"a": "}{\\"", "b')).toEqual([]);
  expect(reader.push('": 1} , {"c"')).toEqual([{ a: '}{"', b: 1 }]);
  expect(reader.push(': [2]}]')).toEqual([{ c: [2] }]);
});

test('finds the objects of an array in an object', () => {
  const steps = [{ id: 'a', list: [{ b: 1 }] }, { id: 'c' }];
  expect(createObjectReader().push(JSON.stringify({ note: {}, steps }))).toEqual(steps);
});

test('throws on invalid JSON', () => {
  expect(() => createObjectReader().push('[{a: 1}]')).toThrow(SyntaxError);
});

test('throws if the text is too long', () => {
  const reader = createObjectReader();
  expect(() => {
    for (let piece = 0; piece < 50; piece += 1) reader.push('x'.repeat(1000));
  }).toThrow('too long');
});
