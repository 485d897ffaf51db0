import { expect, it } from 'vitest';
import { NO_FILTER } from '../../../domain/applications/application-filter.ts';
import { addressOf, type Place, placeIn, START } from './address.ts';

const at = (address: string) => placeIn(new URL(address, 'https://x.example/teamdashboard'));

it.each<[string, Place]>([
  ['', START],
  ['?status=pending', { ...START, filter: { ...NO_FILTER, status: 'pending' } }],
  [
    '?view=spam&type=business-partner&status=approved#application=-Oa_1',
    {
      ...START,
      filter: { ...NO_FILTER, type: 'Business Partner', status: 'approved' },
      wantsSpam: true,
      open: '-Oa_1',
    },
  ],
  [
    '?owner=mine&from=2026-11-01&to=2026-11-23&order=waiting',
    {
      ...START,
      filter: { ...NO_FILTER, owner: 'mine', from: '2026-11-01', to: '2026-11-23' },
      order: 'waiting',
    },
  ],
])('%j round-trips', (address, place) => {
  expect(at(address)).toEqual(place);
  expect(addressOf(place)).toBe(address);
});

it.each([
  '?status=hired&type=Founder',
  '?owner=mara&from=yesterday&to=2026-13-01&order=random',
  '#application=../x',
  '#application=',
  '?application=a',
  '#top',
])('ignores unknown values: %s', (address) => {
  expect(at(address)).toEqual(START);
});
