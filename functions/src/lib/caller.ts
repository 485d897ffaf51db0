import ipaddr from 'ipaddr.js';

/** What is read of a raw request. */
export interface CallerRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
}

/**
 * The part of a caller's address that stands for one caller: an IPv4 address, or the /64 of an IPv6 address, since a
 * single connection usually owns a whole /64. Behind Google's front end it is the rightmost entry of X-Forwarded-For,
 * the only one the front end writes itself: whatever stands left of it came from the caller.
 * @example callerAddress({ headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' } }) // '203.0.113.9'
 */
export function callerAddress({ headers, socket }: CallerRequest): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const address = forwarded || (socket?.remoteAddress ?? '');
  if (!ipaddr.isValid(address)) return 'unknown';
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip.toString();
  const prefix = ip.toByteArray().map((byte, i) => (i < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(prefix).toString()}/64`;
}
