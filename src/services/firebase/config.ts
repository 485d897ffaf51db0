import { callableName } from '../../domain/site/brand-names.ts';
import { site } from '../../site.ts';

/** Origins of the local backend. */
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

/**
 * Every build contains this text. In a copy for a local backend, local/build.ts replaces it with that backend's, so that
 * one build serves both.
 */
export const NO_LOCAL_BACKEND = 'local-backend=none';

/** As a query string, which no quoting of a script changes. */
export const formatLocalBackend = (local: LocalBackend): string =>
  new URLSearchParams({ 'local-backend': 'yes', ...local }).toString();

/**
 * @param text PUBLIC_LOCAL_BACKEND
 * @returns null for the live site
 * @throws if an emulator's URL is invalid
 */
export function parseLocalBackend(text = NO_LOCAL_BACKEND): LocalBackend | null {
  const values = new URLSearchParams(text);
  if (values.get('local-backend') !== 'yes') return null;
  const getOrigin = (name: keyof LocalBackend): string => {
    const origin = values.get(name) ?? '';
    if (!ORIGIN.test(origin))
      throw new Error(`An emulator's origin must start with http:// or https://, not ${origin}`);
    return origin;
  };
  return {
    projectId: values.get('projectId') ?? '',
    auth: getOrigin('auth'),
    functions: getOrigin('functions'),
    database: getOrigin('database'),
  };
}

/** The local backend's configuration, or without one that of the Firebase project. */
export function createBackendConfig(local: LocalBackend | null): BackendConfig {
  if (!local) return { options: site.firebase, local, appCheckSiteKey: site.firebase.appCheckSiteKey };
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
