import { expect, it } from 'vitest';
import { correctedSince, correctionsFrom, historyFrom, logFrom, notesFrom } from './history.ts';

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

it('reads the log, and which corrections nobody has acted upon', () => {
  const log = logFrom({
    a: { at: 1, who: { name: 'applicant' }, what: 'corrected', to: 'name', id: 'one' },
    b: { at: 2, who: { name: 'applicant' }, what: 'corrected', to: 'name', id: 'two' },
    c: { at: 3, who: { uid: 'u', name: 'Mara' }, what: 'status', from: 'pending', to: 'approved', id: 'two' },
    d: { at: 4, who: { name: 'operator' }, what: 'code-changed' },
  });
  expect(log.map(({ about }) => about)).toEqual(['one', 'two', 'two', null]);
  expect(correctedSince(log)).toEqual(new Set(['one']));
});

it('reads what was corrected', () => {
  const corrections = correctionsFrom({ a: { name: { from: 'Ada', to: 'Ada L.' }, message: 'x' } });
  expect(corrections.get('a')).toEqual({
    name: { from: 'Ada', to: 'Ada L.' },
    message: { from: '', to: '' },
  });
});
