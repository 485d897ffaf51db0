import type { Guard } from '../analysis/fetch/guard.ts';

const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^127(?:\.\d+){3}$/.test(address);

/**
 * Lets a guard fetch named origins on this machine too.
 * @param list comma-separated origins, as in ANBAHN_LOOPBACK_ORIGINS: `http://127.0.0.1:8123,http://localhost:8123`.
 * What is not a loopback host is left out.
 */
export function loopbackGuard(guard: Guard, list: string | undefined): Guard {
  const named = (list ?? '').split(',').flatMap((text) => URL.parse(text.trim()) ?? []);
  const origins = new Set(
    named.filter(({ hostname }) => isLoopbackHost(hostname)).map(({ origin }) => origin),
  );
  return {
    ...guard,
    isExempt: (origin) => origins.has(origin),
    resolve: async (hostname) => (hostname === 'localhost' ? ['127.0.0.1', '::1'] : guard.resolve(hostname)),
    allows: (address, exempt) => (exempt ? isLoopbackAddress(address) : guard.allows(address, false)),
  };
}
