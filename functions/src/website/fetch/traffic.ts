import type { Socket } from 'node:net';
import { AnalysisError } from '../fault.ts';

/** Bytes that all servers of one job may send, whatever they call them: headers, hints, bodies, the frames around them. */
const MAX_BYTES = 12_000_000;
/** How often they are counted, in milliseconds. */
const INTERVAL_MS = 50;

export interface Traffic {
  readonly add: (socket: Socket) => void;
  readonly stop: () => void;
}

/**
 * Counts what comes in on the sockets of a job. A body has its own limit; this one holds what no body shows, such as
 * endless early hints and chunks with a megabyte of extensions around one byte.
 * @param end called once there was too much
 */
export function watchTraffic(end: (fault: AnalysisError) => void): Traffic {
  const sockets = new Set<Socket>();
  let closed = 0;
  const stop = (): void => clearInterval(timer);
  const count = (): void => {
    let bytes = closed;
    for (const socket of sockets) bytes += socket.bytesRead;
    if (bytes <= MAX_BYTES) return;
    stop();
    end(new AnalysisError('too-complex'));
  };
  const timer = setInterval(count, INTERVAL_MS).unref();
  return {
    add: (socket) => {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        closed += socket.bytesRead;
      });
    },
    stop,
  };
}
