import { expect, it } from 'vitest';
import { newestFirst, parseApplication, parseApplications } from './application-record.ts';

const stored = {
  id: '-OeA',
  applicationType: 'Agency',
  name: 'Ada',
  email: 'ada@example.com',
  websiteLink: 'https://ada.example',
  message: 'Hello',
  acceptTerms: true,
  createdAt: 5,
  updatedAt: 7,
  status: 'approved',
};

it('parses a record', () => {
  expect(parseApplication('-OeA', stored)).toEqual(stored);
});

it('parses a legacy record that has only a type', () => {
  expect(parseApplication('a', { applicationType: 'Business Partner' })).toEqual({
    id: 'a',
    applicationType: 'Business Partner',
    name: '',
    email: '',
    websiteLink: '',
    message: '',
    acceptTerms: false,
    createdAt: 0,
    updatedAt: undefined,
    status: 'pending',
  });
});

it.each([9e15, '2026', Number.NaN])('ignores an invalid time: %j', (createdAt) => {
  expect(parseApplication('a', { ...stored, createdAt })?.createdAt).toBe(0);
});

it.each([null, 'text', 3, {}, { applicationType: 'Admin' }])(
  'rejects a value that is not an application: %j',
  (value) => {
    expect(parseApplication('a', value)).toBeNull();
  },
);

it('keeps every record, even an invalid one, and breaks ties by id', () => {
  const at = (createdAt: number) => ({ ...stored, createdAt });
  const list = parseApplications({ a: at(1), c: at(3), b1: at(2), b2: at(2), broken: 'text' });
  expect(list.toSorted(newestFirst).map(({ id }) => id)).toEqual(['c', 'b2', 'b1', 'a', 'broken']);
  expect(list.at(-1)).toMatchObject({ name: '', createdAt: 0, status: 'pending' });
  expect(parseApplications({ a: { ...stored, applicationType: 'Admin' } })).toMatchObject([{ name: 'Ada' }]);
  expect(parseApplications(null)).toEqual([]);
});

it('repairs lone surrogates and converts numbers to text', () => {
  const read = parseApplication('a', { ...stored, name: 7, email: 'a\ud800@x.example', message: ['no'] });
  expect(read).toMatchObject({ name: '7', email: 'a\ufffd@x.example', message: '' });
});
