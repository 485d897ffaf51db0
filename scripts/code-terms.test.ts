import { describe, expect, it } from 'vitest';
import { endInDays, endOfDay, parseUses } from './code-terms.ts';

const NOW = new Date(2026, 10, 22, 12).getTime();

describe("a code's expiry", () => {
  it('is midnight after its last day', () => {
    expect(endOfDay('2027-01-01', NOW)).toBe(new Date(2027, 0, 2).getTime());
    expect(endOfDay('2026-11-22', NOW)).toBe(new Date(2026, 10, 23).getTime());
    expect(endOfDay('2028-02-29', NOW)).toBe(new Date(2028, 2, 1).getTime());
    expect(endInDays(90, NOW)).toBe(new Date(2027, 1, 21).getTime());
  });

  it.each(['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '01.02.2027', 'tomorrow', ''])(
    'cannot be %j',
    (text) => {
      expect(() => endOfDay(text, NOW)).toThrow('must be a date such as');
    },
  );

  it('must be in the future, but within the limit', () => {
    expect(() => endOfDay('2026-11-21', NOW)).toThrow('is in the past');
    expect(() => endOfDay('2127-01-01', NOW)).toThrow('years away');
  });
});

it.each(['0', '-1', '1.5', '1001', '1e3', 'many', ''])('rejects %j uses', (text) => {
  expect(() => parseUses(text)).toThrow('from 1 to 1000');
});

it('accepts 1 and 1000 uses', () => {
  expect([parseUses('1'), parseUses('1000')]).toEqual([1, 1_000]);
});
