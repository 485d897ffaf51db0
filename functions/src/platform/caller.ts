import ipaddr from 'ipaddr.js';

/** The parts of a raw request that identify its caller. */
export interface CallerRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
}

type IpAddress = ReturnType<typeof ipaddr.process>;

/**
 * Behind Google's front end, the caller's IP address is the rightmost entry of X-Forwarded-For, the only one that the
 * front end writes itself; the caller can forge the others.
 */
function parseIp({ headers, socket }: CallerRequest): IpAddress | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const address = forwarded || (socket?.remoteAddress ?? '');
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** @param bytes length of the network prefix */
const formatNetwork = (ip: IpAddress, bytes: number): string =>
  `${ipaddr.fromByteArray(ip.toByteArray().map((byte, i) => (i < bytes ? byte : 0))).toString()}/${bytes * 8}`;

const UNKNOWN = 'unknown';

/**
 * The part of an IP address that identifies one caller: an IPv4 address, or the /64 of an IPv6 address, since a single
 * connection usually owns a whole /64.
 * @example callerIp({ headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' } }) // '203.0.113.9'
 */
export function callerIp(request: CallerRequest): string {
  const ip = parseIp(request);
  if (!ip) return UNKNOWN;
  return ip.kind() === 'ipv4' ? ip.toString() : formatNetwork(ip, 8);
}

/**
 * A caller's network, which a single party may own: the /24 of an IPv4 address, the /48 of an IPv6 address.
 * @example callerNetwork({ headers: { 'x-forwarded-for': '203.0.113.9' } }) // '203.0.113.0/24'
 */
export function callerNetwork(request: CallerRequest): string {
  const ip = parseIp(request);
  return ip ? formatNetwork(ip, ip.kind() === 'ipv4' ? 3 : 6) : UNKNOWN;
}
