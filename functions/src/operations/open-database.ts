import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Database, getDatabase } from 'firebase-admin/database';

/** A project's database and accounts with admin rights, for a command. */
export interface Opened {
  readonly database: Database;
  /** Null if the accounts service is unreachable. */
  readonly auth: Auth | null;
  close(): Promise<void>;
}

export interface Where {
  readonly databaseURL: string;
  readonly projectId: string;
  /** The live project. Needs Google's application default credentials. */
  readonly isLive: boolean;
  /** Whether accounts are reachable. Locally, only while the backend runs. */
  readonly hasAccounts: boolean;
}

/** Opens a database with admin rights, bypassing its rules. */
export function openDatabase({ databaseURL, projectId, isLive, hasAccounts }: Where): Opened {
  const app = initializeApp(
    { databaseURL, projectId, ...(isLive && { credential: applicationDefault() }) },
    `command-${databaseURL}`,
  );
  return { database: getDatabase(app), auth: hasAccounts ? getAuth(app) : null, close: () => deleteApp(app) };
}
