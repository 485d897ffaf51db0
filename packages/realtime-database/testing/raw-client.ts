/** A client that speaks the raw protocol, for messages that no SDK would send. */
import { onTestFinished } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { FrameJoiner } from '../wire/frames.ts';
import { NAMESPACE } from './clients.ts';

/** A message, parsed only as far as its envelope. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every form
type Message = any;

export interface RawClient {
  readonly socket: WebSocket;
  /** The handshake's data. */
  readonly hello: Message;
  /** Unsolicited messages in order. */
  readonly pushes: Message[];
  /** Sends a request; resolves with the response body. */
  request(action: string, body: unknown): Promise<Message>;
  /** Sends a text as one frame. */
  send(text: string): void;
  /** Resolves with the next push that is not yet in `pushes`. */
  nextPush(): Promise<Message>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
}

/** Connects and waits for the handshake. */
export async function connectRaw(port: number, query = '', options: ClientOptions = {}): Promise<RawClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${NAMESPACE}${query}`, options);
  onTestFinished(() => socket.terminate());
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const joiner = new FrameJoiner(Number.POSITIVE_INFINITY);
  const pushes: Message[] = [];
  const answers = new Map<number, (body: Message) => void>();
  const waiting: ((push: Message) => void)[] = [];
  let requests = 0;
  const hello = await new Promise<Message>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data) => {
      const text = joiner.push(String(data));
      if (text === null) return;
      const { t, d } = JSON.parse(text);
      if (t === 'c' && d.t === 'h') return resolve(d.d);
      if (t === 'd' && 'r' in d) {
        answers.get(d.r)?.(d.b);
        return;
      }
      pushes.push(t === 'c' ? { control: d } : d);
      waiting.shift()?.(pushes.at(-1));
    });
  });
  return {
    socket,
    hello,
    pushes,
    closed,
    send: (text) => socket.send(text),
    nextPush: () => new Promise((resolve) => waiting.push(resolve)),
    request: (a, b) => {
      requests += 1;
      const r = requests;
      socket.send(JSON.stringify({ t: 'd', d: { r, a, b } }));
      return new Promise((resolve) => answers.set(r, resolve));
    },
  };
}
