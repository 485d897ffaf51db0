/**
 * One WebSocket: frames, and handshake.
 * Source: @firebase/database `WebSocketConnection`, `Connection.onHandshake_`, `Connection.onControl_`.
 */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Delivery, Services } from '../commit-queue.ts';
import type { Database } from '../database.ts';
import { FrameJoiner, ProtocolError, toFrames } from './frames.ts';
import { helloMessage, PONG, parseMessage } from './messages.ts';
import { Session } from './session.ts';

/**
 * Maximum message length, in UTF-16 units. The service accepts 16 MB per write by an SDK (Firebase docs "Realtime
 * Database Limits"); the rest is room for its JSON.
 */
const MAX_MESSAGE = 64 * 1024 * 1024;

const TEXT = { binary: false };

export interface ConnectionHost extends Services {
  readonly address: string;
}

export class Connection implements Delivery {
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #joiner = new FrameJoiner(MAX_MESSAGE);
  readonly #session: Session;
  /** For the next batch. */
  #messages: string[] = [];

  constructor(socket: WebSocket, database: Database, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#session = new Session(database, {
      now: () => host.now(),
      log: (line) => host.log(line),
      send: (message) => this.#send(message),
    });
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', () => this.#session.end());
    socket.on('error', () => socket.terminate());
    this.#send(helloMessage(host.now(), host.address, randomBytes(16).toString('hex')));
  }

  /** Queues a message for the next batch. */
  #send(message: string): void {
    if (this.#messages.length === 0) this.#host.queue.add(this);
    this.#messages.push(message);
  }

  deliver(): void {
    const messages = this.#messages;
    this.#messages = [];
    for (const frame of messages.flatMap(toFrames)) this.#socket.send(frame, TEXT);
  }

  fail(): void {
    this.#messages = [];
    this.#socket.terminate();
  }

  #receive(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    try {
      const text = this.#joiner.push(frame);
      const message = text === null ? null : parseMessage(text);
      if (message === 'ping') this.#send(PONG);
      else if (message) this.#session.handle(message);
    } catch (error) {
      // A client's error must not affect others.
      const isTheirs = error instanceof ProtocolError;
      const reason = error instanceof Error && !isTheirs ? error.stack : error;
      this.#host.log(`closed a connection: ${reason}`);
      this.#socket.close(isTheirs ? 1002 : 1011);
    }
  }
}
