/**
 * Splits and joins long messages: a frame with the number of parts, then the parts.
 * Source: @firebase/database `WebSocketConnection` (`send`, `extractFrameCount_`, `appendFrame_`,
 * WEBSOCKET_MAX_FRAME_SIZE).
 */

const MAX_FRAME_LENGTH = 16384;
/** A frame with the number of parts that follow. */
const PART_COUNT = /^\d{1,6}$/;
const MAX_PARTS = 9999;

export class ProtocolError extends Error {
  override name = 'ProtocolError';
}

/** Splits a message into frames, but never within a surrogate pair, which would corrupt it. */
export function toFrames(message: string): readonly string[] {
  if (message.length <= MAX_FRAME_LENGTH) return [message];
  const size = Math.max(MAX_FRAME_LENGTH, Math.ceil(message.length / MAX_PARTS) + 1);
  const parts: string[] = [];
  for (let from = 0; from < message.length; ) {
    let to = Math.min(from + size, message.length);
    const last = message.charCodeAt(to - 1);
    if (to < message.length && last >= 0xd800 && last <= 0xdbff) to -= 1;
    parts.push(message.slice(from, to));
    from = to;
  }
  return [String(parts.length), ...parts];
}

export class FrameJoiner {
  readonly #maxLength: number;
  #parts: string[] = [];
  /** Number of parts; 0 between messages. */
  #expected = 0;
  #length = 0;

  /** @param maxLength of a complete message, in UTF-16 units */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /**
   * Adds a frame; returns the message once it is complete. A lone "0" is a keepalive, not a message.
   * @throws ProtocolError for an overlong message
   */
  push(frame: string): string | null {
    if (this.#expected === 0) {
      this.#expected = PART_COUNT.test(frame) ? Number(frame) : 1;
      if (PART_COUNT.test(frame)) return null;
    }
    this.#parts.push(frame);
    this.#length += frame.length;
    if (this.#length > this.#maxLength) throw new ProtocolError('Message is too long');
    if (this.#parts.length < this.#expected) return null;
    const message = this.#parts.join('');
    [this.#parts, this.#expected, this.#length] = [[], 0, 0];
    return message;
  }
}
