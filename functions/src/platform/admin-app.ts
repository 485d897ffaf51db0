import { type App, getApps, initializeApp } from 'firebase-admin/app';
import type { Database } from 'firebase-admin/database';

/** The functions' Firebase Admin app, initialized once. */
export const adminApp = (): App => getApps()[0] ?? initializeApp();

/** The project's database with the functions' permissions. Imports the SDK lazily. */
export async function backendDatabase(): Promise<Database> {
  const { getDatabase } = await import('firebase-admin/database');
  return getDatabase(adminApp());
}
