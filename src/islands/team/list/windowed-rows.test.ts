import { expect, it } from 'vitest';
import { getSpan } from './windowed-rows.ts';

it('renders visible rows and a few more, however long the list', () => {
  expect(getSpan(0, 600, 100, 50_000)).toEqual({ first: 0, end: 14 });
  expect(getSpan(100_000, 600, 100, 50_000)).toEqual({ first: 992, end: 1014 });
  expect(getSpan(4_999_400, 600, 100, 50_000)).toEqual({ first: 49_986, end: 50_000 });
});

it('renders all of a short list, and one screen until heights are known', () => {
  expect(getSpan(0, 600, 100, 3)).toEqual({ first: 0, end: 3 });
  expect(getSpan(900, 600, 100, 0)).toEqual({ first: 0, end: 0 });
  expect(getSpan(0, 0, 0, 50_000)).toEqual({ first: 0, end: 16 });
});
