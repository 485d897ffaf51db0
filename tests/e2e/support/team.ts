/** Access to the local backend's team, like that of `npm run team`. */
import { type OpenDatabase, openDatabase } from '../../../functions/src/operations/open-database.ts';
import type { RosterDeps } from '../../../functions/src/team/roster.ts';
import { SHARED_DATABASE } from './database.ts';

let opened: OpenDatabase | undefined;

/** Accounts and database with admin rights. */
export function openRoster(): RosterDeps {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(process.env.AUTH_URL ?? '').host;
  opened ??= openDatabase({
    databaseURL: `${process.env.DATABASE_URL}?ns=${SHARED_DATABASE}`,
    projectId: 'demo-anbahn',
    token: null,
    hasAccounts: true,
  });
  const { auth, database } = opened;
  if (!auth) throw new Error('The accounts are unreachable.');
  return { auth, database };
}

/** Sets a password through a mailed link; the emulator accepts it as a parameter. */
export async function setPassword(link: string | null, password: string): Promise<void> {
  const url = new URL(link ?? '');
  url.searchParams.set('newPassword', password);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The password link failed: ${response.status} ${await response.text()}`);
}

/** Calls the identity service as a page does. */
export const callIdentity = (call: string, body: object): Promise<Response> =>
  fetch(`${process.env.AUTH_URL}/${call}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
