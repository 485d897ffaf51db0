import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Database, getDatabase } from 'firebase-admin/database';

/** A project's database and accounts, with all rights, for a command. */
export interface Opened {
  readonly database: Database;
  /** Null where no accounts can be reached. */
  readonly auth: Auth | null;
  close(): Promise<void>;
}

export interface Where {
  readonly databaseURL: string;
  readonly projectId: string;
  /** The live site's, which asks for Google's application default credentials. */
  readonly isLive: boolean;
  /** Whether accounts can be reached: on this machine only while the backend runs. */
  readonly hasAccounts: boolean;
}

/** Opens a database past its rules. One on this machine takes everybody for its owner. */
export function openDatabase({ databaseURL, projectId, isLive, hasAccounts }: Where): Opened {
  const app = initializeApp(
    { databaseURL, projectId, ...(isLive && { credential: applicationDefault() }) },
    `command-${databaseURL}`,
  );
  return { database: getDatabase(app), auth: hasAccounts ? getAuth(app) : null, close: () => deleteApp(app) };
}
