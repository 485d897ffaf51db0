import { callableName } from '../../domain/site/brand-names.ts';
import { site } from '../../site.ts';

/** Origins of the local backend, as passed to the site's build. */
export interface LocalBackend {
  readonly projectId: string;
  /** Origins such as 'http://127.0.0.1:9099'. */
  readonly auth: string;
  readonly functions: string;
  readonly database: string;
}

/** Everything the SDKs need. */
export interface BackendConfig {
  readonly options: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly databaseURL: string;
    readonly projectId: string;
    readonly appId: string;
  };
  /** Null on the live site. */
  readonly local: LocalBackend | null;
  /** Site key of reCAPTCHA Enterprise. Null: calls carry no App Check token. */
  readonly appCheckSiteKey: string | null;
}

const ORIGIN = /^https?:\/\//;

const parseLocalBackend = (json: string): LocalBackend => {
  const { projectId, auth, functions, database }: Record<keyof LocalBackend, unknown> = JSON.parse(json);
  for (const origin of [auth, functions, database]) {
    if (typeof origin !== 'string' || !ORIGIN.test(origin))
      throw new Error(`An emulator's origin must start with http:// or https://, not ${origin}`);
  }
  return {
    projectId: String(projectId),
    auth: String(auth),
    functions: String(functions),
    database: String(database),
  };
};

/**
 * The local backend's configuration if the site was built for it, otherwise the configured Firebase project.
 * @param json PUBLIC_LOCAL_BACKEND; empty or undefined for the live site
 * @throws if an emulator's URL is invalid
 */
export function createBackendConfig(
  json: string | undefined,
  live: BackendConfig['options'] = site.firebase,
): BackendConfig {
  if (!json) return { options: live, local: null, appCheckSiteKey: site.firebase.appCheckSiteKey };
  const local = parseLocalBackend(json);
  const { projectId, database } = local;
  return {
    options: {
      apiKey: 'local',
      authDomain: `${projectId}.firebaseapp.com`,
      databaseURL: `${database}/?ns=${projectId}-default-rtdb`,
      projectId,
      appId: 'local',
    },
    local,
    appCheckSiteKey: null,
  };
}

/** URL of a function. */
export function callableUrl({ local, options }: BackendConfig, name: string): string {
  const { brand, firebase } = site;
  const functionName = callableName(brand, name);
  return local
    ? `${local.functions}/${options.projectId}/${firebase.region}/${functionName}`
    : `https://${firebase.region}-${options.projectId}.cloudfunctions.net/${functionName}`;
}

export const config: BackendConfig = createBackendConfig(import.meta.env.PUBLIC_LOCAL_BACKEND);
