import { expect, it, vi } from 'vitest';
import { application } from '../testing/fake-session.ts';
import { createLookUp } from './look-up.ts';
import { createRecords } from './records.ts';

function setUp({ isComplete = false } = {}) {
  const records = createRecords();
  const session = {
    find: vi.fn(async (id: string) => ({
      readable: id === 'gone' ? [] : [application(id)],
      unreadable: [],
    })),
    readFromSameSender: vi.fn(async () => ({ readable: [application('other')], unreadable: [] })),
  };
  const onAdded = vi.fn();
  const lookUp = createLookUp({
    ...{ session, records, onAdded, isComplete: () => isComplete },
    ...{ pause: async () => undefined, isStopped: () => false, onEnded: vi.fn() },
  });
  return { records, session, onAdded, lookUp };
}

it('loads missing applications once', async () => {
  const { records, session, lookUp } = setUp();
  records.put('known', application('known'));
  await lookUp.find(['known', 'a', 'a']);
  await lookUp.find(['a']);
  expect(session.find.mock.calls).toEqual([['a']]);
  expect(records.get('a')).toBeDefined();
  expect(lookUp.$missing.get().size).toBe(0);
});

it('reports applications that do not exist', async () => {
  const { lookUp } = setUp();
  await lookUp.find(['gone']);
  expect([...lookUp.$missing.get()]).toEqual(['gone']);
});

it('retries after a failure', async () => {
  const { records, session, lookUp } = setUp();
  session.find.mockRejectedValueOnce(new Error('offline'));
  await lookUp.find(['a']);
  expect(records.get('a')).toBeDefined();
});

it('loads applications from the same sender', async () => {
  const { records, onAdded, lookUp } = setUp();
  await lookUp.findSameSender(application('a'));
  expect(records.get('other')).toBeDefined();
  expect(onAdded).toHaveBeenCalledWith([expect.objectContaining({ id: 'other' })]);
});

it('requests nothing once everything is loaded', async () => {
  const { session, lookUp } = setUp({ isComplete: true });
  await lookUp.find(['a']);
  await lookUp.findSameSender(application('a'));
  expect(session.find).not.toHaveBeenCalled();
  expect(session.readFromSameSender).not.toHaveBeenCalled();
});
