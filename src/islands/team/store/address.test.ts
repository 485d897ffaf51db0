import { expect, it } from 'vitest';
import { addressOf, type Place, placeIn, START } from './address.ts';

const at = (address: string) => placeIn(new URL(address, 'https://x.example/teamdashboard'));

it.each<[string, Place]>([
  ['', START],
  ['?status=pending', { ...START, filter: { type: 'All', status: 'pending' } }],
  [
    '?view=spam&type=business-partner&status=approved#application=-Oa_1',
    { filter: { type: 'Business Partner', status: 'approved' }, wantsSpam: true, open: '-Oa_1' },
  ],
])('%j is a place, there and back', (address, place) => {
  expect(at(address)).toEqual(place);
  expect(addressOf(place)).toBe(address);
});

it.each(['?status=hired&type=Founder', '#application=../x', '#application=', '?application=a', '#top'])(
  'leaves out what it does not know: %s',
  (address) => {
    expect(at(address)).toEqual(START);
  },
);
