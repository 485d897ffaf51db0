/**
 * One WebSocket: frames, and handshake.
 * Source: @firebase/database `WebSocketConnection`, `Connection.onHandshake_`, `Connection.onControl_`.
 */
import type { WebSocket } from 'ws';
import type { Delivery, Services } from '../commit-queue.ts';
import type { Database } from '../database.ts';
import { type Reader, WAITING_COST } from '../unread.ts';
import { FrameJoiner, ProtocolError, toFrames } from './frames.ts';
import { helloMessage, type Message, PONG, parseMessage } from './messages.ts';
import { Session } from './session.ts';

/**
 * Maximum message length, in UTF-16 units. The service accepts 16 MB per write by an SDK (Firebase docs "Realtime
 * Database Limits"); the rest is room for its JSON.
 */
const MAX_MESSAGE = 64 * 1024 * 1024;
/** Above this amount of unread data, requests of a client wait until it has read, in bytes. */
const MAX_AHEAD = 1024 * 1024;

const TEXT = { binary: false };

/** A connection's dependencies. */
export interface ConnectionHost extends Services {
  /** Host and port that the client connected to. */
  readonly address: string;
  /** The session's id. */
  readonly session: string;
}

/** See the top of this file. */
export class Connection implements Reader, Delivery {
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #joiner = new FrameJoiner(MAX_MESSAGE);
  readonly #session: Session;
  /** Received frames to be processed. */
  #frames: string[] = [];
  /** In UTF-16 units. */
  #framesLength = 0;
  /** Messages for the next batch. */
  #messages: Message[] = [];
  /** Length of their texts. */
  #messagesLength = 0;
  /** Frames not yet handed to the socket. */
  #sentFrames = 0;
  readonly #onSent = () => {
    this.#sentFrames -= 1;
    this.#proceed();
  };

  #isAlive = true;

  constructor(socket: WebSocket, database: Database, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#session = new Session(database, {
      now: () => host.now(),
      log: (line) => host.log(line),
      send: (message) => this.#send(message),
    });
    socket.on('message', (data) => this.#onFrame(String(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => {
      this.#frames = [];
      this.#framesLength = 0;
      host.unread.remove(this);
      this.#session.end();
    });
    socket.on('error', () => socket.terminate());
    this.#send(helloMessage(host.now(), host.address, host.session));
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Queues a message for the next batch. */
  #send(message: Message): void {
    if (this.#messages.length === 0) this.#host.queue.add(this);
    this.#messages.push(message);
    if (typeof message !== 'string') return;
    this.#messagesLength += message.length;
    this.#host.queue.count(message.length);
  }

  #takeMessages(): Message[] {
    const messages = this.#messages;
    this.#messages = [];
    this.#messagesLength = 0;
    return messages;
  }

  deliver(): void {
    const messages = this.#takeMessages();
    for (const [i, message] of messages.entries()) {
      if (!this.#isOpen) return;
      // Builders may retain their text, so release each before building the next.
      messages[i] = '';
      this.#transmit(typeof message === 'string' ? message : message());
    }
  }

  fail(): void {
    this.#takeMessages();
    this.terminate();
  }

  #transmit(text: string): void {
    this.#host.unread.send(this, () => {
      // As bytes, a long text is stored outside the heap; a string slice would retain the whole text.
      const isLong = text.length > WAITING_COST;
      for (const frame of toFrames(text)) {
        this.#sentFrames += 1;
        this.#socket.send(isLong ? Buffer.from(frame) : frame, TEXT, this.#onSent);
      }
    });
  }

  unread(): number {
    return this.#socket.bufferedAmount + this.#framesLength + this.#sentFrames * WAITING_COST;
  }

  cutOff(): void {
    this.#host.log('closed a connection: its messages are not being read');
    this.terminate();
  }

  #onFrame(frame: string): void {
    if (!this.#isOpen) return;
    this.#isAlive = true;
    this.#frames.push(frame);
    this.#framesLength += frame.length;
    this.#proceed();
    if (this.#frames.length === 0) return;
    this.#host.unread.send(this, () => undefined);
    if (this.#framesLength > MAX_AHEAD) this.#socket.pause();
  }

  /** Processes received frames unless too much data is unread. */
  #proceed(): void {
    while (this.#messagesLength + this.#socket.bufferedAmount <= MAX_AHEAD) {
      const frame = this.#frames.shift();
      if (frame === undefined) break;
      this.#framesLength -= frame.length;
      this.#host.queue.makeRoom();
      this.#receive(frame);
    }
    if (this.#frames.length === 0) this.#socket.resume();
  }

  #receive(frame: string): void {
    if (!this.#isOpen) return;
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

  /** Sends a ping; disconnects a client that has not responded to the previous one. */
  ping(): void {
    // A paused client cannot respond.
    if (this.#socket.isPaused) return;
    if (!this.#isAlive) this.terminate();
    else if (this.#isOpen) this.#socket.ping();
    this.#isAlive = false;
  }

  /** Closes the socket. */
  terminate(): void {
    this.#socket.terminate();
  }
}
