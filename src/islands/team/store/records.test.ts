import { expect, it, vi } from 'vitest';
import { application } from '../testing/fake-session.ts';
import { createRecords } from './records.ts';

const getIds = (records: ReturnType<typeof createRecords>) => records.$list.get().map(({ id }) => id);

it('sorts pages and live records, newest first', () => {
  const onChanged = vi.fn();
  const records = createRecords(onChanged);
  records.addPage([application('b', { createdAt: 2 })]);
  expect(onChanged).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'b' })]);
  records.put(application('d', { createdAt: 4 }));
  records.addPage([application('a', { createdAt: 1 }), application('c', { createdAt: 3 })]);
  expect(getIds(records)).toEqual(['d', 'c', 'b', 'a']);
});

it('prefers live records to pages', () => {
  const records = createRecords();
  records.put(application('a', { status: 'approved' }));
  records.addPage([application('a')]);
  expect(records.get('a')?.status).toBe('approved');
});

it('keeps a changed record sorted, even when its time changes', () => {
  const records = createRecords();
  const [a, b] = [application('a', { createdAt: 1 }), application('b', { createdAt: 2 })];
  records.addPage([a, b]);
  records.put({ ...b, status: 'rejected' });
  expect(records.$list.get().map(({ status }) => status)).toEqual(['rejected', 'pending']);
  records.put({ ...a, createdAt: 5 });
  expect(getIds(records)).toEqual(['a', 'b']);
});

it('does not restore removed records from a page read earlier', () => {
  const records = createRecords();
  const a = application('a');
  records.addPage([a]);
  for (const id of ['a', 'never seen']) records.remove(id);
  records.addPage([a]);
  expect(getIds(records)).toEqual([]);
});

it('updates the list once for many records', () => {
  const records = createRecords();
  records.addPage([application('b', { createdAt: 2 })]);
  const onChange = vi.fn();
  records.$list.listen(onChange);
  records.putAll([
    application('c', { createdAt: 3 }),
    application('b', { createdAt: 2, status: 'approved' }),
    application('a', { createdAt: 1 }),
  ]);
  expect(onChange).toHaveBeenCalledOnce();
  expect(records.$list.get().map(({ id, status }) => [id, status])).toEqual([
    ['c', 'pending'],
    ['b', 'approved'],
    ['a', 'pending'],
  ]);
});
