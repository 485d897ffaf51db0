import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Sanitär, Heizung und Klima', 'sanitaer-heizung-und-klima'],
  ['Straßen & Größe', 'strassen-groesse'],
  ['Cafe\u0301s', 'cafes'],
  ['--', ''],
])('%s stands in an address as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
