/**
 * Whose requests are answered. Tokens prove nothing here, so no page from elsewhere may use this server: not under a host name
 * of its own that leads here (DNS rebinding), and not across origins.
 */
import type { IncomingMessage } from 'node:http';

/** As it stands in a URL. */
const HOST = String.raw`\[[\d.:a-f]+\]|[^:/?#@\\\s]+`;
const NAME = new RegExp(`^(?:${HOST})$`, 'i');
const URL_OF_HOST = new RegExp(`^https?://(${HOST})(?::\\d+)?$`, 'i');

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Where "all addresses" is listened on, clients of this machine use its own. */
const WILDCARDS: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** An address as it stands in a URL. */
export function inUrl(address: string): string {
  const host = WILDCARDS.get(address) ?? address;
  return host.includes(':') ? `[${host}]` : host;
}

/** See the head of this file. */
export class Hosts {
  readonly #allowed: ReadonlySet<string>;

  /**
   * @param address the one that is listened on: it cannot be rebound, since it is no name
   * @param names other hosts by which clients may reach the server, without a port
   * @throws Error for a name that no request could ever have
   */
  constructor(address: string, names: readonly string[]) {
    for (const name of names) {
      if (!NAME.test(name))
        throw new Error(
          `"${name}" is no host name: it is named without scheme and port, such as "db" or "[::1]"`,
        );
    }
    this.#allowed = new Set([...LOOPBACK, inUrl(address), ...names].map((name) => name.toLowerCase()));
  }

  /** True for a request that this server should answer. */
  allows({ headers }: IncomingMessage): boolean {
    if (!this.#has(`http://${headers.host}`)) return false;
    return headers.origin === undefined || this.#has(headers.origin);
  }

  /** True for the URL of an allowed host, whatever its port, and nothing behind it. */
  #has(text: string): boolean {
    const [, host = ''] = URL_OF_HOST.exec(text) ?? [];
    return this.#allowed.has(host.toLowerCase());
  }
}
