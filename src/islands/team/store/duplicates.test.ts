import { expect, it } from 'vitest';
import { application } from '../testing/fake-session.ts';
import { createDuplicates } from './duplicates.ts';

const a = application('a', { email: 'ada@x.example', websiteLink: 'https://x.example' });
const b = application('b', { email: 'ADA@x.example ' });
const c = application('c', { email: 'bob@x.example', websiteLink: 'www.x.example/about' });
const d = application('d', { email: 'dan@y.example', websiteLink: 'y.example' });

it('finds applications with the same email address or website', () => {
  const duplicates = createDuplicates();
  duplicates.add([a, b]);
  duplicates.add([c, d, a]);
  expect(duplicates.find(a)).toEqual(['b', 'c']);
  expect(duplicates.find(b)).toEqual(['a']);
  expect(duplicates.find(c)).toEqual(['a']);
  expect(duplicates.find(d)).toEqual([]);
});

it('drops removed applications', () => {
  const duplicates = createDuplicates();
  duplicates.add([a, b, c]);
  duplicates.remove(a);
  expect(duplicates.find(b)).toEqual([]);
  expect(duplicates.find(c)).toEqual([]);
});
