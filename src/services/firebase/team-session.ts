import { deleteApp, initializeApp } from 'firebase/app';
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
  getDatabase,
  onValue,
  ref,
  serverTimestamp,
  update,
} from 'firebase/database';
import { applicationsFrom } from '../../domain/application-record.ts';
import type { TeamSession } from '../backend.ts';
import type { BackendConfig } from './config.ts';

const APPLICATIONS = 'applications';

let opened = 0;

// The SDK's other way, scripts from the database's host, is what the content policy of the pages is there to refuse.
forceWebSockets();

function databaseOf(app: ReturnType<typeof initializeApp>, { local }: BackendConfig): Database {
  const database = getDatabase(app);
  if (local) {
    const { hostname, port } = new URL(local.database);
    connectDatabaseEmulator(database, hostname, Number(port));
  }
  return database;
}

/**
 * Signs in with the team's token, on an app of its own that keeps nothing: a reload locks the dashboard again, and a
 * visitor's own sign-in is left alone. Rejects when the token is refused.
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
  const database = databaseOf(app, config);
  return {
    watchApplications: (onChange, onError) =>
      onValue(
        ref(database, APPLICATIONS),
        (snapshot) => onChange(applicationsFrom(snapshot.val())),
        ({ message }) => onError(message),
      ),
    setStatus: (id, status) =>
      update(ref(database, `${APPLICATIONS}/${id}`), { status, updatedAt: serverTimestamp() }),
    watchConnection: (onChange) =>
      onValue(ref(database, '.info/connected'), (snapshot) => onChange(snapshot.val() === true)),
    close: () => deleteApp(app),
  };
}
