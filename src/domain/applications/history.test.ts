import { expect, it } from 'vitest';
import { historyFrom, notesFrom } from './history.ts';

it('reads a history oldest first, whatever else lies there', () => {
  const events = historyFrom({
    b: { at: 2, who: { uid: 'u', name: 'Ada' }, what: 'status', from: 'pending', to: 'approved' },
    a: { at: 1, who: { name: 'code' }, what: 'answered' },
    c: 'no event',
    d: { at: 'soon', what: 5 },
  });
  expect(events).toEqual([
    { id: 'a', at: 1, who: { name: 'code' }, what: 'answered', from: null, to: null },
    { id: 'b', at: 2, who: { uid: 'u', name: 'Ada' }, what: 'status', from: 'pending', to: 'approved' },
  ]);
  expect(historyFrom(null)).toEqual([]);
});

it('reads notes', () => {
  expect(notesFrom({ a: { at: 9e15, who: {}, text: 'Called \ud800' }, b: { at: 1, text: '' } })).toEqual([
    { id: 'a', at: 0, who: { name: 'code' }, text: 'Called \ufffd' },
  ]);
});
