import { applicationDefault, type Credential, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Database, getDatabase } from 'firebase-admin/database';

/** Admin access to a project's database and accounts, for CLI commands. */
export interface OpenDatabase {
  readonly database: Database;
  /** Null if the accounts service is unreachable. */
  readonly auth: Auth | null;
  close(): Promise<void>;
}

export interface DatabaseTarget {
  readonly databaseURL: string;
  readonly projectId: string;
  /**
   * Gets an OAuth token for the live project unless GOOGLE_APPLICATION_CREDENTIALS names a key; null for a local backend.
   */
  readonly token: (() => Promise<string>) | null;
  /** Whether accounts are reachable. Locally, only while the backend runs. */
  readonly hasAccounts: boolean;
}

/** Below the Firebase CLI's token lifetime of at least 15 minutes. */
const TOKEN_SECONDS = 600;

const createCredential = (token: () => Promise<string>): Credential =>
  process.env.GOOGLE_APPLICATION_CREDENTIALS
    ? applicationDefault()
    : { getAccessToken: async () => ({ access_token: await token(), expires_in: TOKEN_SECONDS }) };

/** Opens a database with admin rights, bypassing its rules. */
export function openDatabase({ databaseURL, projectId, token, hasAccounts }: DatabaseTarget): OpenDatabase {
  const app = initializeApp(
    { databaseURL, projectId, ...(token && { credential: createCredential(token) }) },
    `command-${databaseURL}`,
  );
  return { database: getDatabase(app), auth: hasAccounts ? getAuth(app) : null, close: () => deleteApp(app) };
}
