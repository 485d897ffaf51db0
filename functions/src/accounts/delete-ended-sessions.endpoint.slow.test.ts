/** Code sessions over real HTTP, with a real database under the deployed rules, and Firebase's Auth emulator. */
import { type Auth, getAuth } from 'firebase-admin/auth';
import type { HttpsFunction } from 'firebase-functions/https';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCode, type CodeDeps, revokeCode } from '../access/codes.ts';
import { addMember, changeCode, removeMember } from '../team/roster.ts';
import { openCodeSession } from '../team/team-code.ts';
import { createCaller, DAY } from '../testing/access-over-http.ts';
import { type AuthEmulator, startAuthEmulator } from '../testing/auth-emulator.ts';
import { callWith } from '../testing/call-over-http.ts';
import { type LeadsDatabase, startLeadsDatabase } from '../testing/leads-database.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { deleteEndedSessions } from './delete-ended-sessions.ts';

vi.mock('firebase-functions/logger');
// As in the emulator: tokens are parsed but not verified.
vi.hoisted(() => {
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = '{"skipTokenVerification":true}';
});

const PROJECT = 'leads';
const SECRET = 'correct-horse-12';
const ACCESS_SECRET = 'access codes of the slow tests, at length';
const PASSWORD = 'geheim-123';

let identity: AuthEmulator;
let leads: LeadsDatabase;
let auth: Auth;
let served: Readonly<Record<'unlock' | 'verify' | 'check' | 'forget', ServedCallable>>;
let runNightly: () => Promise<unknown>;
beforeAll(async () => {
  Object.assign(process.env, {
    ...{ GCLOUD_PROJECT: PROJECT, TEAM_CODE: SECRET, ACCESS_CODE_SECRET: ACCESS_SECRET },
  });
  [identity, leads] = await Promise.all([startAuthEmulator(PROJECT), startLeadsDatabase()]);
  process.env.FIREBASE_CONFIG = JSON.stringify({ databaseURL: leads.url, projectId: PROJECT });
  const serve = async (load: Promise<HttpsFunction>) => serveCallable(await load);
  served = {
    unlock: await serve(import('../team/unlock-team-dashboard.ts').then((file) => file.unlockTeamDashboard)),
    verify: await serve(import('../access/verify-access-code.ts').then((file) => file.verifyAccessCode)),
    check: await serve(import('../access/check-access.ts').then((file) => file.checkAccess)),
    forget: await serve(import('./account.ts').then((file) => file.forgetAccount)),
  };
  const [{ adminApp }, { forgetOutdated }] = await Promise.all([
    import('../platform/admin-app.ts'),
    import('../applications/forget-outdated.ts'),
  ]);
  auth = getAuth(adminApp());
  runNightly = async () => forgetOutdated.run({ scheduleTime: new Date().toISOString() });
});
afterAll(async () => {
  await Promise.all(Object.values(served).map((callable) => callable.close()));
  await Promise.all([leads.close(), identity.close()]);
});
beforeEach(async () => {
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
  await leads.database.ref().remove();
});

