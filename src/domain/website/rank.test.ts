import { describe, expect, it } from 'vitest';
import { isSmall, type RankedFinding, rankFindings } from './rank.ts';

const fail = (id: string, status: RankedFinding<string>['status'] = 'fail') => ({ id, status, weight: 1 });

describe('what to do first', () => {
  it('begins with lost inquiries', () => {
    expect(rankFindings([fail('title'), fail('privacy'), fail('working-forms')], undefined)[0]).toBe(
      'working-forms',
    );
  });

  it('promotes no trifles if nothing is urgent', () => {
    expect(rankFindings([fail('open-graph'), fail('image-alternatives')], undefined)).toEqual([]);
  });

  it('depends on the kind of business', () => {
    const findings = [fail('tap-to-call', 'warn'), fail('recent-news', 'warn')];
    expect(rankFindings(findings, 'trade')[0]).toBe('tap-to-call');
    expect(rankFindings(findings, 'software')).toEqual(['recent-news']);
  });

  it('says that something is urgent if a way to get in touch is missing', () => {
    expect(rankFindings([fail('phone'), fail('email'), fail('open-graph')], undefined)).toEqual([
      'phone',
      'email',
    ]);
  });

  it('does not urge an email address on whom customers call', () => {
    expect(rankFindings([fail('email'), fail('open-graph')], 'trade')).toEqual([]);
  });

  it('ranks by what was seen: a wrong number before fonts, a past offer before a missing phone', () => {
    const fonts = fail('tracker-consent');
    const number = { ...fail('tap-to-call'), seen: { kind: 'other-number' } };
    const past = { ...fail('recent-news'), seen: { kind: 'past' } };
    expect(rankFindings([fonts, past, number], undefined)).toEqual([
      'tap-to-call',
      'recent-news',
      'tracker-consent',
    ]);
    expect(rankFindings([fail('tap-to-call', 'warn'), past], 'transport')[0]).toBe('recent-news');
  });

  it('calls code hygiene small', () => {
    expect([isSmall('open-graph'), isSmall('https')]).toEqual([true, false]);
  });
});
