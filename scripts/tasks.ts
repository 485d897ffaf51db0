/** Commands that print one line if they succeed, and everything if they fail. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { capture } from '../local/children.ts';

export interface Task {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** JSON report of Vitest or Playwright that the command writes; without one, the task counts as one test. */
  readonly report?: string;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Counts nothing if the command ended before it wrote its report. */
function readTally(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, stats }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: numPassedTests ?? stats?.expected ?? 0,
    failed: numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0),
  };
}

/** Runs a task and prints its line. A command that fails, or runs no test, counts as a failed test at least. */
export async function runTask({ name, command, report }: Task): Promise<Tally> {
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const { succeeded, output } = await capture(command);
  const counted = report ? readTally(report) : { passed: succeeded ? 1 : 0, failed: 0 };
  const isBroken = counted.failed === 0 && (!succeeded || counted.passed === 0);
  const tally = isBroken ? { ...counted, failed: 1 } : counted;
  if (tally.failed > 0) process.stdout.write(output);
  const count = report ? `: ${tally.passed} passed, ${tally.failed} failed` : '';
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${name}${count} (${seconds} s)`);
  return tally;
}

/** Runs tasks in their order, as many at a time as `lanes`. @returns the sum, and the names of those that failed */
export async function runTasks(
  tasks: readonly Task[],
  lanes: number,
): Promise<Tally & { readonly failures: readonly string[] }> {
  const waiting = tasks.values();
  const failures: string[] = [];
  let [passed, failed] = [0, 0];
  const work = async (): Promise<void> => {
    for (const task of waiting) {
      const tally = await runTask(task);
      passed += tally.passed;
      failed += tally.failed;
      if (tally.failed > 0) failures.push(task.name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return { passed, failed, failures };
}
