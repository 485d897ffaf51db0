import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildConnector } from 'undici';
import { AnalysisError } from '../fault.ts';
import { isPublicAddress } from './public-address.ts';
import type { IsExempt } from './website-url.ts';

/** Time for one connection, TLS included, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000;

/** What decides where a fetch may go. */
export interface Guard {
  readonly isExempt: IsExempt;
  /** All addresses of a name; rejects when there are none. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** Whether to connect to an address, for an exempt origin or an ordinary one. */
  readonly allows: (address: string, exempt: boolean) => boolean;
}

/** Time for one attempt of the resolver, in milliseconds: small businesses' name servers can be slow, and are asked twice. */
const RESOLVE_TIMEOUT_MS = 4_000;

/** Time for addresses of one kind once those of the other are there, in milliseconds: some name servers never answer for it. */
const OTHER_KIND_MS = 1_000;

/**
 * Asks DNS itself, not the machine's hosts file: names that only this machine knows are none of a visitor's. Unlike the
 * system's lookup it can be held to a time, and a slow name server does not keep a thread from others.
 * @param servers instead of the machine's own, as `address:port`
 */
export function dnsResolver(servers?: readonly string[]): Guard['resolve'] {
  const resolver = new Resolver({ timeout: RESOLVE_TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    const kinds = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    const known = kinds.map((): readonly string[] => []);
    for (const [kind, answer] of kinds.entries())
      answer.then(
        (addresses) => {
          known[kind] = addresses;
        },
        () => undefined,
      );
    const all = Promise.allSettled(kinds);
    const enough = Promise.any(kinds).then(
      () => wait(OTHER_KIND_MS, undefined, { ref: false }),
      () => all,
    );
    await Promise.race([all, enough]);
    const addresses = known.flat();
    if (addresses.length > 0) return addresses;
    // That there is no address of one kind says less than that nobody answered for the other.
    const failures = (await all).flatMap((found) => (found.status === 'rejected' ? [found.reason] : []));
    throw failures.find(({ code }) => code !== 'ENODATA') ?? failures[0];
  };
}

/** The guard of production: DNS, public addresses only, nothing exempt. */
export const publicGuard: Guard = {
  isExempt: () => false,
  resolve: dnsResolver(),
  allows: (address, exempt) => !exempt && isPublicAddress(address),
};

type Connector = ReturnType<typeof buildConnector>;

/**
 * Connects only to checked addresses. A name is resolved once per connector, every one of its addresses is checked, the
 * connection goes to these and no others, and the socket's own address is checked again: a name that changes its
 * address between check and use gains nothing.
 * @param opened called with every socket that is connected
 */
export function guardedConnector(guard: Guard, opened: (socket: Socket) => void): Connector {
  const pins = new Map<string, Promise<readonly string[]>>();

  const checked = async (
    hostname: string,
    allowed: (address: string) => boolean,
  ): Promise<readonly string[]> => {
    const addresses = isIP(hostname) === 0 ? await guard.resolve(hostname) : [hostname];
    if (addresses.length === 0 || !addresses.every(allowed)) throw new AnalysisError('unknown-host');
    return addresses;
  };
  const pinned = (key: string, hostname: string, allowed: (address: string) => boolean) => {
    const pin = pins.get(key) ?? checked(hostname, allowed);
    pins.set(key, pin);
    return pin;
  };

  return (options, callback) => {
    const { hostname, protocol, port } = options;
    const origin = URL.parse(`${protocol}//${options.host ?? `${hostname}:${port}`}`)?.origin ?? '';
    const exempt = guard.isExempt(origin);
    const allowed = (address: string): boolean => guard.allows(address, exempt);
    const bare = hostname.replace(/^\[|\]$/g, '');

    pinned(exempt ? origin : bare, bare, allowed).then(
      (addresses) => {
        const pinnedLookup: LookupFunction = (_hostname, { all }, done) => {
          const found = addresses.map((address) => ({ address, family: isIP(address) }));
          const first = found[0];
          if (!first) done(new AnalysisError('unknown-host'), []);
          else if (all) done(null, found);
          else done(null, first.address, first.family);
        };
        buildConnector({ lookup: pinnedLookup, timeout: CONNECT_TIMEOUT_MS, allowH2: false })(
          { ...options, hostname: bare },
          (...connected) => {
            const [error, socket] = connected;
            if (error) return callback(error, null);
            const remote = socket.remoteAddress ?? '';
            if (!addresses.includes(remote) || !allowed(remote)) {
              socket.destroy();
              return callback(new AnalysisError('unknown-host'), null);
            }
            opened(socket);
            callback(null, socket);
          },
        );
      },
      (error: unknown) => callback(error instanceof Error ? error : new AnalysisError('unknown-host'), null),
    );
  };
}
