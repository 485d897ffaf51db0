import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../../src/domain/site/owner.ts';
import { type Access, callApi, callUrl, toRecords } from '../google/call-api.ts';

const APIS =
  'artifactregistry cloudbuild cloudfunctions cloudscheduler cloudtasks firebasedatabase firebasehosting iamcredentials identitytoolkit run secretmanager';

export async function findDisabledApis(site: Site, access: Access): Promise<readonly string[]> {
  const names = [
    ...APIS.split(' '),
    ...(site.languageModel?.kind === 'gemini' ? ['generativelanguage'] : []),
    ...(site.firebase.appCheckSiteKey === null ? [] : ['firebaseappcheck', 'recaptchaenterprise']),
  ].map((name) => `${name}.googleapis.com`);
  const project = `projects/${site.firebase.projectId}`;
  const query = names.map((name) => `names=${project}/services/${name}`).join('&');
  const { services } = await callApi(access, 'serviceusage', `v1/${project}/services:batchGet?${query}`);
  const enabled = toRecords(services)
    .filter(({ state }) => state === 'ENABLED')
    .map(({ name }) => String(name).split('/').at(-1));
  return names.filter((name) => !enabled.includes(name));
}

export const findApiErrors = async (site: Site, access: Access): Promise<readonly string[]> =>
  (await findDisabledApis(site, access)).map((name) => `API ${name} is disabled: npm run setup enables it.`);

const toRoles = (names: string) => names.split(' ').map((name) => `roles/${name}`);
/** Roles that the functions' service account always needs. */
const ROLES = toRoles(
  'cloudtasks.enqueuer iam.serviceAccountTokenCreator iam.serviceAccountUser run.invoker',
);
/** Required parts of the Editor role, which newer organizations do not grant: builds, logs, database, accounts. */
const ROLES_OF_EDITOR = toRoles(
  'cloudbuild.builds.builder firebaseauth.admin firebasedatabase.admin logging.logWriter',
);

export async function fetchProjectNumber(
  { firebase }: Pick<Site, 'firebase'>,
  access: Access,
): Promise<string> {
  const { projectNumber } = await callApi(
    access,
    'cloudresourcemanager',
    `v1/projects/${firebase.projectId}`,
  );
  return String(projectNumber);
}

/** Fetches a project's full policy: version 3 includes conditional bindings, which a rewrite would otherwise lose. */
export const fetchPolicy = (
  { firebase }: Pick<Site, 'firebase'>,
  access: Access,
): Promise<Record<string, unknown>> =>
  callApi(access, 'cloudresourcemanager', `v1/projects/${firebase.projectId}:getIamPolicy`, {
    method: 'POST',
    body: { options: { requestedPolicyVersion: 3 } },
  });

export interface MissingRoles {
  /** In policy syntax: `serviceAccount:…`. */
  readonly member: string;
  readonly roles: readonly string[];
}

/** Lists missing roles of the functions' service account, even if it does not exist yet. */
export async function findMissingRoles(site: Site, access: Access): Promise<MissingRoles> {
  const member = `serviceAccount:${await fetchProjectNumber(site, access)}-compute@developer.gserviceaccount.com`;
  const { bindings } = await fetchPolicy(site, access);
  const granted = toRecords(bindings)
    .filter(({ members, condition }) => !condition && Array.isArray(members) && members.includes(member))
    .map(({ role }) => role);
  const needed = granted.includes('roles/editor') ? ROLES : [...ROLES, ...ROLES_OF_EDITOR];
  return { member, roles: needed.filter((role) => !granted.includes(role)) };
}

export async function findRoleErrors(site: Site, access: Access): Promise<readonly string[]> {
  const { member, roles } = await findMissingRoles(site, access);
  return roles.map((role) => `${member} lacks ${role}.`);
}

/** @param rules text of database.rules.json */
export async function findRulesErrors(
  { firebase }: Pick<Site, 'firebase'>,
  rules: string,
  { token }: Pick<Access, 'token'>,
): Promise<readonly string[]> {
  const deployed = await callUrl(`${firebase.databaseURL}/.settings/rules.json`, token);
  return isDeepStrictEqual(deployed, JSON.parse(rules))
    ? []
    : ['The deployed rules differ from database.rules.json: npx firebase deploy --only database'];
}

export async function findLogRetentionErrors(
  { firebase, logRetentionDays }: Pick<Site, 'firebase' | 'logRetentionDays'>,
  access: Access,
): Promise<readonly string[]> {
  const path = `v2/projects/${firebase.projectId}/locations/global/buckets/_Default`;
  const { retentionDays } = await callApi(access, 'logging', path);
  return retentionDays === logRetentionDays
    ? []
    : [
        `Logs are kept for ${retentionDays} days, but the privacy notice says ${logRetentionDays} (logRetentionDays).`,
      ];
}
