/**
 * Group commit. Answers and events leave in batches, each after the journal has made durable all that was written before:
 * nobody, not even another reader, sees a write that a crash could still take back.
 */

/** Where records become durable. */
export interface DurableLog {
  /** Makes durable what was appended so far; resolves at once when there is nothing. */
  flush(): Promise<void>;
}

/** See the head of this file. */
export class CommitQueue {
  readonly #log: DurableLog | null;
  readonly #onFailure: (error: unknown) => void;
  #waiting: (() => void)[] = [];
  #running: Promise<void> | null = null;

  /** @param log null: memory only, nothing to wait for. */
  constructor(log: DurableLog | null, onFailure: (error: unknown) => void) {
    this.#log = log;
    this.#onFailure = onFailure;
  }

  /** Runs `deliver` once everything recorded before this call is durable; never when that fails. */
  whenDurable(deliver: () => void): void {
    this.#waiting.push(deliver);
    this.#running ??= this.#run();
  }

  /** Resolves when nothing waits. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // Let the messages that have already arrived join this batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#log?.flush();
      } catch (error) {
        this.#waiting = [];
        this.#onFailure(error);
        break;
      }
      for (const deliver of batch) deliver();
    }
    this.#running = null;
  }
}
