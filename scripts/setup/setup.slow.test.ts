/** All steps against recorded replies and command stubs. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { submitApplication } from '../../src/contract/applications/submit-application.ts';
import { FIREBASE_STEPS } from './firebase-steps.ts';
import { LAUNCH_STEPS } from './launch-steps.ts';
import { PROJECT_STEPS } from './project-steps.ts';
import { createSecretSteps } from './secret-steps.ts';
import { runSteps } from './step.ts';
import { createSiteFile, openWithReplies, type Replies } from './testing/project.ts';
import {
  COMPUTE,
  DATABASE,
  errorReply,
  FRESH,
  HOSTS,
  keepLastReplies,
  policy,
  repliesAfterDeploy,
  SECRETS,
  SERVICE,
} from './testing/replies.ts';

const STEPS = [
  ...PROJECT_STEPS,
  ...FIREBASE_STEPS,
  ...createSecretSteps({ languageModel: null, mail: 'smtp', webhook: false }),
  ...LAUNCH_STEPS,
];
const opened: Awaited<ReturnType<typeof openWithReplies>>[] = [];
const SAMPLE = createSiteFile("sample('us-central1')");

async function openSetup(replies: (origin: string) => Replies, siteText = SAMPLE) {
  const recorded = await openWithReplies(replies, siteText);
  opened.push(recorded);
  return recorded;
}
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

const CHOSEN = createSiteFile("'europe-west3'");
const AFTER_DEPLOY = LAUNCH_STEPS.map(({ title }) => title);

it('completes every step up to the first deploy', async () => {
  const project = await openSetup(() => FRESH);
  const incomplete = await runSteps(STEPS, project.setup, { isDryRun: false });
  expect(incomplete, project.lines.join('\n')).toEqual(AFTER_DEPLOY);
  expect(project.lines.slice(-4)).toEqual([
    '18/19 Test application',
    '  waiting:   for "Deploy"',
    '19/19 Test mail',
    '  waiting:   for "Test application"',
  ]);

  const [auth = '', ...others] = project.commands().toReversed();
  expect(others).toEqual(['firebase projects:create shop --non-interactive']);
  expect(auth).toMatch(/^firebase deploy --only auth --config \S+ --project shop --non-interactive$/);

  const bodies = Object.fromEntries(project.changes().map(({ request, body }) => [request, body]));
  expect(bodies).toMatchObject({
    'PUT cloudbilling/v1/projects/shop/billingInfo': { billingAccountName: 'billingAccounts/01' },
    'POST firebasedatabase/v1beta/projects/shop/locations/europe-west1/instances': {
      type: 'DEFAULT_DATABASE',
    },
    'PATCH identitytoolkit/admin/v2/projects/shop/config': { authorizedDomains: ['localhost', ...HOSTS] },
  });
  expect(new Set(project.requests.map(({ token }) => token))).toEqual(new Set(['Bearer token']));
  // The CLI's own project has not enabled these APIs, so charge the quota to the site's project.
  const payers = project.requests.filter(({ request }) => /cloudbilling\/|identitytoolkit\//.test(request));
  expect(new Set(payers.map(({ quotaProject }) => quotaProject))).toEqual(new Set(['shop']));

  expect(project.siteText()).toContain(`    databaseURL: '${DATABASE}',\n    projectId: 'shop',`);
  expect(project.siteText()).toContain(`    region: 'europe-west1',\n    appCheckSiteKey: null,`);
  expect(project.siteText()).toContain("    apiKey: 'AIza-key',");
  expect(existsSync(join(dirname(dirname(project.setup.siteFile)), '.firebaserc'))).toBe(true);
});

it('generates random secrets without printing them', async () => {
  const project = await openSetup(() => FRESH);
  await runSteps(STEPS, project.setup, { isDryRun: false });
  const values = SECRETS.map((name) => {
    const added = project.requests.find(({ request }) => request.endsWith(`/${name}:addVersion`));
    const { data }: { data: string } = Object(Object(added?.body).payload);
    return Buffer.from(data, 'base64').toString();
  });
  expect(values.slice(0, 3).every((value) => value.length >= 32)).toBe(true);
  expect(new Set(values).size).toBe(4);
  expect(values[3]).toBe('smtps://ida:hunter2@mail.example');
  for (const value of values) expect(project.lines.join('\n')).not.toContain(value);
});

it('makes no changes in a dry run and prints its plan', async () => {
  const project = await openSetup(() => FRESH);
  expect(await runSteps(STEPS, project.setup, { isDryRun: true })).toHaveLength(STEPS.length);
  expect(project.changes()).toEqual([]);
  expect(project.commands()).toEqual([]);
  expect(project.siteText()).toBe(SAMPLE);
  expect(project.lines).toContain('  missing:   this account has no access to a Firebase project shop');
  for (const { plan } of STEPS) if (plan) expect(project.lines).toContain(`  dry run:   ${plan}`);
});

it('completes the remaining steps after the first deploy, and preserves existing grants', async () => {
  const project = await openSetup(repliesAfterDeploy, CHOSEN);
  const incomplete = await runSteps(STEPS, project.setup, { isDryRun: false });
  expect(incomplete, project.lines.join('\n')).toEqual([]);

  const [granted, opened, applied] = project.changes();
  const { policy: written }: { policy: ReturnType<typeof policy> } = Object(granted?.body);
  expect(written.etag).toBe('BwX');
  const read = project.requests.filter(({ request }) => request.endsWith('projects/shop:getIamPolicy'));
  for (const { body } of read) expect(body).toEqual({ options: { requestedPolicyVersion: 3 } });
  const [conditional, others, ...own] = policy('run.invoker').bindings;
  expect(written.bindings.slice(0, 2)).toEqual([conditional, ...own]);
  expect(written.bindings.at(-1)?.members).toEqual([...(others?.members ?? []), `serviceAccount:${COMPUTE}`]);
  expect(written.bindings.slice(2).map(({ role }) => role)).toEqual(
    [
      'cloudtasks.enqueuer',
      'iam.serviceAccountTokenCreator',
      'iam.serviceAccountUser',
      'cloudbuild.builds.builder',
      'firebaseauth.admin',
      'firebasedatabase.admin',
      'logging.logWriter',
    ].map((role) => `roles/${role}`),
  );
  expect(opened).toMatchObject({
    request: `PATCH run/v2/${SERVICE}`,
    query: '?updateMask=invokerIamDisabled',
    body: { invokerIamDisabled: true },
  });
  expect(submitApplication.request.safeParse(Object(applied?.body).data).success).toBe(true);
  expect(project.commands()).toEqual(['npm run --silent team -- add ida@shop.example --live']);
});

it('makes no changes on a second run', async () => {
  const project = await openSetup((origin) => keepLastReplies(repliesAfterDeploy(origin)), CHOSEN);
  await runSteps(STEPS, project.setup, { isDryRun: false });
  const siteText = project.siteText();
  expect(siteText).toContain("appId: '1:42:web:ab'");
  await runSteps(STEPS, project.setup, { isDryRun: false });
  expect(project.siteText()).toBe(siteText);
  expect(project.changes()).toEqual([]);
  expect(project.commands()).toEqual([]);
});

it('continues after a failed step or check, and prints manual instructions', async () => {
  const failingReplies = {
    'GET firebasehosting/v1beta1/projects/shop/sites': [errorReply(503)],
    'GET secretmanager/v1/projects/shop/secrets/SMTP_URL/versions/latest': [errorReply(404)],
    'POST secretmanager/v1/projects/shop/secrets/SMTP_URL:addVersion': [errorReply(403)],
  };
  const project = await openSetup((origin) => ({ ...repliesAfterDeploy(origin), ...failingReplies }), CHOSEN);
  const incomplete = await runSteps(STEPS, project.setup, { isDryRun: false });
  expect(incomplete).toEqual(expect.arrayContaining(['Hosting', 'Secret SMTP_URL']));
  expect(incomplete).not.toContain('Secret TEAM_CODE');
  expect(incomplete).not.toContain('Roles of the functions');
  const output = project.lines.join('\n');
  expect(output).toMatch(
    /Hosting\n {2}unknown: {3}check failed: \S+ responded with 503: the original message\n/,
  );
  expect(output).toMatch(
    /failed: {4}\S+ responded with 403: the original message\n {2}by hand: {3}npx firebase functions/,
  );
});

it('prints why a long-running operation failed', async () => {
  const operation = { done: true, error: { code: 9, message: 'billing is off' } };
  const project = await openSetup(() => ({
    ...FRESH,
    'GET serviceusage/v1/operations/acf.1': [[200, operation]],
  }));
  const incomplete = await runSteps(STEPS, project.setup, { isDryRun: false });
  expect(incomplete).toContain('Blaze plan');
  expect(project.lines).toContain('  failed:    billing is off');
  expect(project.lines).toContain('  waiting:   for "Blaze plan"');
});
