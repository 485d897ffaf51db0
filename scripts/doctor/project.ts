/** The state of the owner's project in Google Cloud: APIs, roles, deployed rules, retention of logs. */
import { isDeepStrictEqual } from 'node:util';
import type { Site } from '../../src/domain/site/owner.ts';

const PATIENCE_MS = 20_000;

export const GOOGLE = {
  services: 'https://serviceusage.googleapis.com',
  resources: 'https://cloudresourcemanager.googleapis.com',
  logging: 'https://logging.googleapis.com',
} as const;

export interface Access {
  /** Origins of Google's APIs. */
  readonly google: Readonly<Record<keyof typeof GOOGLE, string>>;
  /** OAuth token of somebody who may read the project. */
  readonly token: string;
}

async function asked(url: string, token: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${new URL(url).origin} answers with ${response.status}`);
  return JSON.parse(await response.text());
}

const listOf = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** APIs that the site needs, by their names. */
const apisOf = ({ languageModel, firebase }: Pick<Site, 'languageModel' | 'firebase'>): readonly string[] =>
  [
    ...[
      'artifactregistry',
      'cloudbuild',
      'cloudfunctions',
      'cloudscheduler',
      'cloudtasks',
      'firebasedatabase',
    ],
    ...['firebasehosting', 'iamcredentials', 'identitytoolkit', 'run', 'secretmanager'],
    ...(languageModel === 'gemini' ? ['generativelanguage'] : []),
    ...(firebase.appCheckSiteKey === null ? [] : ['firebaseappcheck', 'recaptchaenterprise']),
  ].map((name) => `${name}.googleapis.com`);

export async function missingApis(site: Site, { google, token }: Access): Promise<readonly string[]> {
  const names = apisOf(site);
  const project = `projects/${site.firebase.projectId}`;
  const query = names.map((name) => `names=${project}/services/${name}`).join('&');
  const { services } = await asked(`${google.services}/v1/${project}/services:batchGet?${query}`, token);
  const enabled = listOf(services)
    .filter(({ state }) => state === 'ENABLED')
    .map(({ name }) => String(name).split('/').at(-1));
  return names
    .filter((name) => !enabled.includes(name))
    .map((name) => `API ${name} is off: gcloud services enable ${name}`);
}

/** Roles of the functions' service account (README, Deploy). */
const ROLES = [
  'cloudtasks.enqueuer',
  'iam.serviceAccountTokenCreator',
  'iam.serviceAccountUser',
  'run.invoker',
];

export async function missingRoles(site: Site, { google, token }: Access): Promise<readonly string[]> {
  const url = `${google.resources}/v1/projects/${site.firebase.projectId}`;
  const { projectNumber } = await asked(url, token);
  const account = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;
  const { bindings } = await asked(`${url}:getIamPolicy`, token, { method: 'POST', body: '{}' });
  const granted = listOf(bindings)
    .filter(({ members }) => Array.isArray(members) && members.includes(account))
    .map(({ role }) => role);
  return ROLES.filter((role) => !granted.includes(`roles/${role}`)).map(
    (role) => `${account} lacks roles/${role}.`,
  );
}

/** @param rules text of database.rules.json */
export async function differingRules(
  { firebase }: Pick<Site, 'firebase'>,
  rules: string,
  { token }: Pick<Access, 'token'>,
): Promise<readonly string[]> {
  const deployed = await asked(`${firebase.databaseURL}/.settings/rules.json`, token);
  return isDeepStrictEqual(deployed, JSON.parse(rules))
    ? []
    : ['The deployed rules are not database.rules.json: npx firebase deploy --only database'];
}

export async function differingLogDays(
  { firebase, logDays }: Pick<Site, 'firebase' | 'logDays'>,
  { google, token }: Access,
): Promise<readonly string[]> {
  const url = `${google.logging}/v2/projects/${firebase.projectId}/locations/global/buckets/_Default`;
  const { retentionDays } = await asked(url, token);
  return retentionDays === logDays
    ? []
    : [`Logs are kept for ${retentionDays} days, and the privacy notice says ${logDays} (logDays).`];
}
