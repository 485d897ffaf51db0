import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildConnector } from 'undici';
import { AnalysisError } from '../fault.ts';
import { isPublicAddress } from './public-address.ts';
import type { IsExempt } from './website-url.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Decides which hosts may be fetched. */
export interface Guard {
  readonly isExempt: IsExempt;
  /** Resolves a host name to all its addresses. Rejects if there are none. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  readonly allows: (address: string, isExemptOrigin: boolean) => boolean;
}

/** Timeout of one resolver attempt, in milliseconds. Small businesses' name servers can be slow, so there is a retry. */
const RESOLVE_TIMEOUT_MS = 4_000;

/** Timeout for A or AAAA records after the other type arrived, in milliseconds: some name servers answer only one type. */
const OTHER_RECORDS_TIMEOUT_MS = 1_000;

/**
 * Queries DNS instead of the machine's hosts file, so that local names stay private. Unlike the system's lookup, it has a
 * timeout, and a slow name server doesn't occupy a thread.
 * @param servers as `address:port`; default to the machine's
 */
export function createDnsResolver(servers?: readonly string[]): Guard['resolve'] {
  const resolver = new Resolver({ timeout: RESOLVE_TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    const queries = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    const resolved = queries.map((): readonly string[] => []);
    for (const [kind, answer] of queries.entries())
      answer.then(
        (addresses) => {
          resolved[kind] = addresses;
        },
        () => undefined,
      );
    const all = Promise.allSettled(queries);
    const enough = Promise.any(queries).then(
      () => wait(OTHER_RECORDS_TIMEOUT_MS, undefined, { ref: false }),
      () => all,
    );
    await Promise.race([all, enough]);
    const addresses = resolved.flat();
    if (addresses.length > 0) return addresses;
    // An unanswered query matters more than a missing record of the other type.
    const failures = (await all).flatMap((found) => (found.status === 'rejected' ? [found.reason] : []));
    throw failures.find(({ code }) => code !== 'ENODATA') ?? failures[0];
  };
}

/** The production guard: DNS, only public addresses, no exemptions. */
export const publicGuard: Guard = {
  isExempt: () => false,
  resolve: createDnsResolver(),
  allows: (address, isExemptOrigin) => !isExemptOrigin && isPublicAddress(address),
};

type Connector = ReturnType<typeof buildConnector>;

/**
 * Connects only to checked addresses, which prevents DNS rebinding. Resolves each name once per connector, checks all of
 * its addresses, connects only to these, and checks the socket's address again.
 * @param onSocketOpen called with every connected socket
 */
export function createGuardedConnector(guard: Guard, onSocketOpen: (socket: Socket) => void): Connector {
  const pins = new Map<string, Promise<readonly string[]>>();

  const resolveChecked = async (
    hostname: string,
    isAllowed: (address: string) => boolean,
  ): Promise<readonly string[]> => {
    const addresses = isIP(hostname) === 0 ? await guard.resolve(hostname) : [hostname];
    if (addresses.length === 0 || !addresses.every(isAllowed)) throw new AnalysisError('unknown-host');
    return addresses;
  };
  const resolvePinned = (key: string, hostname: string, isAllowed: (address: string) => boolean) => {
    const pin = pins.get(key) ?? resolveChecked(hostname, isAllowed);
    pins.set(key, pin);
    return pin;
  };

  return (options, callback) => {
    const { hostname, protocol, port } = options;
    const origin = URL.parse(`${protocol}//${options.host ?? `${hostname}:${port}`}`)?.origin ?? '';
    const isExemptOrigin = guard.isExempt(origin);
    const isAllowed = (address: string): boolean => guard.allows(address, isExemptOrigin);
    const bareHostname = hostname.replace(/^\[|\]$/g, '');

    resolvePinned(isExemptOrigin ? origin : bareHostname, bareHostname, isAllowed).then(
      (addresses) => {
        const pinnedLookup: LookupFunction = (_hostname, { all }, done) => {
          const found = addresses.map((address) => ({ address, family: isIP(address) }));
          const first = found[0];
          if (!first) done(new AnalysisError('unknown-host'), []);
          else if (all) done(null, found);
          else done(null, first.address, first.family);
        };
        buildConnector({ lookup: pinnedLookup, timeout: CONNECT_TIMEOUT_MS, allowH2: false })(
          { ...options, hostname: bareHostname },
          (...connected) => {
            const [error, socket] = connected;
            if (error) return callback(error, null);
            const remote = socket.remoteAddress ?? '';
            if (!addresses.includes(remote) || !isAllowed(remote)) {
              socket.destroy();
              return callback(new AnalysisError('unknown-host'), null);
            }
            onSocketOpen(socket);
            callback(null, socket);
          },
        );
      },
      (error: unknown) => callback(error instanceof Error ? error : new AnalysisError('unknown-host'), null),
    );
  };
}
