/**
 * `npm run setup`: sets up the live site, from the Firebase project to a test mail. Idempotent: each step reads the
 * actual state first. Run it before and after the first deploy. `--dry-run` changes nothing.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../local/backend.ts';
import { runCommand, UsageError } from '../local/command.ts';
import { isProjectId, PROJECT_ID_RULE } from '../src/domain/site/owner.ts';
import { findSamples } from '../src/domain/site/owner-value.ts';
import { notifications } from '../src/notifications.ts';
import { owner, site } from '../src/site.ts';
import { readAccessToken } from './google/access-token.ts';
import { getGoogleOrigin } from './google/call-api.ts';
import { formatLiveTarget, getProject } from './live-project.ts';
import { FIREBASE_STEPS } from './setup/firebase-steps.ts';
import { LAUNCH_STEPS } from './setup/launch-steps.ts';
import { PROJECT_STEPS } from './setup/project-steps.ts';
import { createNonInteractivePrompts, createTerminalPrompts } from './setup/prompts.ts';
import { runCommand as runProgram } from './setup/run-command.ts';
import { createSecretSteps } from './setup/secret-steps.ts';
import { runSteps, type Setup } from './setup/step.ts';

const USAGE = `npm run setup                       asks before each change
  --dry-run                         prints the current state and what it would do, without changing anything;
                                    without an account, lists the steps
  --yes                             never prompts; skips steps that lack a flag below or a variable (SMTP_URL=…)
  --project ID --billing-account billingAccounts/ID --region europe-west1 --email ADDRESS`;

const PAUSE_MS = 3_000;
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{ 'dry-run': flag, yes: flag },
  ...{ project: text, 'billing-account': text, region: text, email: text },
} as const;

const samples = findSamples(owner);
const knownProject = getProject(owner);
const steps = [
  ...PROJECT_STEPS,
  ...FIREBASE_STEPS,
  ...createSecretSteps({ ...site, ...notifications }),
  ...LAUNCH_STEPS,
];

await runCommand(
  {
    usage: USAGE,
    options: OPTIONS,
    target: ({ project, 'dry-run': isDryRun }) =>
      formatLiveTarget(project ?? knownProject) + (isDryRun ? ', only read' : ''),
  },
  async (flags) => {
    const isDryRun = flags['dry-run'];
    const preset = { flags, environment: process.env };
    const isNonInteractive = flags.yes || isDryRun || !process.stdin.isTTY;
    if (!process.stdin.isTTY && !flags.yes && !isDryRun)
      throw new UsageError('No terminal for prompts: pass --yes or --dry-run.');
    const prompts = isNonInteractive
      ? createNonInteractivePrompts(preset)
      : createTerminalPrompts(preset, { input: process.stdin, output: process.stdout });

    const token = await readAccessToken();
    const isUnknown = token === null || (flags.project ?? knownProject) === undefined;
    if (isDryRun && isUnknown) {
      for (const [index, { title, plan }] of steps.entries())
        console.log(`${index + 1}/${steps.length} ${title}${plan === undefined ? '' : `: ${plan}`}`);
      console.log(
        '\nTo compare them with a project: npx firebase login, then npm run setup -- --dry-run --project ID',
      );
      return;
    }
    if (token === null) throw new Error('Not signed in: npx firebase login');

    const projectId =
      flags.project ??
      knownProject ??
      (await prompts.ask('project', 'ID of the Firebase project, new or existing'));
    if (!isProjectId(projectId))
      throw new UsageError(`${projectId} is not a project ID: ${PROJECT_ID_RULE}.`);

    const setup: Setup = {
      site: { ...site, firebase: { ...site.firebase, projectId } },
      notifications,
      samples,
      access: { getOrigin: getGoogleOrigin, token },
      prompts,
      siteFile: join(ROOT, 'src/site.ts'),
      callableUrl: (name) => `https://${setup.site.firebase.region}-${projectId}.cloudfunctions.net/${name}`,
      run: (command, args) => runProgram(ROOT, command, args),
      pause: () => setTimeout(PAUSE_MS),
      log: console.log,
    };
    const incomplete = await runSteps(steps, setup, { isDryRun });
    console.log(
      incomplete.length === 0
        ? '\nsetup: everything it can check is done. Manual steps: docs/first-week.md'
        : `\nsetup: incomplete: ${incomplete.join(', ')}. Then run it again.`,
    );
  },
);
