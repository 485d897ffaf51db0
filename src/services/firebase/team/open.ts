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
  getDatabase,
  goOffline,
  goOnline,
  ref,
  set,
} from 'firebase/database';
import { CODE_ACTOR } from '../../../domain/applications/history.ts';
import { isLocale } from '../../../domain/site/locale.ts';
import { getVisitorAuth } from '../accounts/visitor-auth.ts';
import type { BackendConfig } from '../config.ts';
import { createReads, readPath } from './reads.ts';
import { createTeamSession, type TeamSession } from './session.ts';

let sessionCount = 0;

// The SDK's fallback, scripts from the database's host, violates the pages' content security policy.
forceWebSockets();

function openDatabase(app: FirebaseApp, { local }: BackendConfig): Database {
  const database = getDatabase(app);
  if (local) {
    const { hostname, port } = new URL(local.database);
    connectDatabaseEmulator(database, hostname, Number(port));
  }
  return database;
}

/** When the session's token was issued, by the server's clock. */
const getIssuedAt = async (user: User): Promise<number> =>
  Date.parse((await user.getIdTokenResult()).issuedAtTime);

/**
 * Signs in with the shared code's token on a separate app without persistence: a reload locks the dashboard, and the
 * visitor's own sign-in is unaffected. Rejects if the token is refused.
 */
export async function openTeamSession(config: BackendConfig, token: string): Promise<TeamSession> {
  sessionCount += 1;
  const app = initializeApp(config.options, `team-${sessionCount}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (config.local) connectAuthEmulator(auth, config.local.auth, { disableWarnings: true });
  try {
    const { user } = await signInWithCustomToken(auth, token);
    const reads = createReads(config, user);
    const startedAt = await getIssuedAt(user);
    const database = openDatabase(app, config);
    const close = () => deleteApp(app);
    return createTeamSession({ config, database, user, reads, actor: CODE_ACTOR, startedAt, close });
  } catch (error) {
    await deleteApp(app);
    throw error;
  }
}

/** Stores the language that a member works in, which their mails have. Fails in silence: the next visit repeats it. */
export async function keepLanguage(
  database: Database,
  uid: string,
  stored: unknown,
  language: string,
): Promise<void> {
  if (!isLocale(language) || stored === language) return;
  await set(ref(database, `team/members/${uid}/language`), language).catch(() => undefined);
}

/**
 * Opens the database as the signed-in user; null if they are not on the team. Trusts a stored token that has the team's
 * claim: the rules check membership on each read, and a refresh would delay every reload.
 */
export async function openMemberSession(
  config: BackendConfig,
  language: string,
): Promise<TeamSession | null> {
  const { auth } = getVisitorAuth(config);
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return null;
  const hasClaim = async (isForced: boolean): Promise<boolean> =>
    (await user.getIdTokenResult(isForced)).claims.team === true;
  // Force a refresh otherwise: an older token lacks the claim of a recently added member.
  if (!(await hasClaim(false)) && !(await hasClaim(true))) return null;
  const reads = createReads(config, user);
  const database = openDatabase(auth.app, config);
  goOnline(database);
  const close = async (): Promise<void> => goOffline(database);
  try {
    // Over REST, since the socket takes longer to connect.
    const member = await readPath(config, user, `team/members/${user.uid}`);
    const { name, language: stored }: Readonly<Record<string, unknown>> = { ...Object(member) };
    const startedAt = await getIssuedAt(user);
    const actor = { uid: user.uid, name: String(name) };
    if (typeof name === 'string') {
      void keepLanguage(database, user.uid, stored, language);
      return createTeamSession({ config, database, user, reads, actor, startedAt, close });
    }
  } catch {
    // Removed from the team while the token still has the claim.
  }
  await close();
  return null;
}
