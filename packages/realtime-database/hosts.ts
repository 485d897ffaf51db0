/**
 * Restricts which hosts and origins may send requests. Since tokens cannot be verified, no foreign web page may use
 * this server, neither through DNS rebinding nor cross-origin.
 */
import type { IncomingMessage } from 'node:http';

/** In URL syntax. */
const HOST = String.raw`\[[\d.:a-f]+\]|[^:/?#@\\\s]+`;
const NAME = new RegExp(`^(?:${HOST})$`, 'i');
const URL_OF_HOST = new RegExp(`^https?://(${HOST})(?::\\d+)?$`, 'i');

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An address in URL syntax; local clients use loopback for all addresses. */
export function inUrl(address: string): string {
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return host.includes(':') ? `[${host}]` : host;
}

/** See the top of this file. */
export class Hosts {
  readonly #allowed: ReadonlySet<string>;

  /**
   * @param address the listening address, which as an IP cannot be rebound
   * @param names additional host names of the server, without a port
   * @throws Error for an invalid host name
   */
  constructor(address: string, names: readonly string[]) {
    for (const name of names) {
      if (!NAME.test(name))
        throw new Error(`"${name}" is not a host name: omit scheme and port, as in "db" or "[::1]"`);
    }
    this.#allowed = new Set([...LOOPBACK, inUrl(address), ...names].map((name) => name.toLowerCase()));
  }

  /** Whether the server should handle a request. */
  allows({ headers }: IncomingMessage): boolean {
    if (!this.#has(`http://${headers.host}`)) return false;
    return headers.origin === undefined || this.#has(headers.origin);
  }

  /** Whether a text is the URL of an allowed host on any port, without a path. */
  #has(text: string): boolean {
    const [, host = ''] = URL_OF_HOST.exec(text) ?? [];
    return this.#allowed.has(host.toLowerCase());
  }
}