const call = (callable: keyof typeof served, data: object, token?: string) =>
  callWith(served[callable].url, JSON.stringify({ data }), {
    'x-forwarded-for': createCaller(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });

interface SignIn {
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

const toSignIn = (body: unknown): SignIn => {
  const { idToken, refreshToken }: SignIn = Object(body);
  const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
  return { uid: sub, idToken, refreshToken };
};

/** Enters a code as a page does, up to the identity service's tokens. */
async function open(callable: 'unlock' | 'verify', data: object): Promise<SignIn> {
  const { body } = await call(callable, data);
  const { token } = Object(body).result;
  return toSignIn((await identity.call('signInWithCustomToken', { token, returnSecureToken: true })).body);
}
const openDashboard = (code = SECRET) => open('unlock', { code });
const openAccess = (code: string) => open('verify', { code, attempt: crypto.randomUUID(), language: 'en' });
const signUp = async (email: string) =>
  toSignIn((await identity.call('signUp', { email, password: PASSWORD, returnSecureToken: true })).body);

async function request(path: string, idToken: string, init?: RequestInit): Promise<number> {
  const url = new URL(leads.url);
  url.pathname = `/${path}.json`;
  return (await fetch(url, { ...init, headers: { authorization: `Bearer ${idToken}` } })).status;
}
const canRead = async (idToken: string) => (await request('applications', idToken)) === 200;
const hasAccess = async (idToken: string): Promise<boolean> => {
  const { body } = await call('check', { language: 'en' }, idToken);
  return Object(body).result.access !== null;
};
/** Refreshes as an open page does after an hour. @returns the new token, or null if the session has ended */
const refresh = async ({ refreshToken }: SignIn): Promise<string | null> =>
  Object((await identity.refresh(refreshToken)).body).id_token ?? null;

const codeDeps = (): CodeDeps => ({ database: leads.database, secret: ACCESS_SECRET, now: Date.now });
const createAccessCode = (uses: number) =>
  addCode(codeDeps(), { role: 'mentor', uses, until: Date.now() + DAY });
const listUids = async () => (await auth.listUsers()).users.map(({ uid }) => uid).sort();

describe.each([
  ['the team code', async () => [await openDashboard(), await openDashboard()] as const, canRead],
  [
    'an access code for two',
    async () => {
      const { code } = await createAccessCode(2);
      return [await openAccess(code), await openAccess(code)] as const;
    },
    hasAccess,
  ],
])('a holder of %s', (_, openBoth, isOpen) => {
  const takeOver = ({ idToken }: SignIn) =>
    identity.call('update', {
      ...{ idToken, email: 'leaver@example.com', password: PASSWORD, displayName: 'Eve' },
      returnSecureToken: true,
    });
  const signIn = () =>
    identity.call('signInWithPassword', {
      ...{ email: 'leaver@example.com', password: PASSWORD },
      returnSecureToken: true,
    });

  it('keeps the session when others delete or take over theirs', async () => {
    const [leaver, other] = await openBoth();
    expect(await Promise.all([leaver, other].map(({ idToken }) => isOpen(idToken)))).toEqual([true, true]);
    const { uid, idToken } = toSignIn((await takeOver(leaver)).body);
    expect(uid).toBe(leaver.uid);
    expect((await identity.call('delete', { idToken })).status).toBe(200);
    const { users } = Object((await identity.call('lookup', { idToken: other.idToken })).body);
    expect(users).toMatchObject([{ localId: other.uid }]);
    expect(users[0]).not.toHaveProperty('email');
    expect(await isOpen((await refresh(other)) ?? '')).toBe(true);
    expect(await refresh(leaver)).toBeNull();
  });

  it('gets no access with a password, and can close only that account', async () => {
    const [leaver, other] = await openBoth();
    await takeOver(leaver);
    const { idToken } = toSignIn((await signIn()).body);
    expect(await isOpen(idToken)).toBe(false);
    expect((await call('forget', { language: 'en' }, idToken)).status).toBe(200);
    expect(await listUids()).toEqual([other.uid]);
    expect(await isOpen((await refresh(other)) ?? '')).toBe(true);
  });
});

describe('a rotation of the team code', () => {
  it('ends every session, its refresh token, and a password set with it', async () => {
    const [leaver, other, account] = [
      await openDashboard(),
      await openDashboard(),
      await signUp('ada@example.com'),
    ];
    await identity.call('update', {
      ...{ idToken: leaver.idToken, email: 'leaver@example.com', password: PASSWORD },
    });
    const code = await changeCode(leads.database);
    for (const session of [leaver, other]) expect(await canRead(session.idToken)).toBe(false);
    // Until its user is deleted, a refreshed token has the old claims.
    expect(await canRead((await refresh(other)) ?? '')).toBe(false);

    const next = await openDashboard(code);
    expect(await deleteEndedSessions({ auth, database: leads.database }, Date.now())).toBe(2);
    expect(await listUids()).toEqual([next.uid, account.uid].sort());
    for (const session of [leaver, other]) {
      expect(await refresh(session)).toBeNull();
      const { idToken } = session;
      expect((await identity.call('update', { idToken, password: 'another' })).status).toBe(400);
      expect((await identity.call('delete', { idToken })).status).toBe(400);
      expect(await canRead(idToken)).toBe(false);
    }
    expect(await canRead((await refresh(next)) ?? '')).toBe(true);
    expect(await refresh(account)).not.toBeNull();
  });

  it('ends a session that was still opening with the old code', async () => {
    const first = await changeCode(leads.database);
    const { codeVersion } = Object(await auth.verifyIdToken((await openDashboard(first)).idToken));
    await changeCode(leads.database);
    const claims = { team: true, code: true, codeVersion } as const;
    const uid = await openCodeSession(leads.database, claims, Date.now());
    const token = await auth.createCustomToken(uid, claims);
    const session = toSignIn(
      (await identity.call('signInWithCustomToken', { token, returnSecureToken: true })).body,
    );
    expect(await canRead(session.idToken)).toBe(false);
    await deleteEndedSessions({ auth, database: leads.database }, Date.now());
    expect(await refresh(session)).toBeNull();
    expect((await leads.database.ref('server/sessions').get()).val()).toBeNull();
  });
});

describe('the nightly clean-up', () => {
  it('deletes users without a live session, and no others', async () => {
    const { code } = await createAccessCode(2);
    const revoked = await createAccessCode(1);
    const live = [await openDashboard(), await openAccess(code), await signUp('ada@example.com')];
    const ended = await openAccess(revoked.code);
    await revokeCode(codeDeps(), revoked.id);
    expect(await hasAccess(ended.idToken)).toBe(false);
    // As shared by the sessions of older versions.
    for (const uid of ['team', 'access-0123abcd']) await auth.createUser({ uid });
    await runNightly();
    expect(await listUids()).toEqual(live.map(({ uid }) => uid).sort());
    expect(await refresh(ended)).toBeNull();
    for (const session of live) expect(await refresh(session)).not.toBeNull();
  });

  it('ends dashboards that have not been used for a month', async () => {
    const month = 30 * DAY;
    const [unused, used] = [await openDashboard(), await openDashboard()];
    const { database } = leads;
    await database.ref(`server/sessions/${used.uid}/at`).set(Date.now() - 2 * month);
    expect(await deleteEndedSessions({ auth, database }, Date.now())).toBe(0);
    expect(await canRead((await refresh(used)) ?? '')).toBe(true);
    expect(await deleteEndedSessions({ auth, database }, Date.now() + month + DAY)).toBe(2);
    for (const session of [unused, used]) expect(await canRead(session.idToken)).toBe(false);
    // An entry whose token was never exchanged.
    await openCodeSession(database, { team: true, code: true }, Date.now() - month);
    await deleteEndedSessions({ auth, database }, Date.now());
    expect((await database.ref('server/sessions').get()).val()).toBeNull();
  });

  it('deletes what an account left behind that was deleted through the Identity API', async () => {
    const [ada, bob] = [await signUp('ada@example.com'), await signUp('bob@example.com')];
    const save = ({ uid, idToken }: SignIn, id: string) => {
      const check = { at: { '.sv': 'timestamp' }, host: 'example.com', report: 'bm90' };
      return request(`reports/${uid}/${id}`, idToken, { method: 'PUT', body: JSON.stringify(check) });
    };
    expect(await Promise.all([save(ada, '00'), save(bob, '00')])).toEqual([200, 200]);
    expect((await identity.call('delete', { idToken: ada.idToken })).status).toBe(200);
    await runNightly();
    const { reports, closedAccounts } = await leads.readAll();
    expect(Object.keys(Object(reports))).toEqual([bob.uid]);
    expect(closedAccounts).toEqual({ [ada.uid]: expect.any(Number) });
    // A token outlives its account by up to an hour.
    expect(await save(ada, '01')).toBe(401);
  });

  it('deletes more users than fit on a page', async () => {
    const uids = Array.from({ length: 1_200 }, (_unused, n) => `team-${String(n).padStart(32, '0')}`);
    for (let from = 0; from < uids.length; from += 600)
      await auth.importUsers(uids.slice(from, from + 600).map((uid) => ({ uid })));
    const account = await signUp('ada@example.com');
    await runNightly();
    expect(await listUids()).toEqual([account.uid]);
  });
});

describe('a new member', () => {
  it.each([false, true])(
    'gets a new account if a session took the address (known to be theirs: %s)',
    async (isTheirs) => {
      const leaver = await openDashboard();
      const email = 'mara@example.com';
      await identity.call('update', { idToken: leaver.idToken, email, password: PASSWORD });
      await auth.updateUser(leaver.uid, { emailVerified: true });
      const roster = { auth, database: leads.database };
      const { passwordLink } = await addMember(roster, { email, isTheirs });
      expect(passwordLink).not.toBeNull();
      const { uid } = await auth.getUserByEmail(email);
      expect(uid).not.toBe(leaver.uid);
      expect(await refresh(leaver)).toBeNull();
      await runNightly();
      expect((await auth.getUser(uid)).customClaims).toEqual({ team: true });
      expect(await removeMember(roster, email)).toBe(true);
    },
  );
});
