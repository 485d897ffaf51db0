/** Runs a program as a terminal would, and finds all its descendants by an inherited environment variable. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export interface MarkedProcess {
  readonly pid: number;
  /** With arguments. */
  readonly command: string;
}

const VARIABLE = 'ANBAHN_TEST_RUN';

/** Environment variables that mark a run. */
export const newMark = (): Readonly<Record<string, string>> => ({ [VARIABLE]: randomUUID() });

/** Running processes with the mark. */
export const markedProcesses = (mark: Readonly<Record<string, string>>): readonly MarkedProcess[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      const environment = readFileSync(`/proc/${name}/environ`, 'latin1').split('\0');
      if (!environment.includes(`${VARIABLE}=${mark[VARIABLE]}`)) return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'latin1').split('\0').join(' ').trim();
      return [{ pid: Number(name), command }];
    } catch {
      // Not a process, another user's, or one that has just ended.
      return [];
    }
  });

export class MarkedRun {
  readonly #mark = newMark();
  readonly #child: ChildProcess;
  /** All output so far. */
  output = '';
  /** Resolves when it has ended and its output is closed. */
  readonly closed: Promise<unknown>;

  constructor(command: string, args: readonly string[], cwd: string) {
    // Not the test runner's: with it, a build would contain React's development version.
    const { NODE_ENV: _, ...environment } = process.env;
    // In a process group of its own, like a job in a terminal.
    this.#child = spawn(command, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...this.#mark },
    });
    this.closed = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (piece) => {
        this.output += piece;
      });
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('It did not start.');
    return this.#child.pid;
  }

  /** Resolves when the text appears in its output. @throws if it ends first */
  waitForOutput(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const poll = (): void => {
        if (this.output.includes(text)) resolve();
      };
      for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', poll);
      this.#child.once('close', () => reject(new Error(`It ended without "${text}":\n${this.output}`)));
      poll();
    });
  }

  /** Finds one of its descendants by command line. */
  find(command: RegExp): number | undefined {
    return this.processes().find((candidate) => command.test(candidate.command))?.pid;
  }

  processes(): readonly MarkedProcess[] {
    return markedProcesses(this.#mark);
  }

  /** Sends SIGINT to the whole group, like Ctrl-C in a terminal. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** Kills all remaining processes. */
  async end(): Promise<void> {
    for (const { pid } of this.processes()) process.kill(pid, 'SIGKILL');
    await this.closed;
  }
}
