import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  type Database,
  forceWebSockets,
  get,
  getDatabase,
  goOffline,
  goOnline,
  onValue,
  ref,
  serverTimestamp,
  update,
} from 'firebase/database';
import { applicationsFrom } from '../../domain/application-record.ts';
import { type Actor, CODE_ACTOR, type StatusEvent } from '../../domain/history.ts';
import { createPushIds } from '../../domain/push-id.ts';
import type { TeamSession } from '../backend.ts';
import type { BackendConfig } from './config.ts';
import { visitorAuth } from './identity.ts';

const APPLICATIONS = 'applications';

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

/** The team's session in a database that has been signed in to. */
const sessionIn = (database: Database, who: Actor, close: () => Promise<void>): TeamSession => {
  const nextId = createPushIds({ now: Date.now, random: Math.random });
  return {
    who,
    watchApplications: (onChange, onError) =>
      onValue(
        ref(database, APPLICATIONS),
        (snapshot) => onChange(applicationsFrom(snapshot.val())),
        ({ message }) => onError(message),
      ),
    setStatus: (id, { from, to }) => {
      const eventId = nextId();
      const event: StatusEvent = { who, what: 'status', from, to };
      return update(ref(database), {
        [`${APPLICATIONS}/${id}/status`]: to,
        [`${APPLICATIONS}/${id}/updatedAt`]: serverTimestamp(),
        [`history/${id}/${eventId}`]: { ...event, at: serverTimestamp() },
        // Rules cannot look for a new entry: this names it.
        [`historyHead/${id}`]: eventId,
      });
    },
    watchConnection: (onChange) =>
      onValue(ref(database, '.info/connected'), (snapshot) => onChange(snapshot.val() === true)),
    close,
  };
};

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
    await signInWithCustomToken(auth, token);
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
  return sessionIn(databaseOf(app, config), CODE_ACTOR, () => deleteApp(app));
}

/** The database as whoever is signed in, or null when they do not belong to the team. */
export async function openMemberSession(config: BackendConfig): Promise<TeamSession | null> {
  const auth = visitorAuth(config);
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
    if (typeof name === 'string') return sessionIn(database, { uid: user.uid, name }, close);
  } catch {
    // Removed, with a claim that is still in the token.
  }
  await close();
  return null;
}
