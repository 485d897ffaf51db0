/** A step of `npm run setup`, and the loop that runs them. */
import type { Notifications, Site } from '../../src/domain/site/owner.ts';
import { type Access, callApi, type RequestOptions, toFields } from '../google/call-api.ts';
import type { Prompts } from './prompts.ts';

export interface Setup {
  /** The content of src/site.ts; replaced by steps that write the file. */
  site: Site;
  readonly notifications: Notifications;
  readonly samples: readonly string[];
  readonly access: Access;
  readonly prompts: Prompts;
  readonly siteFile: string;
  readonly callableUrl: (name: string) => string;
  /** Runs a command in the project's folder. @returns its output @throws if it fails */
  readonly run: (command: string, args: readonly string[]) => Promise<string>;
  /** Waits between polls. */
  readonly pause: () => Promise<void>;
  readonly log: (line: string) => void;
}

export const getProjectId = ({ site }: Setup): string => site.firebase.projectId;
/** Calls an API about the project. @param path such as `v1/…/secrets`, in which `…` is the project */
export const callProject = (
  setup: Setup,
  api: string,
  path: string,
  options?: RequestOptions,
): Promise<Record<string, unknown>> =>
  callApi(setup.access, api, path.replaceAll('…', `projects/${getProjectId(setup)}`), options);

export const getConsoleUrl = (setup: Setup, page: string): string =>
  `https://console.firebase.google.com/project/${getProjectId(setup)}/${page}`;

export interface StepState {
  /** `blocked`: waits for something outside of setup, which `message` names. */
  readonly status: 'done' | 'missing' | 'blocked';
  readonly message: string;
}
export const done = (message: string): StepState => ({ status: 'done', message });
export const missing = (message: string): StepState => ({ status: 'missing', message });
export const blocked = (message: string): StepState => ({ status: 'blocked', message });

export interface Step {
  readonly title: string;
  readonly needs?: readonly string[];
  /** Reads the actual state. @throws if it cannot */
  readonly check: (setup: Setup) => Promise<StepState>;
  /** What `act` does, in the imperative. */
  readonly plan?: string;
  /** Completes the step; `check` then verifies it. */
  readonly act?: (setup: Setup) => Promise<void>;
  /** Where to do or verify it manually. */
  readonly manualSteps: (setup: Setup) => string;
}

const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs the steps in order; a failure stops only dependent ones. @returns titles of incomplete steps */
export async function runSteps(
  steps: readonly Step[],
  setup: Setup,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<readonly string[]> {
  const completed = new Set<string>();
  const { log, prompts } = setup;
  const print = (kind: string, message: string): void => log(`  ${`${kind}:`.padEnd(10)} ${message}`);

  async function checkStep(step: Step): Promise<StepState | null> {
    try {
      return await step.check(setup);
    } catch (error) {
      print('unknown', `check failed: ${formatError(error)}`);
      return null;
    }
  }

  /** @returns whether the step is done; null if it is blocked */
  async function run(step: Step): Promise<boolean | null> {
    const blocker = step.needs?.find((title) => !completed.has(title));
    if (blocker !== undefined) {
      print('waiting', `for "${blocker}"`);
      if (isDryRun && step.plan) print('dry run', step.plan);
      return null;
    }
    const before = await checkStep(step);
    if (before) print(before.status, before.message);
    if (before?.status === 'blocked') return null;
    if (before?.status !== 'missing' || !step.plan || !step.act) return before?.status === 'done';
    if (isDryRun) {
      print('dry run', step.plan);
      return false;
    }
    if (!(await prompts.confirm(`  ${step.title}: ${step.plan}?`))) return false;
    try {
      await step.act(setup);
    } catch (error) {
      print('failed', formatError(error));
      return false;
    }
    const after = await checkStep(step);
    if (after) print(after.status, after.message);
    return after?.status === 'done';
  }

  for (const [index, step] of steps.entries()) {
    log(`${index + 1}/${steps.length} ${step.title}`);
    const isDone = await run(step);
    if (isDone) completed.add(step.title);
    else if (isDone === false || isDryRun) print('by hand', step.manualSteps(setup));
  }
  return steps.map(({ title }) => title).filter((title) => !completed.has(title));
}

/** Waits for a long-running operation. @param version of the API @throws if it failed */
export async function waitForOperation(
  { access, pause }: Pick<Setup, 'access' | 'pause'>,
  api: string,
  version: string,
  operation: Record<string, unknown>,
): Promise<void> {
  let current = operation;
  while (current.done !== true) {
    await pause();
    current = await callApi(access, api, `${version}/${current.name}`);
  }
  const { message } = toFields(current.error);
  if (message !== undefined) throw new Error(String(message));
}
