/** Syncs the journal in the background: a sync costs more than many writes, so writes don't wait for it. */
import fs from 'node:fs';

/** Maximum delay before the sync that covers a write starts, ms. */
const INTERVAL = 25;

/** See the top of this file. */
export class BackgroundSync {
  readonly #file: () => number;
  readonly #onFailure: (error: unknown) => void;
  #running: Promise<void> | null = null;
  #isDue = false;

  /**
   * @param file returns the current file at each sync
   * @param onFailure the disk failed to persist data that the system had accepted
   */
  constructor(file: () => number, onFailure: (error: unknown) => void) {
    this.#file = file;
    this.#onFailure = onFailure;
  }

  /** Schedules a sync of everything written until then. */
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

  /** Resolves when no sync is running, so that a previous file can be closed. */
  async pause(): Promise<void> {
    await this.#running;
  }

  /** Resolves when everything is synced. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }
}
