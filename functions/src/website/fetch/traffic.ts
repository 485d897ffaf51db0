import type { Socket } from 'node:net';
import { AnalysisError } from '../fault.ts';

/** Maximum bytes that all servers of a job may send, including headers, early hints and framing. */
const MAX_BYTES = 12_000_000;
const INTERVAL_MS = 50;

/**
 * Counts the bytes received on a job's sockets. Bodies have their own limit; this one also covers endless early hints, and
 * chunks with a megabyte of extensions around one byte.
 * @param onLimitExceeded called once the limit is exceeded
 */
export function limitTraffic(onLimitExceeded: (fault: AnalysisError) => void) {
  const sockets = new Set<Socket>();
  let closedSocketBytes = 0;
  const stop = (): void => clearInterval(timer);
  const count = (): void => {
    let bytes = closedSocketBytes;
    for (const socket of sockets) bytes += socket.bytesRead;
    if (bytes <= MAX_BYTES) return;
    stop();
    onLimitExceeded(new AnalysisError('too-complex'));
  };
  const timer = setInterval(count, INTERVAL_MS).unref();
  return {
    add: (socket: Socket): void => {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        closedSocketBytes += socket.bytesRead;
      });
    },
    stop,
  };
}
