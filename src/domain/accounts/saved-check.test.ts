import { expect, it } from 'vitest';
import { freeSlot, type SavedCheck, scoresUpTo } from './saved-check.ts';
import { parseSavedChecks } from './saved-check-schema.ts';

const check = (slot: string, at: number, host = 'example.com', score?: number): SavedCheck => ({
  ...{ slot, at, host, report: 'abc' },
  ...(score !== undefined && { score }),
});

const stored = ({ slot: _, ...rest }: SavedCheck) => rest;

it('parses checks newest first, and skips invalid ones', () => {
  const older = check('00', 1, 'example.com', 40);
  const newer = check('07', 2, '');
  expect(
    parseSavedChecks({
      '00': stored(older),
      '07': stored(newer),
      '08': { at: 3, host: 'x' },
      '09': { ...stored(older), score: 101 },
      '50': stored(older),
      x: stored(older),
    }),
  ).toEqual([newer, older]);
  expect(parseSavedChecks(null)).toEqual([]);
  expect(parseSavedChecks('x')).toEqual([]);
});

it('parses what the database returns as an array', () => {
  const late = check('11', 5);
  const list: unknown[] = Array.from({ length: 12 }, () => null);
  list[11] = stored(late);
  expect(parseSavedChecks(list)).toEqual([late]);
});

it('finds the first free slot, until all fifty are taken', () => {
  const all = Array.from({ length: 50 }, (_, slot) => check(String(slot).padStart(2, '0'), slot));
  expect(freeSlot([])).toBe('00');
  expect(freeSlot(all.filter(({ slot }) => slot !== '00' && slot !== '31'))).toBe('00');
  expect(freeSlot(all.filter(({ slot }) => slot !== '31'))).toBe('31');
  expect(freeSlot(all)).toBeNull();
});

it('returns the scores of one website up to a check', () => {
  const newest = check('03', 4, 'example.com', 80);
  const middle = check('02', 3, 'example.com', 61);
  const checks = [
    newest,
    middle,
    check('05', 2, 'other.example', 10),
    check('06', 2),
    check('01', 1, 'example.com', 55),
  ];
  expect(scoresUpTo(checks, newest)).toEqual([55, 61, 80]);
  expect(scoresUpTo(checks, middle)).toEqual([55, 61]);
  const without = check('09', 9, '');
  expect(scoresUpTo([without, check('08', 8, '', 3)], without)).toEqual([]);
  expect(scoresUpTo(checks, check('06', 2))).toEqual([]);
});
