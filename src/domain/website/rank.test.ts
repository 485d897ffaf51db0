import { describe, expect, it } from 'vitest';
import { isSmall, type RankedFinding, rankFindings } from './rank.ts';

const fail = (id: string, status: RankedFinding<string>['status'] = 'fail') => ({ id, status, weight: 1 });

describe('what to do first', () => {
  it('begins with lost inquiries', () => {
    expect(rankFindings([fail('title'), fail('privacy'), fail('working-forms')], undefined)[0]).toBe(
      'working-forms',
    );
  });

  it('promotes neither trifles nor guesses if nothing is urgent', () => {
    expect(rankFindings([fail('hsts'), fail('canonical'), fail('pricing')], undefined)).toEqual([]);
  });

  it('lists what is uncertain only after three certain findings', () => {
    const certain = [fail('https'), fail('privacy')];
    expect(rankFindings([fail('phone'), ...certain], undefined)).toEqual(['privacy', 'https']);
    expect(rankFindings([fail('phone'), ...certain, fail('title')], undefined).at(-1)).toBe('phone');
  });

  it('depends on the kind of business', () => {
    const findings = [fail('tap-to-call', 'warn'), fail('recent-news', 'warn')];
    expect(rankFindings(findings, 'trade')[0]).toBe('tap-to-call');
    expect(rankFindings(findings, 'software')).toEqual(['recent-news']);
  });

  it('calls code hygiene small', () => {
    expect([isSmall('hsts'), isSmall('https')]).toEqual([true, false]);
  });
});
