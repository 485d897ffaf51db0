/**
 * One WebSocket: frames, the handshake, signs of life.
 * Source: @firebase/database `WebSocketConnection`, `Connection.onHandshake_`, `Connection.onControl_`.
 */
import type { WebSocket } from 'ws';
import type { CommitQueue } from '../commit-queue.ts';
import type { Database } from '../database.ts';
import { Outbox } from '../outbox.ts';
import type { Reader, UnreadBudget } from '../unread.ts';
import { FrameJoiner, ProtocolError, toFrames } from './frames.ts';
import { helloMessage, PONG, parseMessage } from './messages.ts';
import { Session } from './session.ts';

/**
 * Longest message, in UTF-16 units. The service takes 16 MB in one write of an SDK (Firebase docs "Realtime Database
 * Limits"); the rest is room for its JSON.
 */
const MAX_MESSAGE = 64 * 1024 * 1024;

/** What a connection needs of its server. */
export interface ConnectionHost {
  readonly queue: CommitQueue;
  readonly unread: UnreadBudget;
  /** Host and port by which the client reached the server. */
  readonly address: string;
  /** Name of this session. */
  readonly session: string;
  now(): number;
  log(line: string): void;
}

/** See the head of this file. */
export class Connection implements Reader {
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #joiner = new FrameJoiner(MAX_MESSAGE);
  readonly #outbox: Outbox;
  readonly #session: Session;
  #isAlive = true;

  constructor(socket: WebSocket, database: Database, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#outbox = new Outbox(
      host.queue,
      (messages) => this.#transmit(messages),
      () => this.terminate(),
    );
    this.#session = new Session(database, {
      now: () => host.now(),
      log: (line) => host.log(line),
      send: (message) => this.#outbox.send(message),
    });
    socket.on('message', (data) => this.#onFrame(String(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => {
      host.unread.forget(this);
      this.#session.end();
    });
    socket.on('error', () => socket.terminate());
    this.#outbox.send(helloMessage(host.now(), host.address, host.session));
  }

  #transmit(messages: readonly string[]): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#host.unread.send(this, () => {
      for (const message of messages) for (const frame of toFrames(message)) this.#socket.send(frame);
    });
  }

  unread(): number {
    return this.#socket.bufferedAmount;
  }

  cutOff(): void {
    this.#host.log('closed a connection: it does not read what it is sent');
    this.terminate();
  }

  #onFrame(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#isAlive = true;
    try {
      const text = this.#joiner.push(frame);
      const message = text === null ? null : parseMessage(text);
      if (message?.kind === 'ping') this.#outbox.send(PONG);
      else if (message) this.#session.answer(message.request);
    } catch (error) {
      // Whatever one client sends, the others are served.
      const isTheirs = error instanceof ProtocolError;
      const reason = error instanceof Error && !isTheirs ? error.stack : error;
      this.#host.log(`closed a connection: ${reason}`);
      this.#socket.close(isTheirs ? 1002 : 1011);
    }
  }

  /** Asks for a sign of life; without one since the last call the client is gone. */
  ping(): void {
    if (!this.#isAlive) {
      this.terminate();
      return;
    }
    this.#isAlive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Cuts the line. */
  terminate(): void {
    this.#socket.terminate();
  }
}
