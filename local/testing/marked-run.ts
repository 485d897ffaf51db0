/** A program as a terminal starts it, and whatever it starts in turn: found by a variable that all of them inherit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export interface MarkedProcess {
  readonly pid: number;
  /** With its arguments. */
  readonly command: string;
}

const VARIABLE = 'ANBAHN_TEST_RUN';

/** What the environment of a run is given. */
export const newMark = (): Readonly<Record<string, string>> => ({ [VARIABLE]: randomUUID() });

/** Processes that have the mark and still run. */
export const markedProcesses = (mark: Readonly<Record<string, string>>): readonly MarkedProcess[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      const environment = readFileSync(`/proc/${name}/environ`, 'latin1').split('\0');
      if (!environment.includes(`${VARIABLE}=${mark[VARIABLE]}`)) return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'latin1').split('\0').join(' ').trim();
      return [{ pid: Number(name), command }];
    } catch {
      // No process, one of somebody else, or one that has just ended.
      return [];
    }
  });

export class MarkedRun {
  readonly #mark = newMark();
  readonly #child: ChildProcess;
  /** All that it has said. */
  said = '';
  /** Resolves when it has ended and will say no more. */
  readonly closed: Promise<unknown>;

  constructor(command: string, args: readonly string[], cwd: string) {
    // A group of its own, as a job of a terminal has one.
    this.#child = spawn(command, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.#mark },
    });
    this.closed = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (piece) => {
        this.said += piece;
      });
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('It did not start.');
    return this.#child.pid;
  }

  /** Resolves once it has said so. @throws when it ends before */
  says(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.said.includes(text)) resolve();
      };
      for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.on('data', look);
      this.#child.once('close', () => reject(new Error(`It ended without "${text}":\n${this.said}`)));
      look();
    });
  }

  /** Of what it has started, a process by its command. */
  find(command: RegExp): number | undefined {
    return this.processes().find((one) => command.test(one.command))?.pid;
  }

  processes(): readonly MarkedProcess[] {
    return markedProcesses(this.#mark);
  }

  /** As a terminal's Ctrl-C does: to the whole group. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** Kills what is left. */
  async end(): Promise<void> {
    for (const { pid } of this.processes()) process.kill(pid, 'SIGKILL');
    await this.closed;
  }
}
