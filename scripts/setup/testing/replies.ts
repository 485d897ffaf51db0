/** Recorded replies to all steps, for a new project and after the first deploy. */
import type { Replies, Reply } from './project.ts';

export const SECRETS = ['TEAM_CODE', 'OWN_LINK_SECRET', 'ACCESS_CODE_SECRET', 'SMTP_URL'];
export const DATABASE = 'https://shop-default-rtdb.europe-west1.firebasedatabase.app';
const APP = '1:42:web:ab';
export const COMPUTE = '42-compute@developer.gserviceaccount.com';

const ok = (body: unknown): Reply => [200, body];
export const errorReply = (status: number): Reply => [
  status,
  { error: { code: status, message: 'the original message' } },
];
const APIS = (
  'artifactregistry cloudbuild cloudfunctions cloudscheduler cloudtasks firebasedatabase firebasehosting ' +
  'iamcredentials identitytoolkit run secretmanager'
).split(' ');
const createApisReply = (off: readonly string[]): Reply =>
  ok({
    services: APIS.map((name) => ({
      name: `projects/42/services/${name}.googleapis.com`,
      state: off.includes(name) ? 'DISABLED' : 'ENABLED',
    })),
  });
const createSignInReply = (...authorizedDomains: readonly string[]): Reply =>
  ok({ signIn: { email: { enabled: true, passwordRequired: true } }, authorizedDomains });
export const HOSTS = ['brueckenschlag.example', 'shop.web.app', 'shop.firebaseapp.com'];
export const policy = (...roles: readonly string[]) => ({
  version: 3,
  etag: 'BwX',
  bindings: [
    {
      role: 'roles/logging.logWriter',
      members: ['user:max@shop.example'],
      condition: { expression: 'true' },
    },
    { role: 'roles/logging.logWriter', members: ['user:ida@shop.example'] },
    ...roles.map((role) => ({ role: `roles/${role}`, members: [`serviceAccount:${COMPUTE}`] })),
  ],
});

export const FRESH: Replies = {
  'GET firebase/v1beta1/projects/shop': [errorReply(403), ok({ projectNumber: '42' })],
  'GET cloudresourcemanager/v1/projects/shop': [errorReply(403), ok({ projectNumber: '42' })],
  'POST cloudresourcemanager/v1/projects/shop:getIamPolicy': [ok(policy())],
  'GET cloudbilling/v1/projects/shop/billingInfo': [
    errorReply(403),
    ok({ billingEnabled: false }),
    ok({ billingEnabled: true, billingAccountName: 'billingAccounts/01' }),
  ],
  'GET cloudbilling/v1/billingAccounts': [
    ok({ billingAccounts: [{ name: 'billingAccounts/01', displayName: 'Mine', open: true }] }),
  ],
  'PUT cloudbilling/v1/projects/shop/billingInfo': [ok({})],
  'POST serviceusage/v1/projects/shop/services/cloudbilling.googleapis.com:enable': [
    ok({ name: 'operations/acf.1' }),
  ],
  'GET serviceusage/v1/operations/acf.1': [ok({ name: 'operations/acf.1' }), ok({ done: true })],
  'GET serviceusage/v1/projects/shop/services:batchGet': [
    createApisReply(APIS),
    createApisReply(['iamcredentials']),
    createApisReply(['iamcredentials']),
    createApisReply([]),
  ],
  'POST serviceusage/v1/projects/shop/services/iamcredentials.googleapis.com:enable': [ok({ done: true })],
  'GET firebasedatabase/v1beta/projects/shop/locations/-/instances': [
    ok({}),
    ok({ instances: [{ databaseUrl: DATABASE, type: 'DEFAULT_DATABASE', state: 'ACTIVE' }] }),
  ],
  'POST firebasedatabase/v1beta/projects/shop/locations/europe-west1/instances': [ok({})],
  'GET firebase/v1beta1/projects/shop/webApps': [ok({}), ok({ apps: [{ appId: APP, state: 'ACTIVE' }] })],
  'POST firebase/v1beta1/projects/shop/webApps': [ok({ name: 'operations/workflows/1' })],
  'GET firebase/v1beta1/operations/workflows/1': [ok({ done: true })],
  [`GET firebase/v1beta1/projects/shop/webApps/${APP}/config`]: [
    ok({ apiKey: 'AIza-key', authDomain: 'shop.firebaseapp.com' }),
  ],
  'GET firebasehosting/v1beta1/projects/shop/sites': [
    ok({}),
    ok({ sites: [{ name: 'projects/shop/sites/shop' }] }),
  ],
  'POST firebasehosting/v1beta1/projects/shop/sites': [ok({})],
  'GET identitytoolkit/admin/v2/projects/shop/config': [
    errorReply(404),
    createSignInReply('localhost'),
    createSignInReply('localhost'),
    createSignInReply('localhost'),
    createSignInReply('localhost', ...HOSTS),
  ],
  'PATCH identitytoolkit/admin/v2/projects/shop/config': [ok({})],
  'POST secretmanager/v1/projects/shop/secrets': [ok({})],
  ...Object.fromEntries(
    SECRETS.flatMap((name) => [
      [
        `GET secretmanager/v1/projects/shop/secrets/${name}/versions/latest`,
        [errorReply(404), ok({ state: 'ENABLED' })],
      ],
      [`POST secretmanager/v1/projects/shop/secrets/${name}:addVersion`, [ok({})]],
    ]),
  ),
  [`GET iam/v1/projects/shop/serviceAccounts/${COMPUTE}`]: [errorReply(404)],
  'GET cloudfunctions/v2/projects/shop/locations/europe-west1/functions': [ok({})],
};

