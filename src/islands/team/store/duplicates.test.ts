import { expect, it } from 'vitest';
import { application } from '../testing.ts';
import { createDuplicates } from './duplicates.ts';

const a = application('a', { email: 'ada@x.example', websiteLink: 'https://x.example' });
const b = application('b', { email: 'ADA@x.example ' });
const c = application('c', { email: 'bob@x.example', websiteLink: 'www.x.example/about' });
const d = application('d', { email: 'dan@y.example', websiteLink: 'y.example' });

it('finds applications with the same email address or website', () => {
  const duplicates = createDuplicates();
  duplicates.add([a, b]);
  duplicates.add([c, d, a]);
  expect(duplicates.of(a)).toEqual(['b', 'c']);
  expect(duplicates.of(b)).toEqual(['a']);
  expect(duplicates.of(c)).toEqual(['a']);
  expect(duplicates.of(d)).toEqual([]);
});

it('drops removed applications', () => {
  const duplicates = createDuplicates();
  duplicates.add([a, b, c]);
  duplicates.remove(a);
  expect(duplicates.of(b)).toEqual([]);
  expect(duplicates.of(c)).toEqual([]);
});
