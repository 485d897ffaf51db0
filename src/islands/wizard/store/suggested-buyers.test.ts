import { describe, expect, it } from 'vitest';
import { CUSTOMER_TYPES } from '../../../domain/wizard/business-options.ts';
import { hasBuyer, suggestBuyers, toggleBuyer } from './suggested-buyers.ts';
import { ANALYSIS } from './testing.ts';

const AUDIENCES = [
  { text: 'Property managers', business: true, quote: 'We clean for property managers and families.' },
  { text: 'families', business: false, quote: 'We clean for property managers and families.' },
];

const REPORT = { ...ANALYSIS, facts: { ...ANALYSIS.facts, audiences: AUDIENCES } };

describe('the suggested buyers', () => {
  it('are names, never sentences of the website', () => {
    expect(suggestBuyers(REPORT, undefined, '')).toEqual(['Property managers', 'families']);
  });

  it('name somebody in particular', () => {
    const audiences = [...AUDIENCES, { text: 'Betriebe', business: true, quote: 'Für Betriebe.' }];
    const report = { ...REPORT, facts: { ...REPORT.facts, audiences } };
    expect(suggestBuyers(report, CUSTOMER_TYPES.b2b, '')).toEqual(['Property managers']);
  });

  it('fit the customer type', () => {
    expect(suggestBuyers(REPORT, CUSTOMER_TYPES.b2b, '')).toEqual(['Property managers']);
    expect(suggestBuyers(REPORT, CUSTOMER_TYPES.b2c, '')).toEqual(['families']);
    expect(suggestBuyers(REPORT, CUSTOMER_TYPES.b2b2c, '')).toEqual(['Property managers', 'families']);
  });

  it('are none without a report', () => {
    expect(suggestBuyers(null, undefined, '')).toEqual([]);
    expect(suggestBuyers(REPORT, undefined, 'property managers in town')).toEqual(['families']);
    expect(suggestBuyers(REPORT, undefined, 'property managers')).toEqual(['Property managers', 'families']);
  });
});

it.each([
  ['', 'Families', 'Families'],
  ['vans ', 'Families', 'vans, Families'],
  ['vans, families, shops', 'Families', 'vans, shops'],
  ['Families', 'families', ''],
  ['At the moment mostly parents of children', 'Adults', 'At the moment mostly parents of children; Adults'],
  ['No more vans. Offices', 'Families', 'No more vans. Offices; Families'],
])('keeps what was typed when a name is toggled (%j, %s)', (answer, name, toggled) => {
  expect(toggleBuyer(answer, name)).toBe(toggled);
  expect(hasBuyer(toggled, name)).toBe(!hasBuyer(answer, name));
});