export const SERVICE = 'projects/shop/locations/europe-west3/services/submitapplication';
/** The final state. */
export const keepLastReplies = (replies: Replies): Replies =>
  Object.fromEntries(Object.entries(replies).map(([line, all]) => [line, all.slice(-1)]));
/** After the first deploy, in an organization that restricts sharing and doesn't grant the Editor role. */
export const repliesAfterDeploy = (origin: string): Replies => ({
  ...keepLastReplies(FRESH),
  'GET firebasedatabase/v1beta/projects/shop/locations/-/instances': [
    ok({ instances: [{ databaseUrl: `${origin}/database`, type: 'DEFAULT_DATABASE' }] }),
  ],
  [`GET iam/v1/projects/shop/serviceAccounts/${COMPUTE}`]: [ok({})],
  'POST cloudresourcemanager/v1/projects/shop:getIamPolicy': [
    ok(policy('run.invoker')),
    ok(policy('run.invoker')),
    ok(policy('run.invoker')),
    ok(
      policy(
        'editor',
        'run.invoker',
        'cloudtasks.enqueuer',
        'iam.serviceAccountTokenCreator',
        'iam.serviceAccountUser',
      ),
    ),
  ],
  'POST cloudresourcemanager/v1/projects/shop:setIamPolicy': [ok({})],
  'GET cloudfunctions/v2/projects/shop/locations/europe-west3/functions': [
    ok({
      functions: [
        { labels: { 'deployment-callable': 'true' }, serviceConfig: { service: SERVICE } },
        { labels: { 'deployment-taskqueue': 'true' }, serviceConfig: { service: 'not asked' } },
      ],
    }),
  ],
  [`GET run/v2/${SERVICE}`]: [ok({}), ok({}), ok({ invokerIamDisabled: true })],
  [`GET run/v2/${SERVICE}:getIamPolicy`]: [ok({ etag: 'BwX' })],
  [`PATCH run/v2/${SERVICE}`]: [
    ok({ name: 'projects/shop/locations/europe-west3/operations/1', done: true }),
  ],
  'GET database/team/members.json': [ok(null), ok({ uid: { name: 'Ida' } })],
  'GET database/applications.json': [ok(null), ok({ id: {} })],
  'POST callable/submitApplication': [ok({ result: {} })],
  'GET database/deliveries.json': [
    ok({ id: { confirmation: { state: 'waiting' } } }),
    ok({ id: { confirmation: { state: 'sent' } } }),
  ],
});
