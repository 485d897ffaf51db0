import type { Guard } from './guard.ts';
import type { IsExempt } from './website-url.ts';

const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^127(?:\.\d+){3}$/.test(address);

/**
 * Exempts configured origins on this machine.
 * @param list comma-separated origins, as in ANBAHN_LOOPBACK_ORIGINS: `http://127.0.0.1:8123,http://localhost:8123`.
 * Other hosts are ignored.
 */
export function loopbackOrigins(list: string | undefined): IsExempt {
  const named = (list ?? '').split(',').flatMap((text) => URL.parse(text.trim()) ?? []);
  const origins = new Set(
    named.filter(({ hostname }) => isLoopbackHost(hostname)).map(({ origin }) => origin),
  );
  return (origin) => origins.has(origin);
}

/** A guard that may also fetch configured origins on this machine. */
export function loopbackGuard(guard: Guard, list: string | undefined): Guard {
  return {
    ...guard,
    isExempt: loopbackOrigins(list),
    resolve: async (hostname) => (hostname === 'localhost' ? ['127.0.0.1', '::1'] : guard.resolve(hostname)),
    allows: (address, exempt) => (exempt ? isLoopbackAddress(address) : guard.allows(address, false)),
  };
}
