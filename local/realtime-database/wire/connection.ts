/**
 * One WebSocket: frames, the handshake, signs of life.
 * Source: @firebase/database `WebSocketConnection`, `Connection.onHandshake_`, `Connection.onControl_`.
 */
import type { WebSocket } from 'ws';
import type { CommitQueue } from '../commit-queue.ts';
import type { Database } from '../database.ts';
import { Outbox } from '../outbox.ts';
import { type Reader, type UnreadBudget, WAITING_COST } from '../unread.ts';
import { FrameJoiner, ProtocolError, toFrames } from './frames.ts';
import { helloMessage, PONG, parseMessage } from './messages.ts';
import { Session } from './session.ts';

/**
 * Longest message, in UTF-16 units. The service takes 16 MB in one write of an SDK (Firebase docs "Realtime Database
 * Limits"); the rest is room for its JSON.
 */
const MAX_MESSAGE = 64 * 1024 * 1024;
/** Who has more than this to read is answered no further before it has read, in bytes. */
const MAX_AHEAD = 1024 * 1024;

const TEXT = { binary: false };

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
  /** Frames that have arrived and wait for their turn. */
  #frames: string[] = [];
  /** In UTF-16 units. */
  #framesLength = 0;
  #isPostponed = false;
  /** Those that wait to be taken. */
  #sentFrames = 0;
  readonly #onSent = () => {
    this.#sentFrames -= 1;
    this.#proceed();
  };
  #isAlive = true;

  constructor(socket: WebSocket, database: Database, host: ConnectionHost) {
    this.#socket = socket;
    this.#host = host;
    this.#outbox = new Outbox(
      host.queue,
      (texts) => this.#transmit(texts),
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
      this.#frames = [];
      this.#framesLength = 0;
      host.unread.forget(this);
      this.#session.end();
    });
    socket.on('error', () => socket.terminate());
    this.#outbox.send(helloMessage(host.now(), host.address, host.session));
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #transmit(texts: readonly string[]): boolean {
    if (!this.#isOpen) return false;
    this.#host.unread.send(this, () => {
      for (const text of texts) {
        // As bytes a long text waits outside of the heap; its last part, as a string, would keep all of it.
        const isLong = text.length > WAITING_COST;
        for (const frame of toFrames(text)) {
          this.#sentFrames += 1;
          this.#socket.send(isLong ? Buffer.from(frame) : frame, TEXT, this.#onSent);
        }
      }
    });
    return this.#isOpen;
  }

  unread(): number {
    return this.#socket.bufferedAmount + this.#framesLength + this.#sentFrames * WAITING_COST;
  }

  cutOff(): void {
    this.#host.log('closed a connection: it does not read what it is sent');
    this.terminate();
  }

  #onFrame(frame: string): void {
    if (!this.#isOpen) return;
    this.#isAlive = true;
    const { queue, unread } = this.#host;
    if (this.#frames.length === 0 && !queue.isFull && !this.#isBehind) {
      this.#take(frame);
      return;
    }
    unread.send(this, () => {
      this.#frames.push(frame);
      this.#framesLength += frame.length;
    });
    if (this.#framesLength > MAX_AHEAD) this.#socket.pause();
    this.#proceed();
  }

  /** It has more to read than it may be ahead: what it asks for meanwhile waits. */
  get #isBehind(): boolean {
    return this.#outbox.length + this.#socket.bufferedAmount > MAX_AHEAD;
  }

  /** Goes on with what waits, as far as that is possible. */
  #proceed(): void {
    if (this.#isPostponed || this.#frames.length === 0 || this.#isBehind) return;
    this.#isPostponed = true;
    void this.#host.queue.whenRoom(() => {
      this.#isPostponed = false;
      do {
        const frame = this.#frames.shift();
        if (frame === undefined) break;
        this.#framesLength -= frame.length;
        this.#take(frame);
      } while (!this.#host.queue.isFull && !this.#isBehind);
      if (this.#frames.length === 0) this.#socket.resume();
      this.#proceed();
    });
  }

  #take(frame: string): void {
    if (!this.#isOpen) return;
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
    // Nothing is heard of one that has more to read first.
    if (this.#socket.isPaused) return;
    if (!this.#isAlive) {
      this.terminate();
      return;
    }
    this.#isAlive = false;
    if (this.#isOpen) this.#socket.ping();
  }

  /** Cuts the line. */
  terminate(): void {
    this.#socket.terminate();
  }
}
