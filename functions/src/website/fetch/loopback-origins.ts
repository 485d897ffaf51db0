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
export function exemptLoopbackOrigins(list: string | undefined): IsExempt {
  const urls = (list ?? '').split(',').flatMap((text) => URL.parse(text.trim()) ?? []);
  const origins = new Set(
    urls.filter(({ hostname }) => isLoopbackHost(hostname)).map(({ origin }) => origin),
  );
  return (origin) => origins.has(origin);
}

/** A guard that may also fetch configured origins on this machine. */
export function createLoopbackGuard(guard: Guard, list: string | undefined): Guard {
  return {
    ...guard,
    isExempt: exemptLoopbackOrigins(list),
    resolve: async (hostname) => (hostname === 'localhost' ? ['127.0.0.1', '::1'] : guard.resolve(hostname)),
    allows: (address, isExemptOrigin) =>
      isExemptOrigin ? isLoopbackAddress(address) : guard.allows(address, false),
  };
}
