import { expect, it, vi } from 'vitest';
import { application } from '../testing/fake-session.ts';
import { createRecords } from './records.ts';

const getIds = (records: ReturnType<typeof createRecords>) => records.$list.get().map(({ id }) => id);

it('sorts pages and live records, newest first', () => {
  const onChanged = vi.fn();
  const records = createRecords(onChanged);
  records.addPage({ readable: [application('b', { createdAt: 2 })], unreadable: ['x'] });
  expect(onChanged).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'b' })]);
  records.put('d', application('d', { createdAt: 4 }));
  records.addPage({
    readable: [application('a', { createdAt: 1 }), application('c', { createdAt: 3 })],
    unreadable: ['x', 'y'],
  });
  expect(getIds(records)).toEqual(['d', 'c', 'b', 'a']);
  expect(records.$unreadable.get()).toEqual(['x', 'y']);
});

it('prefers live records to pages', () => {
  const records = createRecords();
  records.put('a', application('a', { status: 'approved' }));
  records.addPage({ readable: [application('a')], unreadable: [] });
  expect(records.get('a')?.status).toBe('approved');
});

it('keeps a changed record sorted, even when its time changes', () => {
  const records = createRecords();
  const [a, b] = [application('a', { createdAt: 1 }), application('b', { createdAt: 2 })];
  records.addPage({ readable: [a, b], unreadable: [] });
  records.put('b', { ...b, status: 'rejected' });
  expect(records.$list.get().map(({ status }) => status)).toEqual(['rejected', 'pending']);
  records.put('a', { ...a, createdAt: 5 });
  expect(getIds(records)).toEqual(['a', 'b']);
});

it('does not restore removed records from a page read earlier', () => {
  const records = createRecords();
  const a = application('a');
  records.addPage({ readable: [a], unreadable: ['x'] });
  for (const id of ['a', 'x', 'never seen']) records.remove(id);
  records.addPage({ readable: [a], unreadable: ['x'] });
  expect(getIds(records)).toEqual([]);
  expect(records.$unreadable.get()).toEqual([]);
});

it('moves a record between readable and unreadable', () => {
  const records = createRecords();
  records.put('a', null);
  expect(records.$unreadable.get()).toEqual(['a']);
  records.put('a', application('a'));
  expect([getIds(records), records.$unreadable.get()]).toEqual([['a'], []]);
  records.put('a', null);
  expect([getIds(records), records.$unreadable.get()]).toEqual([[], ['a']]);
});

it('updates the list once for many records', () => {
  const records = createRecords();
  records.addPage({ readable: [application('b', { createdAt: 2 })], unreadable: [] });
  const onChange = vi.fn();
  records.$list.listen(onChange);
  records.putAll([
    ['c', application('c', { createdAt: 3 })],
    ['b', application('b', { createdAt: 2, status: 'approved' })],
    ['a', application('a', { createdAt: 1 })],
    ['x', null],
  ]);
  expect(onChange).toHaveBeenCalledOnce();
  expect(records.$list.get().map(({ id, status }) => [id, status])).toEqual([
    ['c', 'pending'],
    ['b', 'approved'],
    ['a', 'pending'],
  ]);
});

it('finds applications with the same email address or website, until they are removed', () => {
  const a = application('a', { email: 'ada@x.example', websiteLink: 'https://x.example' });
  const b = application('b', { email: 'ADA@x.example ' });
  const c = application('c', { email: 'bob@x.example', websiteLink: 'www.x.example/about' });
  const d = application('d', { email: 'dan@y.example', websiteLink: 'y.example' });
  const records = createRecords();
  records.addPage({ readable: [a, b], unreadable: [] });
  records.addPage({ readable: [c, d, a], unreadable: [] });
  expect([a, b, c, d].map(records.listSameSender)).toEqual([['b', 'c'], ['a'], ['a'], []]);
  records.put('b', { ...b, email: 'dan@y.example' });
  expect([a, d].map(records.listSameSender)).toEqual([['c'], ['b']]);
  records.remove('a');
  expect(records.listSameSender(c)).toEqual([]);
});
