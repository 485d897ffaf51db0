import { type App, getApps, initializeApp } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Database } from 'firebase-admin/database';

/** The functions' Firebase Admin app, initialized once. */
export const adminApp = (): App => getApps()[0] ?? initializeApp();

/** An app that accesses the database under the security rules, as a user whom nobody can sign in as. */
const ruleUserApp = (uid: string): App =>
  getApps().find(({ name }) => name === uid) ??
  initializeApp({ ...adminApp().options, databaseAuthVariableOverride: { uid } }, uid);

/**
 * The project's database with the functions' permissions. Imports the SDK lazily.
 * @param user of `database.rules.json`, who may only create applications, or only correct existing ones with a history
 * entry
 */
export async function backendDatabase(user?: 'intake' | 'applicant'): Promise<Database> {
  const { getDatabase } = await import('firebase-admin/database');
  return getDatabase(user === undefined ? adminApp() : ruleUserApp(user));
}

/** The project's accounts. Imports the SDK lazily. */
export const backendAuth = async (): Promise<Auth> =>
  (await import('firebase-admin/auth')).getAuth(adminApp());
