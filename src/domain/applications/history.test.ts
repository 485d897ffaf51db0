import { expect, it } from 'vitest';
import { findUnhandled, parseCorrections, parseHistory, parseLog, parseNotes } from './history.ts';

it('parses a history oldest first and skips invalid events', () => {
  const events = parseHistory({
    b: { at: 2, who: { uid: 'u', name: 'Ada' }, what: 'status', from: 'pending', to: 'approved' },
    a: { at: 1, who: { name: 'code' }, what: 'answered' },
    c: 'no event',
    d: { at: 'soon', what: 5 },
  });
  expect(events).toEqual([
    { id: 'a', at: 1, who: { name: 'code' }, what: 'answered', from: null, to: null },
    { id: 'b', at: 2, who: { uid: 'u', name: 'Ada' }, what: 'status', from: 'pending', to: 'approved' },
  ]);
  expect(parseHistory(null)).toEqual([]);
});

it('parses notes', () => {
  expect(parseNotes({ a: { at: 9e15, who: {}, text: 'Called \ud800' }, b: { at: 1, text: '' } })).toEqual([
    { id: 'a', at: 0, who: { name: 'code' }, text: 'Called \ufffd' },
  ]);
});

it('parses the log, and finds corrections that the team has not handled', () => {
  const log = parseLog({
    a: { at: 1, who: { name: 'applicant' }, what: 'corrected', to: 'name', id: 'one' },
    b: { at: 2, who: { name: 'applicant' }, what: 'corrected', to: 'name', id: 'two' },
    c: { at: 3, who: { uid: 'u', name: 'Mara' }, what: 'status', from: 'pending', to: 'approved', id: 'two' },
    d: { at: 4, who: { name: 'operator' }, what: 'code-changed' },
  });
  expect(log.map(({ about }) => about)).toEqual(['one', 'two', 'two', null]);
  expect([...findUnhandled('corrected', log)]).toEqual([['one', log[0]]]);
});

it('parses corrected fields', () => {
  const corrections = parseCorrections({ a: { name: { from: 'Ada', to: 'Ada L.' }, message: 'x' } });
  expect(corrections.get('a')).toEqual({
    name: { from: 'Ada', to: 'Ada L.' },
    message: { from: '', to: '' },
  });
});
