/** A step of `npm run setup`, and the loop that runs them. */
import type { Notifications, Site } from '../../src/domain/site/owner.ts';
import { type Access, ask, fieldsOf } from '../google/ask.ts';
import type { Prompts } from './prompts.ts';

export interface Setup {
  /** The content of src/site.ts; replaced by steps that write the file. */
  site: Site;
  readonly notifications: Notifications;
  /** Paths in src/site.ts whose values are samples. */
  readonly samples: readonly string[];
  readonly access: Access;
  readonly prompts: Prompts;
  /** Path of src/site.ts. */
  readonly siteFile: string;
  /** URL of a callable. */
  readonly callableUrl: (name: string) => string;
  /** Runs a command in the project's folder. @returns its output @throws if it fails */
  readonly run: (command: string, args: readonly string[]) => Promise<string>;
  /** Waits between polls. */
  readonly pause: () => Promise<void>;
  readonly log: (line: string) => void;
}

export const idOf = ({ site }: Setup): string => site.firebase.projectId;
/** A page of the Firebase console. */
export const consoleOf = (setup: Setup, page: string): string =>
  `https://console.firebase.google.com/project/${idOf(setup)}/${page}`;

export interface State {
  /** `later`: blocked by something outside of setup, which `what` names. */
  readonly is: 'done' | 'missing' | 'later';
  readonly what: string;
}
export const done = (what: string): State => ({ is: 'done', what });
export const missing = (what: string): State => ({ is: 'missing', what });
export const later = (what: string): State => ({ is: 'later', what });

export interface Step {
  readonly title: string;
  /** Titles of the steps it depends on. */
  readonly needs?: readonly string[];
  /** Skipped with `--yes`, because it needs separate consent. */
  readonly isOptional?: true;
  /** Reads the actual state. @throws if it cannot */
  readonly check: (setup: Setup) => Promise<State>;
  /** What `act` does, in the imperative. */
  readonly plan?: string;
  /** Completes the step; `check` then verifies it. */
  readonly act?: (setup: Setup) => Promise<void>;
  /** Where to do or verify it manually. */
  readonly byHand: (setup: Setup) => string;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the steps in order; a failure stops only dependent ones. @returns titles of incomplete steps */
export async function runSteps(
  steps: readonly Step[],
  setup: Setup,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<readonly string[]> {
  const settled = new Set<string>();
  const { log, prompts } = setup;
  const say = (kind: string, what: string): void => log(`  ${`${kind}:`.padEnd(10)} ${what}`);

  async function look(step: Step): Promise<State | null> {
    try {
      return await step.check(setup);
    } catch (error) {
      say('unknown', `could not be checked: ${textOf(error)}`);
      return null;
    }
  }

  /** @returns whether the step is done; null if it is blocked */
  async function run(step: Step): Promise<boolean | null> {
    const blocker = step.needs?.find((title) => !settled.has(title));
    if (blocker !== undefined) {
      say('waits', `for "${blocker}"`);
      if (isDryRun && step.plan) say('would', step.plan);
      return null;
    }
    const before = await look(step);
    if (before) say(before.is, before.what);
    if (before?.is === 'later') return null;
    if (before?.is !== 'missing' || !step.plan || !step.act) return before?.is === 'done';
    if (isDryRun) {
      say('would', step.plan);
      return false;
    }
    if (!(await prompts.confirm(`  ${step.title}: ${step.plan}?`, step.isOptional === true))) return false;
    try {
      await step.act(setup);
    } catch (error) {
      say('failed', textOf(error));
      return false;
    }
    const after = await look(step);
    if (after) say(after.is, after.what);
    return after?.is === 'done';
  }

  for (const [at, step] of steps.entries()) {
    log(`${at + 1}/${steps.length} ${step.title}`);
    const isDone = await run(step);
    if (isDone) settled.add(step.title);
    else if (!step.isOptional && (isDone === false || isDryRun)) say('by hand', step.byHand(setup));
  }
  return steps
    .filter(({ title, isOptional }) => !settled.has(title) && !isOptional)
    .map(({ title }) => title);
}

/** Waits for a long-running operation. @param version of the API @throws if it failed */
export async function finish(
  { access, pause }: Pick<Setup, 'access' | 'pause'>,
  api: string,
  version: string,
  operation: Record<string, unknown>,
): Promise<void> {
  let current = operation;
  while (current.done !== true) {
    await pause();
    current = await ask(access, api, `${version}/${current.name}`);
  }
  const { message } = fieldsOf(current.error);
  if (message !== undefined) throw new Error(String(message));
}
