import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Sanitär, Heizung und Klima', 'sanitaer-heizung-und-klima'],
  ['Straßen & Größe', 'strassen-groesse'],
  ['Cafe\u0301s', 'cafes'],
  ['--', ''],
])('slugifies %s to %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
