import ipaddr from 'ipaddr.js';

/** Ranges without public websites that ipaddr.js classifies as unicast. */
const FURTHER_IPV4 = [
  // Azure's platform services, reachable only from its virtual machines.
  '168.63.129.16/32',
].map((range) => ipaddr.IPv4.parseCIDR(range));
const FURTHER_IPV6 = [
  // Protocol assignments: Teredo, benchmarking, ORCHID, and future ones.
  '2001::/23',
  '2002::/16',
  '2001:db8::/32',
  '3fff::/20',
].map((range) => ipaddr.IPv6.parseCIDR(range));
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is public. IPv6 addresses that embed an IPv4 address (mapped, NAT64, 6to4, Teredo) are not: no
 * public website needs them, and they could bypass the check of the embedded address.
 * @example isPublicAddress('93.184.216.34') // true
 * @example isPublicAddress('::ffff:10.0.0.1') // false
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    const ip = ipaddr.IPv4.parse(address);
    return ip.range() === 'unicast' && !FURTHER_IPV4.some((range) => ip.match(range));
  }
  if (!ipaddr.IPv6.isValid(address) || address.includes('%')) return false;
  const ip = ipaddr.IPv6.parse(address);
  return ip.range() === 'unicast' && ip.match(GLOBAL_IPV6) && !FURTHER_IPV6.some((range) => ip.match(range));
}
