import { expect, it } from 'vitest';
import { callerIp, callerNetwork } from './caller.ts';

const createRequest = (forwarded: string) => ({ headers: { 'x-forwarded-for': forwarded } });

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['1.1.1.1, 203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['nobody', 'unknown', 'unknown'],
  ['203.0.113.9, <script>', 'unknown', 'unknown'],
])('identifies %s as %s in %s', (forwarded, address, network) => {
  expect(callerIp(createRequest(forwarded))).toBe(address);
  expect(callerNetwork(createRequest(forwarded))).toBe(network);
});

it('falls back to the socket without a front end', () => {
  const request = { headers: {}, socket: { remoteAddress: '::1' } };
  expect(callerIp(request)).toBe('::/64');
  expect(callerNetwork({ headers: {} })).toBe('unknown');
});
