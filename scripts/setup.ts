/**
 * `npm run setup`: sets up the live site, from the Firebase project to a test mail. Idempotent: each step reads the
 * actual state first. Run it before and after the first deploy. `--dry-run` changes nothing.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from '../local/backend.ts';
import { findSamples } from '../src/domain/site/owner-value.ts';
import { notifications } from '../src/notifications.ts';
import { owner, site } from '../src/site.ts';
import { readAccessToken } from './google/access-token.ts';
import { getGoogleOrigin } from './google/call-api.ts';
import { FIREBASE_STEPS } from './setup/firebase-steps.ts';
import { LAUNCH_STEPS } from './setup/launch-steps.ts';
import { PROJECT_STEPS } from './setup/project-steps.ts';
import { createNonInteractivePrompts, createTerminalPrompts } from './setup/prompts.ts';
import { runCommand } from './setup/run-command.ts';
import { createSecretSteps } from './setup/secret-steps.ts';
import { runSteps, type Setup } from './setup/step.ts';

const USAGE = `npm run setup                       asks before each change
  --dry-run                         prints the current state and what it would do, without changing anything
  --yes                             never prompts; skips steps that lack a flag below or a variable (SMTP_URL=…)
  --project ID --billing-account billingAccounts/ID --location europe-west1 --email ADDRESS
  --app-check                       with --yes: App Check as well`;

const PAUSE_MS = 3_000;
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function parseFlags() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      options: {
        ...{ 'dry-run': flag, yes: flag, 'app-check': flag, help: flag },
        ...{ project: text, 'billing-account': text, location: text, email: text },
      },
    }).values;
  } catch {
    return stop(USAGE);
  }
}

const flags = parseFlags();
if (flags.help) {
  console.log(USAGE);
  process.exit();
}
const preset = { flags, wantsOptional: flags['app-check'], environment: process.env };
const isNonInteractive = flags.yes || flags['dry-run'] || !process.stdin.isTTY;
if (!process.stdin.isTTY && !flags.yes && !flags['dry-run'])
  stop(`No terminal for prompts: pass --yes or --dry-run.\n${USAGE}`);
const prompts = isNonInteractive
  ? createNonInteractivePrompts(preset)
  : createTerminalPrompts(preset, { input: process.stdin, output: process.stdout });

const token = await readAccessToken();
if (token === null) stop('Not signed in: npx firebase login');

const samples = findSamples(owner);
const hasProject = !samples.includes('firebase.projectId');
const projectId =
  flags.project ??
  (hasProject
    ? site.firebase.projectId
    : await prompts
        .ask('project', 'ID of the Firebase project, new or existing')
        .catch((error: Error) => stop(`setup ${error.message}`)));
if (!PROJECT_ID.test(projectId))
  stop(`${projectId} is not a project ID: 6 to 30 lowercase letters, digits and hyphens.`);

const setup: Setup = {
  site: { ...site, firebase: { ...site.firebase, projectId } },
  notifications,
  samples,
  access: { getOrigin: getGoogleOrigin, token },
  prompts,
  siteFile: join(ROOT, 'src/site.ts'),
  callableUrl: (name) => `https://${setup.site.firebase.region}-${projectId}.cloudfunctions.net/${name}`,
  run: (command, args) => runCommand(ROOT, command, args),
  pause: () => setTimeout(PAUSE_MS),
  log: console.log,
};
const steps = [
  ...PROJECT_STEPS,
  ...FIREBASE_STEPS,
  ...createSecretSteps({ ...site, ...notifications }),
  ...LAUNCH_STEPS,
];
const incomplete = await runSteps(steps, setup, { isDryRun: flags['dry-run'] });
console.log(
  incomplete.length === 0
    ? '\nsetup: everything it can check is done. Manual steps: docs/first-week.md'
    : `\nsetup: incomplete: ${incomplete.join(', ')}. Then run it again.`,
);
