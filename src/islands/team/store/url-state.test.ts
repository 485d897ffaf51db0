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
      list: 'spam',
      open: '-Oa_1',
    },
  ],
  [
    '?view=warnings&owner=mine&order=oldest',
    {
      ...INITIAL_URL_STATE,
      filter: { ...NO_FILTER, owner: 'mine' },
      order: 'oldest',
      list: 'warnings',
    },
  ],
])('%j round-trips', (url, place) => {
  expect(at(url)).toEqual(place);
  expect(serializeUrlState(place)).toBe(url);
});

it.each([
  '?status=hired&type=Founder',
  '?owner=mara&view=all&order=random',
  '#application=../x',
  '#application=',
  '?application=a',
  '#top',
])('ignores unknown values: %s', (url) => {
  expect(at(url)).toEqual(INITIAL_URL_STATE);
});
