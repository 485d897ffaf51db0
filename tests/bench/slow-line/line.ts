/** A TCP proxy that is a slow line: round-trip time, bandwidth that all connections share, slow start of each. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LineOptions {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Bytes per second, towards the browser. */
  readonly bandwidth: number;
}

/** Ten segments: what a server may send before anything is acknowledged (RFC 6928). */
const INITIAL_WINDOW = 10 * 1460;
const SEGMENT = 1460;

/** Does things at their times, in the order in which they were given: timers of the same moment have none. */
function inOrder(): (at: number, action: () => void) => void {
  let last = Promise.resolve();
  return (at, action) => {
    last = last.then(async () => {
      const wait = at - performance.now();
      if (wait > 0) await pause(wait);
      action();
    });
  };
}

/**
 * @param port where the server behind the line listens
 * @returns where its slow end listens
 */
export async function startLine(
  port: number,
  { roundTrip, bandwidth }: LineOptions,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  /** Until then the line is busy, on the clock of performance.now(). */
  let busyUntil = 0;
  const open = new Set<Socket>();

  /** Sends what the server answers: as fast as the window and the line allow. */
  async function send(server: Socket, browser: Socket): Promise<void> {
    const deliver = inOrder();
    let window = INITIAL_WINDOW;
    let inFlight = 0;
    let acknowledged = Promise.withResolvers<void>();
    const acknowledge = (bytes: number): void => {
      inFlight -= bytes;
      window += bytes;
      acknowledged.resolve();
      acknowledged = Promise.withResolvers();
    };
    for await (const chunk of server as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += SEGMENT) {
        const segment = chunk.subarray(at, at + SEGMENT);
        while (inFlight + segment.length > window) await acknowledged.promise;
        inFlight += segment.length;
        busyUntil = Math.max(busyUntil, performance.now()) + (segment.length / bandwidth) * 1000;
        deliver(busyUntil + roundTrip / 2, () => {
          browser.write(segment);
          setTimeout(acknowledge, roundTrip / 2, segment.length);
        });
      }
    }
    deliver(performance.now(), () => browser.end());
  }

  const line = createServer(async (browser) => {
    open.add(browser);
    browser.on('error', () => browser.destroy());
    // The handshake.
    await pause(roundTrip);
    const server = connect(port, '127.0.0.1');
    server.on('error', () => browser.destroy());
    const ask = inOrder();
    browser.on('data', (chunk) => ask(performance.now() + roundTrip / 2, () => server.write(chunk)));
    browser.on('close', () => server.destroy());
    send(server, browser).catch(() => browser.destroy());
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    port: (line.address() as AddressInfo).port,
    close: async () => {
      for (const socket of open) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
