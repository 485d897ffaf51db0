import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SlowProxy {
  readonly port: number;
  /** Latency of the server's responses from now on, in milliseconds. */
  delayMs: number;
  close(): Promise<void>;
}

/** A proxy to a local port with adjustable latency. */
export async function startSlowProxy(to: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (data) => setTimeout(() => near.write(data), line.delayMs));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The line has no port.');
  const line: SlowProxy = {
    port: address.port,
    delayMs: 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return line;
}
