/** A TCP proxy that emulates a slow line: round-trip time, shared bandwidth, and slow start per connection. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LineOptions {
  /** Milliseconds. */
  readonly roundTrip: number;
  /** Bytes per second, towards the browser. */
  readonly bandwidth: number;
}

/** TCP's initial window (RFC 6928). */
const INITIAL_WINDOW = 10 * 1460;
const SEGMENT = 1460;

/** Schedules actions in the order of the calls, which timers of the same time do not guarantee. */
function createScheduler(): (at: number, action: () => void) => void {
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
 * @param port of the server
 * @returns the proxy's port
 */
export async function startLine(
  port: number,
  { roundTrip, bandwidth }: LineOptions,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  /** On the clock of performance.now(). */
  let busyUntil = 0;
  const open = new Set<Socket>();

  /** Forwards the server's response as fast as the window and the bandwidth allow. */
  async function send(server: Socket, browser: Socket): Promise<void> {
    const deliver = createScheduler();
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
      for (let start = 0; start < chunk.length; start += SEGMENT) {
        const segment = chunk.subarray(start, start + SEGMENT);
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
    const forward = createScheduler();
    browser.on('data', (chunk) => forward(performance.now() + roundTrip / 2, () => server.write(chunk)));
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
