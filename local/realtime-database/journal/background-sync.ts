/** Brings what was written to the disk, again and again: a sync costs more than many writes, so nobody waits for one. */
import fs from 'node:fs';

/** The longest that a write waits for the sync that covers it to begin, ms. */
const INTERVAL = 25;

/** See the head of this file. */
export class BackgroundSync {
  readonly #file: () => number;
  readonly #onFailure: (error: unknown) => void;
  #running: Promise<void> | null = null;
  #isDue = false;

  /**
   * @param file the file that is being written, asked for anew at each sync
   * @param onFailure the disk does not take what the system has accepted
   */
  constructor(file: () => number, onFailure: (error: unknown) => void) {
    this.#file = file;
    this.#onFailure = onFailure;
  }

  /** Syncs a moment later, with all that is written until then. */
  soon(): void {
    this.#isDue = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#isDue) this.soon();
    });
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    this.#isDue = false;
    try {
      await new Promise<void>((resolve, reject) => {
        fs.fdatasync(this.#file(), (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      this.#onFailure(error);
    }
  }

  /** Resolves when no sync is under way: a file that was asked for before may be closed then. */
  async pause(): Promise<void> {
    await this.#running;
  }

  /** Resolves when all is synced. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }
}
