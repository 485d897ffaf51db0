import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  type User,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  type Database,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  ref,
} from 'firebase/database';
import { CODE_ACTOR } from '../../../domain/applications/history.ts';
import type { TeamSession } from '../../team/team-session.ts';
import { visitorAuth } from '../accounts/visitor-auth.ts';
import type { BackendConfig } from '../config.ts';
import { sessionIn } from './session.ts';

let opened = 0;

// The SDK's other way, scripts from the database's host, is what the content policy of the pages is there to refuse.
forceWebSockets();

/** Databases that have been told where they are. */
const connected = new WeakSet<Database>();

function databaseOf(app: FirebaseApp, { local }: BackendConfig): Database {
  const database = getDatabase(app);
  if (local && !connected.has(database)) {
    connected.add(database);
    const { hostname, port } = new URL(local.database);
    connectDatabaseEmulator(database, hostname, Number(port));
  }
  return database;
}

/** When the token that a session reads with was given out, by the server's clock. */
const beginningOf = async (user: User): Promise<number> =>
  Date.parse((await user.getIdTokenResult()).issuedAtTime);

/**
 * Signs in with the token of the shared code, on an app of its own that keeps nothing: a reload locks the dashboard
 * again, and a visitor's own sign-in is left alone. Rejects when the token is refused.
 */
export async function openTeamSession(config: BackendConfig, token: string): Promise<TeamSession> {
  opened += 1;
  const app = initializeApp(config.options, `team-${opened}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (config.local) connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });
  try {
    const { user } = await signInWithCustomToken(auth, token);
    const began = await beginningOf(user);
    const database = databaseOf(app, config);
    return sessionIn({ config, database, user, who: CODE_ACTOR, began, close: () => deleteApp(app) });
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

/** The database as whoever is signed in, or null when they do not belong to the team. */
export async function openMemberSession(config: BackendConfig): Promise<TeamSession | null> {
  const { auth } = visitorAuth(config);
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return null;
  // Anew from the server: who was added to the team a minute ago has it in no older token.
  const { claims } = await user.getIdTokenResult(true);
  if (claims.team !== true) return null;
  const database = databaseOf(auth.app, config);
  goOnline(database);
  const close = async (): Promise<void> => goOffline(database);
  try {
    const name: unknown = (await get(ref(database, `team/members/${user.uid}/name`))).val();
    const began = await beginningOf(user);
    const who = { uid: user.uid, name: String(name) };
    if (typeof name === 'string') return sessionIn({ config, database, user, who, began, close });
  } catch {
    // Removed, with a claim that is still in the token.
  }
  await close();
  return null;
}
