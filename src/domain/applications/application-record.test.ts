import { expect, it } from 'vitest';
import { applicationFrom, applicationsFrom, newestFirst } from './application-record.ts';

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

it('reads a record', () => {
  expect(applicationFrom('-OeA', stored)).toEqual(stored);
});

it('reads an old record of the team types with nothing but its type', () => {
  expect(applicationFrom('a', { applicationType: 'Business Partner' })).toEqual({
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

it.each([9e15, '2026', Number.NaN])('has no time in %j', (createdAt) => {
  expect(applicationFrom('a', { ...stored, createdAt })?.createdAt).toBe(0);
});

it.each([null, 'text', 3, {}, { applicationType: 'Admin' }])('reads no application out of %j', (value) => {
  expect(applicationFrom('a', value)).toBeNull();
});

it('leaves no record out, and puts later ids before earlier ones of the same time', () => {
  const at = (createdAt: number) => ({ ...stored, createdAt });
  const list = applicationsFrom({ a: at(1), c: at(3), b1: at(2), b2: at(2), broken: null });
  expect(list.readable.toSorted(newestFirst).map(({ id }) => id)).toEqual(['c', 'b2', 'b1', 'a']);
  expect(list.unreadable).toEqual(['broken']);
  expect(applicationsFrom(null)).toEqual({ readable: [], unreadable: [] });
});

it('mends half characters, and reads numbers where texts belong', () => {
  const read = applicationFrom('a', { ...stored, name: 7, email: 'a\ud800@x.example', message: ['no'] });
  expect(read).toMatchObject({ name: '7', email: 'a\ufffd@x.example', message: '' });
});
