import { createServer } from 'node:net';

/** The local backend's services with their default ports (same as Firebase's emulators). */
export const PREFERRED_PORTS = {
  site: 5000,
  functions: 5001,
  database: 9000,
  auth: 9099,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  sample: 5050,
  smtp: 1025,
} as const;
export type Service = keyof typeof PREFERRED_PORTS;
export type Ports = Readonly<Record<Service, number>>;

/** Tries to listen on a loopback port; resolves to the port, or null if it is taken. */
const tryPort = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : null;
      server.close(() => resolve(bound));
    });
  });

export class PortTakenError extends Error {
  override name = 'PortTakenError';
  readonly code = 'EADDRINUSE';
}

/** True for a {@link PortTakenError} and for Node's own error. */
export const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export async function freePort(): Promise<number> {
  for (;;) {
    const port = await tryPort(0);
    if (port !== null) return port;
  }
}

/**
 * Picks a free port for every service, by default the usual one.
 * @param preferred false: any free ports, so that a test run doesn't conflict with a running site
 */
export async function pickPorts(preferred: boolean): Promise<Ports> {
  const picked: Record<Service, number> = { ...PREFERRED_PORTS };
  const taken = new Set<number>();
  for (const [service, preferredPort] of Object.entries(PREFERRED_PORTS)) {
    let port = preferred ? await tryPort(preferredPort) : null;
    while (port === null || taken.has(port)) port = await freePort();
    taken.add(port);
    Object.assign(picked, { [service]: port });
  }
  return picked;
}
