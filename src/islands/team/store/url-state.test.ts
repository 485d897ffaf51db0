import { expect, it } from 'vitest';
import { NO_FILTER } from '../../../domain/applications/application-filter.ts';
import { INITIAL_URL_STATE, parseUrlState, serializeUrlState, type UrlState } from './url-state.ts';

const at = (url: string) => parseUrlState(new URL(url, 'https://x.example/teamdashboard'));

it.each<[string, UrlState]>([
  ['', INITIAL_URL_STATE],
  ['?status=pending', { ...INITIAL_URL_STATE, filter: { ...NO_FILTER, status: 'pending' } }],
  [
    '?view=spam&type=business-partner&status=approved#application=-Oa_1',
    {
      ...INITIAL_URL_STATE,
      filter: { ...NO_FILTER, type: 'Business Partner', status: 'approved' },
      wantsSpam: true,
      open: '-Oa_1',
    },
  ],
  [
    '?owner=mine&from=2026-11-01&to=2026-11-23&order=waiting',
    {
      ...INITIAL_URL_STATE,
      filter: { ...NO_FILTER, owner: 'mine', from: '2026-11-01', to: '2026-11-23' },
      order: 'waiting',
    },
  ],
])('%j round-trips', (url, place) => {
  expect(at(url)).toEqual(place);
  expect(serializeUrlState(place)).toBe(url);
});

it.each([
  '?status=hired&type=Founder',
  '?owner=mara&from=yesterday&to=2026-13-01&order=random',
  '#application=../x',
  '#application=',
  '?application=a',
  '#top',
])('ignores unknown values: %s', (url) => {
  expect(at(url)).toEqual(INITIAL_URL_STATE);
});
